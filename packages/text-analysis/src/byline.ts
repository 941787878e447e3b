const PEOPLE_OF_A_LINE = 5;
/** Characters of a line that names who wrote; a longer one is a sentence. */
const LONGEST = 120;

/** "By" begins many a sentence: then capitals must follow. What ends in a colon says by itself that a name comes. */
const NAMED = {
  by: /^(?:(?:written|reviewed|edited|prepared|fact-checked|medically reviewed) )?by:?[ \t]/iu,
  label: /^(?:author|authors|writer|editor|reviewer)[ \t]?:[ \t]?/iu,
  arabic: /^(?:بقلم|كتبه|كتبته|راجعه|راجعته|أعده|أعدته|أعدّه|أعدّته)[ \t]?:?[ \t]/u,
  arabicLabel: /^(?:الكاتب|الكاتبة|المؤلف|المؤلفة|المراجع|المراجعة|كتابة|إعداد|تأليف|مراجعة|تحرير)[ \t]?:[ \t]?/u,
} as const;
const NAME_ENDS = /[,،|(–—/]/u;
/** Words of names that have no capital. */
const PARTICLE = /^(?:bin|ibn|bint|al|el|de|da|di|van|von|der|the|of|and|&)$/iu;

const isCapitalised = (word: string) => /^\p{Lu}/u.test(word) || PARTICLE.test(word);

/** Who wrote or reviewed a text, where a line says nothing else: "By Sara Ali, nutritionist", "بقلم سارة العلي"; undefined of any other line. */
export function bylineOf(line: string): string | undefined {
  const written = line.trim();
  if (written.length > LONGEST || /[.!?؟…]$/u.test(written)) return undefined;
  for (const [kind, pattern] of Object.entries(NAMED)) {
    const opening = pattern.exec(written)?.[0];
    if (opening === undefined) continue;
    const [name = ""] = written.slice(opening.length).split(NAME_ENDS);
    const words = name.trim().split(/[ \t]+/u);
    const isName = words.length <= PEOPLE_OF_A_LINE && words.every((word) => /\p{L}/u.test(word));
    const isKnown = kind.startsWith("arabic") || words.every((word) => isCapitalised(word) || /^\p{Script=Arabic}/u.test(word));
    return isName && isKnown ? name.trim() : undefined;
  }
  return undefined;
}
