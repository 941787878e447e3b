import type { OutlineSection } from "../../writing/structures.ts";
import { fieldName } from "../../writing/terms.ts";
import type { Material } from "../material.ts";
import { startCapital, words } from "../prose.ts";
import type { Tongue } from "../tongue.ts";
import { one, own, some } from "../turns.ts";
import { topicsOf } from "./article.ts";
import { askOne, prompt, topicAsks, voiceAsks } from "./prompts.ts";

const FEW = { LOW: 3, MEDIUM: 4, HIGH: 5 } as const;
const MORE = { LOW: 4, MEDIUM: 6, HIGH: 8 } as const;
const ALIASES: Readonly<Record<string, string>> = { message: "mission", explanation: "ideaExplanation", age: "ageRange" };

/** What the brief is searched for by: its own keywords, its short topics, and the word groups of its title. */
function phrases(m: Material, { stopWords, beforeVerb }: Tongue): string[] {
  const groups: string[][] = [[]];
  let verbFollows = false;
  for (const word of words(m.title ?? "")) {
    const lower = word.toLowerCase();
    if (stopWords.has(lower)) groups.push([]);
    else if (!verbFollows) groups.at(-1)?.push(word);
    verbFollows = beforeVerb.has(lower);
  }
  const short = (list: readonly string[]) => list.length >= 2 && list.length <= 3;
  const nominal = (topic: string) => !stopWords.has((words(topic)[0] ?? "").toLowerCase());
  const single = groups.flat().filter((word) => word.length > 3);
  const found = [
    ...m.keywords,
    ...groups.filter(short).map((group) => group.join(" ")),
    ...m.topics.filter((topic) => short(words(topic)) && nominal(topic)),
    ...single,
  ];
  return [...new Set(found.map((phrase) => phrase.toLowerCase()))];
}

function listOf(name: string, m: Material, tongue: Tongue): readonly string[] | undefined {
  if (name === "keywords" || name === "tags") {
    const found = phrases(m, tongue);
    const pool = name === "tags" ? [...found, ...(tongue.lists["tags"]?.(m) ?? [])] : found;
    return pool.length > 0 ? some(pool, m.variant, MORE[m.length]) : [prompt(askOne(m, tongue.asks.title))];
  }
  const items = own(tongue.lists, name)?.(m);
  return items && some([...new Set(items)], m.variant, FEW[m.length]);
}

export function writeField(m: Material, tongue: Tongue): string | readonly string[] {
  const given = fieldName(m.assignment.field ?? "");
  const name = own(ALIASES, given) ?? given;
  const list = listOf(name, m, tongue);
  if (list) return list;
  if (name === "title" && !m.about) return prompt(askOne(m, tongue.asks.title));
  return one(own(tongue.fields, name) ?? tongue.anyField, m.variant)(m);
}

export function writeOutline(m: Material, tongue: Tongue): readonly OutlineSection[] {
  const { headings, asks } = tongue;
  const topics = topicsOf(m, tongue);
  const of = topicAsks({ ...m, needs: [], pains: [] }, tongue, topics);
  const concerns = [...m.needs.map((need) => asks.need(need)), ...m.pains.map((pain) => asks.pain(pain))];
  const section = (title: string, points: readonly string[]) => ({ title, points: points.slice(0, 8).map(prompt) });
  return [
    section(headings.answer, [askOne(m, asks.opening), ...voiceAsks(m, tongue)]),
    ...topics.map((topic, at) => section(startCapital(topic), of[at] ?? [])),
    ...(concerns.length > 0 ? [section(headings.concerns, concerns)] : []),
    ...(m.brand ? [section(headings.brand(m.brand), [askOne(m, asks.brand)])] : []),
    section(headings.next, [askOne(m, asks.action[m.funnel])]),
  ];
}
