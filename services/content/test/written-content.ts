import { type Decision, sameState } from "@muhtawa/service-kit";
import type { BodyDocument } from "../src/domain/body-document.ts";
import {
  type Content,
  type ContentState,
  startedContent,
  bodySaved,
  type SavedBody,
  type SavedFields,
  saveFields,
} from "../src/domain/content.ts";
import type { SourceClaim } from "../src/domain/provenance.ts";

export const paragraph = (text: string): BodyDocument => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text }] }],
});
export const AT = new Date("2026-05-01T08:00:00Z");

export const started = (sources: SourceClaim[] = []): Content => {
  const needs = { title: "Why dates", type: "ARTICLE", locale: "en" } as const;
  const { state } = startedContent({ ownerId: "noura", companyId: "oasis", needs, sources });
  return { ...state, _id: "content-1", version: 1, createdAt: AT, updatedAt: AT };
};

/** As the store would have it. */
export const stored = (content: Content, { state }: Decision<ContentState>): Content =>
  sameState(content, state) ? content : { ...content, ...state, version: content.version + 1 };

export const withFields = (content: Content, input: SavedFields) => stored(content, saveFields(content, input));
export const withIdea = (content: Content, idea: string | undefined, sources: SourceClaim[] = []) =>
  withFields(content, { stage: "IDEA", fields: { idea }, sources });
export const withTitle = (content: Content, title: string) => withFields(content, { stage: "NEEDS", fields: { title }, sources: [] });
export const withObjective = (content: Content, objective: string) =>
  withFields(content, { stage: "OBJECTIVES", fields: { objective }, sources: [] });
export const withTopics = (content: Content, topics: string[], sources: SourceClaim[] = []) =>
  withFields(content, { stage: "OBJECTIVES", fields: { topics }, sources });
export const withTools = (content: Content, tools: string[]) => withFields(content, { stage: "TOOLS", fields: { tools }, sources: [] });
export const bodySave = (body: BodyDocument | null, more: Partial<SavedBody> = {}): SavedBody => ({
  body,
  sources: [],
  authorId: "noura",
  savedAt: AT,
  isCheckpoint: true,
  isInformed: true,
  ...more,
});
export const withBody = (content: Content, body: BodyDocument | null, sources: SourceClaim[] = []) =>
  stored(content, bodySaved(content, bodySave(body, { sources })));

export const origin = (content: Content, field: string) => content.provenance.find((entry) => entry.field === field);
export const byAi = (field: SourceClaim["field"], generationId = "g1"): SourceClaim => ({ field, source: "AI", generationId });

/** As somebody goes on writing. */
export const typed = (content: Content, text: string, more: Partial<SavedBody> = {}) =>
  stored(content, bodySaved(content, bodySave(paragraph(text), { isCheckpoint: false, ...more })));
