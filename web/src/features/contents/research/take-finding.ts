import type { ApolloClient } from "@apollo/client";
import type { JSONContent } from "@tiptap/core";
import {
  type FieldSourceInput,
  type ResearchFindingFieldsFragment,
  StageContentDocument,
  type StageContentFragment,
} from "../../../generated/graphql.ts";
import { requestContext } from "../../../lib/editing/save-answer.ts";
import { NEEDS } from "../needs-values.ts";
import { MOST_TOPICS, OBJECTIVES } from "../objectives-values.ts";

type Finding = ResearchFindingFieldsFragment;

/** As many keywords as a content takes. */
const MOST_KEYWORDS = 20;

const isAmong = (values: readonly string[], value: string) =>
  values.some((other) => other.trim().toLowerCase() === value.trim().toLowerCase());

/** Whether it goes into the brief; the others go into the text. */
export const isOfBrief = ({ kind }: Finding): boolean => kind === "KEYPHRASE" || kind === "KEYWORD" || kind === "TOPIC";

/** Whether the brief or the text says it already. */
export function isTaken(finding: Finding, { keywords, topics }: Pick<StageContentFragment, "keywords" | "topics">, text: string): boolean {
  const { kind, value } = finding;
  if (kind === "KEYPHRASE") return isAmong(keywords.slice(0, 1), value);
  if (kind === "KEYWORD") return isAmong(keywords, value);
  return kind === "TOPIC" ? isAmong(topics, value) : text.includes(value);
}

/** Whether the brief has room for it. */
export function fits({ kind, value }: Finding, { keywords, topics }: Pick<StageContentFragment, "keywords" | "topics">): boolean {
  if (kind === "TOPIC") return topics.length < MOST_TOPICS;
  return kind === "KEYPHRASE" && isAmong(keywords, value) ? true : keywords.length < MOST_KEYWORDS;
}

/** An entry that the research has brought is its own; the others stay whose they are. */
const sourcesOf = (field: string, value: string, generationId: string): FieldSourceInput[] => [
  { field, source: "AI", generationId, values: [value] },
];

/** Stores one finding with the brief, beside what stands there: nothing is taken out. Rejects where that is refused. */
export async function addToBrief(
  client: ApolloClient,
  content: StageContentFragment,
  { kind, value }: Finding,
  generationId: string,
): Promise<void> {
  const { id, partVersions } = content;
  if (kind === "TOPIC") {
    const values = OBJECTIVES.valuesOf(content);
    const input = OBJECTIVES.inputOf({ ...values, topics: [...values.topics, value] });
    await OBJECTIVES.send(
      client,
      { id, input: { ...input, sources: sourcesOf("topics", value, generationId), expectedVersion: partVersions.objectives } },
      requestContext(),
    );
    return;
  }
  const values = NEEDS.valuesOf(content);
  const others = values.keywords.filter((keyword) => !isAmong([keyword], value));
  const own = values.keywords.find((keyword) => isAmong([keyword], value));
  const keywords = kind === "KEYPHRASE" ? [own ?? value, ...others] : [...values.keywords, value];
  const sources = own === undefined ? sourcesOf("keywords", value, generationId) : [];
  const input = NEEDS.inputOf({ ...values, keywords });
  await NEEDS.send(client, { id, input: { ...input, sources, expectedVersion: partVersions.needs } }, requestContext());
}

/** Reads the brief again, which was changed elsewhere; where that fails, it stays as it was known. */
export async function readAnew(client: ApolloClient, id: string): Promise<void> {
  const asked = client.query({ query: StageContentDocument, variables: { id }, fetchPolicy: "network-only", context: requestContext() });
  await asked.catch(() => undefined);
}

/** What goes into the text: a question as a heading, a claim with a link to its page. */
export function asDocument({ kind, value, source }: Finding): JSONContent {
  const words = { type: "text", text: value };
  if (kind === "QUESTION") return { type: "doc", content: [{ type: "heading", attrs: { level: 2 }, content: [words] }] };
  const link = source && [
    { type: "text", text: " (" },
    { type: "text", text: source.title, marks: [{ type: "link", attrs: { href: source.address } }] },
    { type: "text", text: ")" },
  ];
  return { type: "doc", content: [{ type: "paragraph", content: [words, ...(link ?? [])] }] };
}
