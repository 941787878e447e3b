import { useMutation } from "@apollo/client/react";
import type { JSONContent } from "@tiptap/core";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type ContentBodyQuery, type FieldSource, SaveContentBodyDocument } from "../../generated/graphql.ts";
import { problemOf } from "../../lib/http/problem-of.ts";
import { notify } from "../../lib/notify.ts";
import type { SaveStatus } from "../../ui/save-state.tsx";
import { removeDraft, writeDraft } from "../../lib/drafts/drafts.ts";
import { NotSent } from "../../lib/drafts/not-sent.ts";
import { putWaiting, withdraw } from "../../lib/drafts/outbox.ts";
import { takeBack } from "../../lib/drafts/send-waiting.ts";
import { useOutcome } from "../../lib/drafts/use-waiting.ts";
import type { KeptDraft } from "../../ui/drafts/draft-gate.tsx";
import { isBlank, withText } from "./document-text.ts";
import { stagePath } from "./stages.ts";

/** A text that isn't saved yet. */
export interface BodyText {
  document: JSONContent;
  /** The generation it came from, when no person has changed it since. */
  generationId?: string;
}

interface BodyDraft extends BodyText {
  /** The content's version it was written on. */
  version: number;
}

/** Under which a content's unsaved text is kept. */
export const bodyDraftOf = (contentId: string) => `body.${contentId}`;

export type BodyContent = ContentBodyQuery["content"];

/** Milliseconds without a key press after which the text is saved by itself. */
const IDLE_MS = 60_000;

const bodyOf = ({ body }: BodyContent) => (body ?? null) as JSONContent | null;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** What a person's edit of the stored text makes of its provenance: the AI's text becomes an edited one. */
function originOf({ provenance }: BodyContent): { source: FieldSource; generationId?: string | null } {
  const stored = provenance.find(({ field }) => field === "body");
  if (!stored || stored.source === "HUMAN") return { source: "HUMAN" };
  return { source: "AI_EDITED", generationId: stored.generationId ?? null };
}

/** What was left here: as it was typed last, and as it waits to be sent. */
function leftHere(content: BodyContent, { draft, waiting }: KeptDraft<BodyText>) {
  const value = draft?.value ?? (waiting?.value as BodyText | undefined);
  const version = draft?.version ?? waiting?.version ?? content.version;
  const queued = waiting?.state === "waiting" ? { ...(waiting.value as BodyText), version: waiting.version ?? version } : null;
  return { draft: value && { ...value, version }, queued, typedSince: !!draft && !!waiting && !isSame(draft.value, waiting.value) };
}

const STATUS_OF = { waiting: "waiting", conflict: "conflict", refused: "failed" } as const;

function statusAtFirst(content: BodyContent, draft: BodyDraft | undefined): SaveStatus | undefined {
  if (draft) return draft.version === content.version ? "local" : "conflict";
  return content.body ? "saved" : undefined;
}

/**
 * The text of a content while it is being written: kept on this device at every change, saved as a version on demand, when the page is left,
 * or after an idle minute. What somebody else saves meanwhile is never overwritten unasked.
 */
export function useBody(content: BodyContent, kept: KeptDraft<BodyText>) {
  const { key, waiting } = kept;
  const { t } = useTranslation("contents");
  const [saveBody] = useMutation(SaveContentBodyDocument);
  const [{ draft, queued: queuedBefore, typedSince }] = useState(() => leftHere(content, kept));
  const [restoredAt, setRestoredAt] = useState(waiting ? undefined : kept.draft?.at);
  const [initial, setInitial] = useState(draft?.document ?? bodyOf(content));
  const [current, setCurrent] = useState(initial);
  const [status, setStatus] = useState(() => (waiting && !typedSince ? STATUS_OF[waiting.state] : statusAtFirst(content, draft)));
  /** The text as it was saved without a network; it is sent without us. */
  const queued = useRef<BodyDraft | null>(queuedBefore);
  const unsaved = useRef<BodyDraft | null>(queuedBefore && !typedSince ? null : (draft ?? null));
  /** The stored text that the one here was made from. */
  const base = useRef(draft && draft.version !== content.version ? undefined : bodyOf(content));
  const version = useRef(draft?.version ?? content.version);
  const origin = useRef(originOf(content));
  const saving = useRef(false);
  const lastStatus = useRef(status);
  lastStatus.current = status;
  const idle = useRef<ReturnType<typeof setTimeout>>(undefined);

  const keepDraft = useCallback(
    ({ version: on, ...value }: BodyDraft) => {
      unsaved.current = { ...value, version: on };
      void writeDraft<BodyText>(key, { value, version: on });
    },
    [key],
  );

  /** The text is stored. What was typed while it was on its way is still to be saved, on the new version. */
  const settle = useCallback(
    (stored: BodyContent) => {
      version.current = stored.version;
      base.current = bodyOf(stored);
      origin.current = originOf(stored);
      setRestoredAt(undefined);
      const later = unsaved.current;
      if (later) keepDraft({ ...later, version: stored.version });
      else void removeDraft(key);
      setStatus(later ? "local" : "saved");
    },
    [keepDraft, key],
  );

  /** Nobody answered: the text waits on this device, and is sent when somebody does. */
  const wait = useCallback(
    async (sent: BodyDraft, { operation, variables }: NotSent): Promise<undefined> => {
      const { version: on, ...value } = sent;
      const later = unsaved.current;
      if (!later) await writeDraft<BodyText>(key, { value, version: on });
      await putWaiting(
        key,
        {
          operation,
          variables,
          subject: content.id,
          version: on,
          ...(base.current === undefined ? {} : { base: { body: base.current } }),
          value,
          what: "text",
          title: content.title,
          path: stagePath("GENERATION", content.id),
        },
        navigator.onLine,
      );
      queued.current = sent;
      setStatus(later ? "local" : "waiting");
      notify.info(t("offline:kept"));
    },
    [content.id, content.title, key, t],
  );

  const save = useCallback(
    async (document: JSONContent, generationId?: string): Promise<BodyContent | undefined> => {
      clearTimeout(idle.current);
      if (queued.current) await takeBack(key);
      queued.current = null;
      const sent: BodyDraft = { document, version: version.current, ...(generationId ? { generationId } : {}) };
      unsaved.current = null;
      saving.current = true;
      setStatus("saving");
      try {
        const source = generationId ? { source: "AI" as const, generationId } : origin.current;
        const { data } = await saveBody({
          variables: { id: content.id, input: { body: document, expectedVersion: version.current, ...source } },
        });
        const stored = data?.saveContentBody.content;
        if (!stored) throw new Error("The answer held no content");
        settle(stored);
        // one that was refused, or in conflict, before this
        void withdraw(key);
        return stored;
      } catch (error) {
        if (error instanceof NotSent) return await wait(sent, error);
        keepDraft(unsaved.current ?? sent);
        setStatus(problemOf(error)?.code === "CONFLICT" ? "conflict" : "failed");
        return undefined;
      } finally {
        saving.current = false;
      }
    },
    [content.id, keepDraft, key, saveBody, settle, wait],
  );

  /** Resolves to whether nothing is unsaved any more. */
  const saveUnsaved = useCallback(async () => {
    if (!unsaved.current) return true;
    const first = base.current === null;
    if (!(await save(unsaved.current.document, unsaved.current.generationId))) return false;
    notify.success(t(first ? "dataSaved" : "dataUpdated"));
    return unsaved.current === null;
  }, [save, t]);

  /** Keeps a text on this device until it is saved. */
  const keep = useCallback(
    (document: JSONContent, generationId?: string) => {
      keepDraft({ document, version: version.current, ...(generationId ? { generationId } : {}) });
      setCurrent(document);
      setStatus((before) => (before === "conflict" ? before : "local"));
    },
    [keepDraft],
  );

  const showStored = useCallback((stored: BodyContent) => {
    setRestoredAt(undefined);
    version.current = stored.version;
    base.current = bodyOf(stored);
    origin.current = originOf(stored);
    setInitial(bodyOf(stored));
    setCurrent(bodyOf(stored));
    setStatus(stored.body ? "saved" : undefined);
  }, []);

  const giveUp = useCallback(() => {
    clearTimeout(idle.current);
    unsaved.current = null;
    queued.current = null;
    void removeDraft(key);
    void takeBack(key);
  }, [key]);

  const takeStored = useCallback(
    (stored: BodyContent) => {
      giveUp();
      showStored(stored);
    },
    [giveUp, showStored],
  );

  // A newer version that isn't ours: it is shown, unless something is at stake here.
  useEffect(() => {
    if (saving.current || queued.current || content.version <= version.current) return;
    if (base.current !== undefined && isSame(bodyOf(content), base.current)) {
      // Something else of it was changed: its status, a stage. The text may be saved on that.
      version.current = content.version;
      origin.current = originOf(content);
      if (unsaved.current) keepDraft({ ...unsaved.current, version: content.version });
      setStatus((before) => (before === "conflict" ? "local" : before));
    } else if (unsaved.current) setStatus("conflict");
    else showStored(content);
  }, [content, keepDraft, showStored]);

  useOutcome(key, (outcome) => {
    const undecided = status === "conflict" || status === "failed";
    if (outcome.event === "discarded") return queued.current || undecided ? takeStored(content) : undefined;
    const sent = queued.current;
    if (!sent) return undefined;
    if (outcome.event === "sent") {
      queued.current = null;
      return settle(outcome.stored as BodyContent);
    }
    if (outcome.event !== "conflict" && outcome.event !== "refused") return undefined;
    queued.current = null;
    if (!unsaved.current) keepDraft(sent);
    return setStatus(STATUS_OF[outcome.event]);
  });

  useEffect(
    () => () => {
      clearTimeout(idle.current);
      // A conflict is for the person to decide, and so is a half-written text; both stay on this device.
      if (unsaved.current && !unsaved.current.generationId && lastStatus.current !== "conflict") void save(unsaved.current.document);
    },
    [save],
  );

  return {
    /** The document the editor begins with. */
    initial,
    /** The document as it stands now. */
    current,
    status,
    /** When the text that was left unsaved here was kept; undefined once it is saved or given up. */
    restoredAt,
    save,
    saveUnsaved,
    keep,
    /** The person has changed the text. */
    change: useCallback(
      (document: JSONContent) => {
        keep(document);
        clearTimeout(idle.current);
        idle.current = setTimeout(() => void saveUnsaved(), IDLE_MS);
      },
      [keep, saveUnsaved],
    ),
    /** Puts a text of the AI's after what is there; it is for the person to save. */
    append: useCallback(
      (text: string, generationId?: string) => {
        const document = withText(current, text);
        keep(document, isBlank(current) ? generationId : undefined);
        setInitial(document);
      },
      [current, keep],
    ),
    /** Part of what the person goes on writing is the AI's now. */
    took: useCallback((generationId: string) => {
      origin.current = { source: "AI_EDITED", generationId };
    }, []),
    /** The AI has written the text; it is not saved yet. */
    written: setCurrent,
    /** Gives up what was written here for what somebody else has saved. */
    takeStored,
    /** Forgets what was written here: the content is gone. */
    giveUp,
    /** Puts what was written here in the place of what somebody else has saved. */
    keepMine: useCallback(
      async (stored: BodyContent) => {
        version.current = stored.version;
        base.current = bodyOf(stored);
        await saveUnsaved();
      },
      [saveUnsaved],
    ),
  };
}
