/**
 * What a long history takes: 500 versions of an article of 2,000 words, a sentence changed in each. Needs nothing running:
 *
 *   node_modules/.bin/node bench/version-storage.ts
 */
import { type Base, packBody } from "../services/content/src/store/packed-body.ts";

const VERSIONS = 500;
const PARAGRAPHS = 40;
const WORDS = 50;
const BASE_EVERY = 20;

const WORDS_OF_A_BRAND =
  "تمور واحة مزرعة حصاد قصة عائلة موسم ماء سوق نخلة طعم جودة صحة غذاء ضيافة dates farm harvest story family season water market palm taste quality health".split(
    " ",
  );
/** Repeatable, so that the figure is. */
let seed = 20_261_121;
function random(below: number): number {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
  return seed % below;
}
/** Half of the words occur once: a text of few words would pack too well. */
const word = () => `${WORDS_OF_A_BRAND[random(WORDS_OF_A_BRAND.length)]}${random(2) ? random(10_000) : ""}`;
const sentence = (words: number) => Array.from({ length: words }, word).join(" ");

const paragraphs = Array.from({ length: PARAGRAPHS }, () => sentence(WORDS));
const body = () => ({
  type: "doc" as const,
  content: paragraphs.map((text) => ({ type: "paragraph", attrs: { textAlign: null, dir: "auto" }, content: [{ type: "text", text }] })),
});

let base: Base | undefined;
let [plain, kept] = [0, 0];
for (let number = 1; number <= VERSIONS; number += 1) {
  const changed = random(PARAGRAPHS);
  paragraphs[changed] = [...(paragraphs[changed] ?? "").split(" ").slice(10), sentence(10)].join(" ");
  const packed = await packBody(body(), base && number - base.number < BASE_EVERY ? base : undefined);
  if (packed.base === undefined && packed.packed) base = { number, packed: packed.packed };
  plain += Buffer.byteLength(JSON.stringify(body()));
  kept += Buffer.isBuffer(packed.packed) ? packed.packed.length : JSON.stringify(packed.body).length;
}
const kB = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
process.stdout.write(
  `${VERSIONS} versions: ${kB(plain)} as they are, ${kB(kept)} as kept, ${Math.round(kept / VERSIONS)} bytes a version\n`,
);
