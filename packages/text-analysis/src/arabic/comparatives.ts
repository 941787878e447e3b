/** Adjectives of the measure فعيل whose comparative is أفعل. */
const ADJECTIVES = new Set(
  (
    "رخيص كبير صغير جديد قديم سريع بطيء جميل قبيح طويل قصير كثير قليل ثقيل خفيف قوي ضعيف غني فقير ذكي غبي لذيذ رديء عظيم قريب بعيد " +
    "نظيف سعيد حزين غريب شديد دقيق عميق عريق فريد شهير بسيط صحيح حديث عنيف لطيف كريم بخيل رقيق سميك ثمين نفيس بديع أنيق رفيع متين " +
    "أصيل صعب سهل حسن ضخم"
  ).split(" "),
);

/** أرخص of رخيص; undefined for words that have none. */
export function comparativeOf(adjective: string): string | undefined {
  if (!ADJECTIVES.has(adjective)) return undefined;
  const letters = [...adjective].filter((letter, at) => at !== 2 || letter !== "ي" || adjective.length < 4);
  const [first = "", second = "", third = ""] = letters;
  if (adjective.length < 4 && third === "ي") return `أ${first}${second}ى`;
  return second === third ? `أ${first}${second}` : `أ${first}${second}${third}`;
}
