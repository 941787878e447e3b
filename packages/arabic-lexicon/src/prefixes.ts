/** "And" and "then", which Arabic writes onto any word, before any other prefix. */
export const CONJUNCTIONS = ["و", "ف"];

/** The particle of questions, alone and before a conjunction. */
export const QUESTIONS = ["أ", "أو", "أف"];

/** What Arabic writes onto a word beside conjunctions; a stem of the lexicon has a bit for each that it takes, in this order. */
export const ARABIC_PREFIXES = ["", "ب", "ك", "ل", "ال", "بال", "كال", "لل", "س", ...QUESTIONS];
