import type { ApolloClient } from "@apollo/client";
import type { JSONContent } from "@tiptap/core";
import { type ContentNeedsInput, type FieldSourceInput, StageContentDocument, type StageContentFragment } from "../../generated/graphql.ts";
import { authState } from "../../lib/auth/auth.ts";
import type { Draft } from "../../lib/drafts/drafts.ts";
import { waitingOf } from "../../lib/drafts/outbox.ts";
import { takeBack } from "../../lib/drafts/send-waiting.ts";
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
import { makeContent } from "./make-content.ts";
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
  /** What a new content is made under: whatever is sent of it, and however often, makes one. */
  key?: string;
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
    reload: () => readStages(client, id),
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

async function readStages(client: ApolloClient, id: string): Promise<StageContentFragment | undefined> {
  const options = { query: StageContentDocument, variables: { id }, fetchPolicy: "network-only", context: requestContext() } as const;
  return (await client.query(options)).data?.content;
}

/** What can still be changed of a content that is made, and how it begins. */
const PLACE = ["scheduledFor", "file", "beginning", "drafted"] as const satisfies readonly (keyof StageAside)[];
const isMovedOn = (from: StageAside, to: StageAside): boolean => PLACE.some((part) => to[part] && to[part] !== from[part]);

const nameOfNew = (key: string) => `content.${key}`;

/** What waits of a content that is sent in another way now, also what a page put there that was loaded anew since. */
async function takeBackNew(key: string): Promise<void> {
  const waiting = await waitingOf(authState().user?.id ?? "");
  for (const one of waiting) if (one.about === nameOfNew(key)) await takeBack(one);
}

/** What is written next in a new content's form is no change of the one that is given up, which may be on its way. */
export function beginAnew(session: Pick<EditSession<never>, "aside" | "putAside">): void {
  const { contentId } = (session.aside ?? {}) as StageAside;
  const nothing = { template: undefined, beginning: undefined, drafted: undefined, file: undefined };
  session.putAside({ ...nothing, ...(contentId === undefined && { key: randomId() }) } satisfies StageAside);
}

/** Begins a new content, or goes on with the one that was begun on this device. */
export async function openNewContent(client: ApolloClient): Promise<EditSession<NeedsValues>> {
  let aside: () => StageAside = () => ({});
  let keep: (part: StageAside) => void = () => {};
  /** What was sent last, and what is stored of that. */
  let tried: StageAside = {};
  let placed: StageAside = {};
  /** The session's own now, unless it was given up or left to the queue since it was sent. */
  const made = ({ id: contentId }: StageContentFragment, key: string | undefined) => {
    if (key === aside().key) keep({ contentId });
  };
  /** Makes it; what is chosen of it while it is on its way, too. */
  const make = async (input: ContentNeedsInput): Promise<StageContentFragment> => {
    const { key = "", companyId = "", projectId, scheduledFor, file } = tried;
    const place = { companyId, projectId: projectId || null, scheduledFor: scheduledFor || null };
    const body = file && { body: file.document };
    const content = await makeContent(client, { ...place, input, ...beginningOf(tried), ...body, key });
    placed = tried;
    made(content, key);
    if (aside().key !== key || !isMovedOn(placed, aside())) return content;
    tried = aside();
    return make(input);
  };
  const send = async (save: Save<NeedsValues>): Promise<StageContentFragment> => {
    const { contentId, key = "" } = tried;
    const input = { ...NEEDS.inputOf(save.value), sources: sourcesOf(NEEDS, save, tried) };
    if (contentId && save.base.version !== undefined) {
      const variables = { id: contentId, input: { ...input, expectedVersion: save.base.version } };
      const stored = await NEEDS.send(client, variables, requestContext());
      if (!stored) throw new Error("The answer held no content");
      return isMovedOn(placed, tried) ? make(input) : stored;
    }
    await takeBackNew(key);
    return make(input);
  };

  const session = await openSession<NeedsValues, StageContentFragment | undefined>({
    about: aboutOf("NEEDS"),
    kind: fieldsKind<NeedsValues>(NEEDS.fields, { autosave: false }),
    thing: undefined,
    // what was given up here is another content
    storedOf: (content) => storedStage(NEEDS, content && content.id === aside().contentId ? content : undefined),
    send: (save, kept) => {
      tried = (kept ?? {}) as StageAside;
      return send(save);
    },
    reload: async () => {
      const { contentId } = aside();
      return contentId === undefined ? undefined : readStages(client, contentId);
    },
    delivered: (content, { variables }) => {
      if (variables["key"] === tried.key) placed = tried;
      if (content) made(content, variables["key"] as string | undefined);
    },
    waitingAs: ({ value, base, doubtful }) => {
      const { key = "", contentId } = tried;
      const { title } = value;
      const about = nameOfNew(key);
      if (contentId === undefined || base.version === undefined)
        return { about, draftAbout: aboutOf("NEEDS"), what: "content", title, path: stagePath("NEEDS") };
      return {
        about,
        draftAbout: aboutOf("NEEDS", contentId),
        subject: contentId,
        version: base.version,
        base: NEEDS.inputOf(base.value),
        doubtful: doubtful.map(NEEDS.inputOf),
        what: "NEEDS",
        title,
        path: stagePath("NEEDS", contentId),
      };
    },
    readDraft: draftReader(NEEDS),
    // it becomes a content of its own
    left: (kept) => ({ ...(kept as StageAside | undefined), key: randomId(), contentId: undefined }),
  });
  aside = () => (session.aside ?? {}) as StageAside;
  keep = (part) => session.putAside(part);
  // what was restored may have been sent by the page that left it
  tried = aside();
  placed = tried;
  if (!aside().key) keep({ key: randomId() });
  session.subscribe(() => {
    const isEmpty = session.idle && session.state.base.version === undefined;
    if (isEmpty && aside().key === tried.key) keep({ key: randomId() });
  });
  return session;
}
