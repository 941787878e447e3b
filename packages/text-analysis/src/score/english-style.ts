/** Forms of "to be" that a participle makes a passive of; "get" does it in speech. */
const BE = new Set("am is are was were be been being isn't aren't wasn't weren't gets got".split(" "));
/** Participles that don't end in -ed. */
const IRREGULAR = new Set(
  "beaten become begun bitten blown bought bound broken brought built caught chosen cut dealt done drawn driven eaten fed felt fought found forbidden forgiven forgotten frozen given gone grown heard held hidden hit hurt kept known laid led left lent lost made meant met paid put read ridden run said seen sent set shaken shown shut sold sought spent spoken spread stolen struck sung sworn taken taught thrown told thought understood woken won worn wound written".split(
    " ",
  ),
);
/** Words in -ed that say how something is, or that only look like participles. */
const NOT_DONE = new Set(
  "excited interested tired pleased married based located supposed used bored worried red bed need indeed speed seed feed".split(" "),
);
/** Between the two: was not often asked. */
const BETWEEN = /^(?:not|never|also|still|already|always|often|only|just|being|been|\p{L}+ly)$/u;
const MOST_BETWEEN = 2;

const WORD = /\p{L}+(?:['’]\p{L}+)?/gu;

const isParticiple = (word: string): boolean =>
  IRREGULAR.has(word) || (word.length > 4 && word.endsWith("ed") && !word.endsWith("eed") && !NOT_DONE.has(word));

/** Sentences in the passive: a form of "to be", and a participle at once or after an adverb or two. */
export const englishPassives = (sentences: readonly string[]): string[] =>
  sentences.filter((sentence) => {
    const words = [...sentence.toLowerCase().replaceAll("’", "'").matchAll(WORD)].map(([word]) => word);
    return words.some((word, at) => {
      if (!BE.has(word)) return false;
      for (let after = at + 1; after <= at + 1 + MOST_BETWEEN; after++) {
        const next = words[after] ?? "";
        if (isParticiple(next)) return true;
        if (!BETWEEN.test(next)) return false;
      }
      return false;
    });
  });

/** Words that tie a sentence to those before it. */
const TRANSITIONS =
  /^(?:but|and|so|or|yet|then|also|still|first|second|third|next|finally|lastly|however|therefore|thus|hence|instead|meanwhile|moreover|besides|otherwise|likewise|similarly|consequently|nevertheless|because|although|though|while|when|once|after|before|since|until|if|unless|for example|for instance|in addition|as a result|in contrast|on the other hand|that is why|this means|in short|above all|at the same time|even so|of course|in fact)\b/u;

/** Sentences that begin with a word that ties them to those before. */
export const englishTies = (sentences: readonly string[]): string[] =>
  sentences.filter((sentence) => TRANSITIONS.test(sentence.toLowerCase().replace(/^[^\p{L}]+/u, "")));
