import { expect, test } from "@jest/globals";
import { osmanOf } from "../src/osman.ts";

test("OSMAN is what the formula of its paper gives for counts made by hand", () => {
  // A=2, B=1; ذَهَبَ: 3 short; الوَلَدُ: 3 short; none complex, one long of six letters when the word has them
  expect(osmanOf(["ذَهَبَ الوَلَدُ"])).toBeCloseTo(200.791 - 1.015 * 2 - 24.181 * (6 / 2), 3);
  // مُعَلِّمُونَ: short ُ َ ِ َ, long ُو, one shadda: 4 + 2 (1 + 1) = 8; complex, ends in ون, six letters
  expect(osmanOf(["مُعَلِّمُونَ"])).toBeCloseTo(200.791 - 1.015 - 24.181 * (1 + 8 + 1 + 1), 3);
});

test("without written vowels every letter but alef counts as a syllable, and five letters make no long word", () => {
  // كتب: 3; الولد: 4 of its five letters; neither is complex, neither is long
  expect(osmanOf(["كتب الولد"])).toBeCloseTo(200.791 - 1.015 * 2 - 24.181 * (7 / 2), 3);
  // المؤسسون: 7 syllables, complex without the two ends, with ؤ and ون; eight letters
  expect(osmanOf(["المؤسسون"])).toBeCloseTo(200.791 - 1.015 - 24.181 * (1 + 7 + 1 + 1), 3);
});

test("longer words and sentences are harder, and without Arabic there is none", () => {
  const easy = osmanOf(["ذهب الولد إلى البيت.", "لعب مع أخيه."]) ?? 0;
  const hard = osmanOf(["تستلزم المتطلبات التنظيمية المستحدثة استراتيجيات مؤسسية متكاملة لمواءمة الاستثمارات التكنولوجية."]) ?? 0;
  expect(easy).toBeGreaterThan(hard);
  expect(osmanOf(["Dates"])).toBeUndefined();
});

/**
 * Texts and values of textstat's own tests (tests/backend/metrics/test_osman.py). Without vowels it takes two syllables off a whole text, and
 * knows no complex words, which are one more each, or two with a mark of careful spelling; all else has to be the same.
 */
test.each([
  ["ذهب هند وأحمد الى المدرسة. هند تحب الرسم والمطالعة", 102.186, { words: 9, syllables: 2, complex: 1 }],
  [
    "تتركز أسس الفيزياء النووية بشكل عام علي الذرة ومكوناتها الداخلية والتعامل مع تلك الذرة والعناصر وحيث ان هذا هو المبحث العام للفيزياء النووية فانه احيانا ما يطلق عليها الفيزياء الذرية الا أن مجال الفيزياء النووية أعم واشمل من الفيزياء الذرية وكذلك الفيزياء الذرية تهتم بدارسة الذرة فى حالاتها وتفاعلاتها المختلفة",
    39.292,
    { words: 50, syllables: 2, complex: 5 },
  ],
])("the value of %s is that of another implementation, but for what that leaves out", (text, theirs, { words, syllables, complex }) => {
  expect(osmanOf(text.split(". "))).toBeCloseTo(theirs - (24.181 * (syllables + complex)) / words, 2);
});
