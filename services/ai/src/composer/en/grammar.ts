import { plain, sentence, startCapital } from "../prose.ts";

const SENTENCE_STARTERS =
  /^(?:A|An|The|Our|Your|My|Their|Its|How|Why|What|When|Where|Which|Who|Whether|Types?|Kinds?|Ways?|Steps?|Tips?|Best|Top|Common|Main|Basic|New|Good|Better|First|Key|Using|Benefits?|Advantages?|Differences?|Importance|Mistakes?|Questions?|Answers?|Reasons?|Signs?|Costs?|Prices?|Quality|Storage|Care|Service|Services|Delivery|Choice|History|Future|Fast|Slow|Clear|Simple|Easy|Free|Fresh|Local|Daily|Weekly|Save|Find|Get|Keep|Make|Know|Understand|Learn|Explain|Fear|Lack|High|Low|Not|No|Too|Saving|Being|\p{Lu}\p{Ll}+ing)(?=\s|$)/u;

/** A heading as it stands inside a sentence. Only a first word that is surely no name loses its capital. */
export const inSentence = (text: string): string => {
  const bare = plain(text);
  return SENTENCE_STARTERS.test(bare) ? bare.charAt(0).toLowerCase() + bare.slice(1) : bare;
};

const PROPER =
  /^(?:I|Saudi|Arab|Arabic|English|French|German|Turkish|Indian|Chinese|Japanese|Italian|Egyptian|Moroccan|Emirati|Kuwaiti|Islamic|Muslim|Ramadan|Eid|Hajj|Umrah|Riyadh|Jeddah|Makkah|Mecca|Madinah|Medina|Dammam|Dubai|Doha|Cairo|Gulf|Middle|Europe|European|America|American|Asia|Asian|Africa|African|Google|Instagram|Facebook|Snapchat|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|June|July|August|September|October|November|December)$/;

/** A phrase that was typed like a sentence, as it stands inside one; names keep their capital, the brand's own among them. */
export function inline(text: string, names: readonly string[]): string {
  const [first = "", ...rest] = text.split(" ");
  const known = names.some((name) => name.split(" ")[0] === first);
  const typedLikeASentence = rest.length > 0 && /^\p{Lu}\p{Ll}+$/u.test(first) && !rest.some((word) => /^\p{Lu}/u.test(word));
  return typedLikeASentence && !known && !PROPER.test(first) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

const DOUBLED = new Set(
  "get set put run cut plan stop shop begin sit win fit swim let rid hit bet skip trim wrap drop chat map tag".split(" "),
);

/** The verb as a thing: store, storing. */
function gerund(verb: string): string {
  if (verb.endsWith("ie")) return `${verb.slice(0, -2)}ying`;
  if (/[^aeioy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`;
  return `${verb}${DOUBLED.has(verb) ? verb.at(-1) : ""}ing`;
}

/** A topic as a thing one can speak of: "How to store dates" is storing dates. */
export function thing(topic: string): string {
  const [, verb, rest] = /^how to (\p{Ll}+)(.*)/iu.exec(plain(topic)) ?? [];
  return verb === undefined ? inSentence(topic) : `${gerund(verb)}${rest ?? ""}`;
}

const QUESTION = /^(?:how (?!to\b)|(?:what|why|when|where|which|who|whose|is|are|do|does|did|can|could|should|will|would)\b)/i;

/** A title as a sentence; one that asks has its question mark. */
export const asked = (title: string): string => (QUESTION.test(title.trim()) ? `${plain(title).replace(/\?$/, "")}?` : sentence(title));

export function join(items: readonly string[]): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

export const quote = (text: string): string => `“${text}”`;

const REQUEST =
  /^(?:(?:please|kindly|can you|could you|i (?:want|need)(?: you)?(?: to)?) )*(?:write|create|generate|draft|make|prepare|compose|give|suggest|produce) (?:(?:me|us) )?(?:(?:an?|the|some|five|three|few|short|long|new|detailed|blog|social|media|good) )*(?:(?:article|post|tweet|text|script|description|content|piece|guide|ideas?|outline|blog|video|audio|page|copy) )?(?:about|on|for|of|explaining|describing|regarding) /i;

/** "Write an article about cold brew" is about cold brew. */
export const gist = (prompt: string): string => {
  const first = prompt.trim().split(/(?<=[.!?])\s|\n/)[0] ?? "";
  return startCapital(plain(first.replace(/\s+/g, " ").replace(REQUEST, "")).slice(0, 120));
};
