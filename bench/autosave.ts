/**
 * What deciding a save costs for a text of 2,000 words, on purpose and while somebody is writing. Needs nothing running:
 *
 *   node_modules/.bin/node bench/autosave.ts
 */
import { type Content, startedContent, bodySaved } from "../services/content/src/domain/content.ts";

const WORDS = 2_000;
const SAVES = 60;
const AT = new Date("2026-11-22T08:00:00Z");

const text = (save: number) => Array.from({ length: WORDS }, (_, at) => `${at % 2 ? "نخلة" : "palm"}${at}`).join(" ") + ` ${save}`;
const body = (save: number) => ({
  type: "doc" as const,
  content: [{ type: "paragraph", content: [{ type: "text", text: text(save) }] }],
});

function milliseconds(isCheckpoint: boolean): number {
  const needs = { title: "Dates", type: "ARTICLE", locale: "en" } as const;
  const { state } = startedContent({ ownerId: "noura", companyId: "oasis", needs, sources: [] });
  let content: Content = { ...state, _id: "content-1", version: 1, createdAt: AT, updatedAt: AT };
  const taken: number[] = [];
  for (let save = 0; save < SAVES; save += 1) {
    const document = body(save);
    const started = performance.now();
    const decision = bodySaved(content, { body: document, sources: [], authorId: "noura", savedAt: AT, isCheckpoint, isInformed: true });
    taken.push(performance.now() - started);
    content = { ...content, ...decision.state, version: content.version + 1 };
  }
  return taken.toSorted((a, b) => a - b)[SAVES / 2] ?? 0;
}

milliseconds(true);
const [onPurpose, writing] = [milliseconds(true), milliseconds(false)];
process.stdout.write(
  `${WORDS} words: ${onPurpose.toFixed(2)} ms on purpose, ${writing.toFixed(2)} ms while writing, 1 to ${(onPurpose / writing).toFixed(1)}\n`,
);
