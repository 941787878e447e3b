import type { ApolloClient } from "@apollo/client";
import type { JSONContent } from "@tiptap/core";
import { CreateContentDocument, type FieldSourceInput, StageContentDocument, type StageContentFragment } from "../../generated/graphql.ts";
import type { Draft } from "../../lib/drafts/drafts.ts";
import type { EditSession } from "../../lib/editing/edit-session.ts";
import { type Attributed, HUMAN, type Left, type Origin, type Save, type Stored } from "../../lib/editing/edit-state.ts";
import { differingFields, fieldsKind } from "../../lib/editing/fields.ts";
import { openSession } from "../../lib/editing/open-session.ts";
import { requestContext } from "../../lib/editing/save-answer.ts";
import { randomId } from "../../lib/random-id.ts";
import { NEEDS, type NeedsValues } from "./needs-values.ts";
import { type Stage, stagePath } from "./stages.ts";
import { beginningOf } from "./draft-brief/beginning-of.ts";
import type { Drafted } from "./draft-brief/drafted.ts";
import type { Beginning, Template } from "./templates/template.ts";

/** A stage's part of a content: how its form holds it, and how it is saved. */
export interface StagePart<Values extends object, Field extends string = string, Input extends object = object> {
  stage: Exclude<Stage, "GENERATION">;
  fields: readonly Field[];
  valuesOf(content: StageContentFragment | undefined): Values;
  /** The values as the API takes them. */
  inputOf(values: Values): Input;
  /** Whether the API would take them at all. */
  isReady?(values: Values): boolean;
  send(client: ApolloClient, variables: { id: string; input: Input }, context: object): Promise<StageContentFragment | undefined>;
}

/** What goes with a stage's values: who wrote the fields that were changed; of a new content, where it is made. */
export interface StageAside {
  sources?: Record<string, Origin>;
  companyId?: string | undefined;
  projectId?: string | undefined;
  /** The moment that a new content is planned for; empty for none. */
  scheduledFor?: string | undefined;
  /** The template that a new content was begun from, and what its later stages begin with. */
  template?: Pick<Template, "id" | "name" | "needs"> | undefined;
  beginning?: Beginning | undefined;
  /** What the AI has drafted of the later stages, and the person has accepted. */
  drafted?: Drafted | undefined;
  /** The file whose text a new content begins with. */
  file?: { readonly name: string; readonly document: JSONContent } | undefined;
  /** The name of the occasion that a new content was begun for. */
  occasion?: string | undefined;
  /** A new content has been stored under this. */
  contentId?: string;
}

const PARTS = { NEEDS: "needs", IDEA: "idea", OBJECTIVES: "objectives", TOOLS: "tools" } as const;

const aboutOf = (stage: Stage, contentId = "new") => `stage.${stage}.${contentId}`;

export const storedStage = <Values extends object>(
  { stage, valuesOf }: StagePart<Values>,
  content: StageContentFragment | undefined,
): Stored<Values> => ({ value: valuesOf(content), version: content?.partVersions[PARTS[stage]], origin: HUMAN });

/** For a save: where the changed fields come from. */
function sourcesOf<Values extends object>(
  { fields }: StagePart<Values>,
  { value, base }: Save<Values>,
  aside: StageAside,
): FieldSourceInput[] {
  return differingFields(base.value, value, fields).flatMap((field) => {
    const origin = aside.sources?.[field];
    return origin ? [{ field, source: origin.source, generationId: origin.generationId ?? null }] : [];
  });
}

/** Earlier releases kept the values with who wrote them; a change without a page of its own comes back as it waited. */
function draftReader<Values extends object>(part: StagePart<Values>) {
  return ({ value, version, at }: Draft<unknown>, stored: Stored<Values>): Left<Values> => {
    const kept = value as { values: Values; sources?: StageAside["sources"] } | (Attributed<Values> & { aside?: StageAside });
    const left =
      "values" in kept ? { value: kept.values, aside: { sources: kept.sources ?? {} } } : { value: kept.value, aside: kept.aside };
    const base = version === stored.version ? stored : { ...stored, value: part.valuesOf(undefined), version };
    return { ...left, origin: HUMAN, base, taken: [], held: false, at };
  };
}

/** Begins to edit a stage of a content where it was left on this device. */
export function openStage<Values extends object>(
  client: ApolloClient,
  part: StagePart<Values>,
  content: StageContentFragment,
): Promise<EditSession<Values>> {
  const { stage, fields, inputOf, isReady, send } = part;
  const { id, title } = content;
  return openSession<Values, StageContentFragment>({
    about: aboutOf(stage, id),
    kind: fieldsKind<Values>(fields, { autosave: true, ...(isReady ? { isReady } : {}) }),
    thing: content,
    storedOf: (found) => storedStage(part, found),
    send: async (save, aside) => {
      const sources = sourcesOf(part, save, (aside ?? {}) as StageAside);
      const input = { ...inputOf(save.value), sources, expectedVersion: save.base.version ?? null };
      const stored = await send(client, { id, input }, requestContext());
      if (!stored) throw new Error("The answer held no content");
      return stored;
    },
    reload: async () =>
      (await client.query({ query: StageContentDocument, variables: { id }, fetchPolicy: "network-only", context: requestContext() })).data
        ?.content,
    waitingAs: ({ base, doubtful }) => ({
      subject: id,
      ...(base.version === undefined ? {} : { version: base.version }),
      base: inputOf(base.value),
      doubtful: doubtful.map(inputOf),
      what: stage,
      title,
      path: stagePath(stage, id),
    }),
    readDraft: draftReader(part),
  });
}

/** Begins a new content, or goes on with the one that was begun on this device. */
export function openNewContent(client: ApolloClient): Promise<EditSession<NeedsValues>> {
  const made = async (content: StageContentFragment | undefined) => {
    if (content) (await opening).putAside({ contentId: content.id } satisfies StageAside);
  };
  const opening: Promise<EditSession<NeedsValues>> = openSession<NeedsValues, StageContentFragment | undefined>({
    about: aboutOf("NEEDS"),
    kind: fieldsKind<NeedsValues>(NEEDS.fields, { autosave: false }),
    thing: undefined,
    storedOf: (content) => storedStage(NEEDS, content),
    send: async (save, kept) => {
      const aside = (kept ?? {}) as StageAside;
      const input = { ...NEEDS.inputOf(save.value), sources: sourcesOf(NEEDS, save, aside) };
      const context = requestContext();
      if (aside.contentId) return NEEDS.send(client, { id: aside.contentId, input }, context);
      const { companyId = "", projectId, scheduledFor } = aside;
      const { data } = await client.mutate({
        mutation: CreateContentDocument,
        variables: {
          companyId,
          projectId: projectId || null,
          scheduledFor: scheduledFor || null,
          input,
          ...beginningOf(aside),
          ...(aside.file && { body: aside.file.document }),
        },
        context,
      });
      if (!data) throw new Error("The answer held no content");
      await made(data.createContent.content);
      return data.createContent.content;
    },
    reload: () => Promise.resolve(undefined),
    delivered: (content) => void made(content),
    waitingAs: ({ value }) => ({
      about: `content.${randomId()}`,
      draftAbout: aboutOf("NEEDS"),
      what: "content",
      title: value.title,
      path: stagePath("NEEDS"),
    }),
    readDraft: draftReader(NEEDS),
  });
  return opening;
}
