import type { Material } from "../material.ts";
import type { Tongue } from "../tongue.ts";

const about = (m: Material) => (m.about ? `“${m.about}”` : "your subject");
const brand = (m: Material) => m.brand ?? "your company";
const topic = (m: Material, at: number) => `“${m.topics[at % Math.max(1, m.topics.length)] ?? m.about ?? "your subject"}”`;

const entry = (title: string, ask: (m: Material) => string) => (m: Material) => ({ title, explanation: `✎ ${ask(m)}` });

export const ideas: Tongue["ideas"] = [
  entry("The questions people ask first", (m) => `Which five questions come up about ${about(m)}, and what do you answer to each?`),
  entry("From the beginning to the end", (m) => `Which steps lead through ${topic(m, 0)}, and what has to be ready for each?`),
  entry("What is often got wrong", (m) => `Which mistakes do you see with ${topic(m, 1)}, and what would you do instead?`),
  entry("One real case", (m) => `Who has been through ${about(m)} with ${brand(m)}, and would tell of it?`),
  entry("Side by side", (m) => `Which options are there for ${topic(m, 0)}, and which questions set them apart?`),
  entry("A list worth keeping", (m) => `What has to be checked about ${about(m)} before, during and after?`),
  entry("Behind the scenes", (m) => `What of the work of ${brand(m)} on ${topic(m, 2)} has nobody seen yet?`),
];

export const objectives: Tongue["objectives"] = [
  entry("To answer one question", (m) => `Which question about ${about(m)} can the reader answer afterwards?`),
  entry("To take away a worry", (m) => `Which worry about ${about(m)} is gone afterwards${m.pains[0] ? `: “${m.pains[0]}”` : ""}?`),
  entry("To make options comparable", (m) => `Which questions let the reader compare offers for ${topic(m, 0)}?`),
  entry("To lead to a first step", (m) => `What can the reader do on the same day about ${topic(m, 1)}?`),
  entry("To be found", (m) => `Which words would someone type who looks for ${about(m)}?`),
  entry("To start a conversation", (m) => `Which question should the reader put to ${brand(m)} after this?`),
  entry("To show how you work", (m) => `What should the reader be able to say about ${brand(m)} afterwards?`),
];
