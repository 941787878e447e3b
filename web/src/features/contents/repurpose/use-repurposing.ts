import { useMutation, useQuery } from "@apollo/client/react";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import {
  AcceptDerivedDocument,
  type ContentBodyInput,
  type DerivedContentFragment,
  type DerivedContentInput,
  DeriveContentsDocument,
  RepurposingDocument,
} from "../../../generated/graphql.ts";
import { isOutdated } from "../../../lib/http/problem-of.ts";
import { sayInstead } from "../../../lib/http/report-failure.ts";
import { sayPartMissing } from "../../../lib/say-part-missing.ts";
import { loadMarkdown } from "../../../ui/document/load-markdown.ts";
import { MAX_SOURCE } from "./derived-forms.ts";

/** A text that was made, and waits to be taken. */
export interface Candidate {
  content: DerivedContentFragment;
  text: string;
  generationId: string;
  offline: boolean;
  sourceVersion: number;
}

/** What a content is to be written from. */
export interface Order {
  selection: string;
  sourceVersion: number;
}

/** A source with what is made from it: begun, asked of the AI, taken. */
export function useRepurposing(id: string) {
  const { t } = useTranslation("contents");
  const { data, error, refetch } = useQuery(RepurposingDocument, { variables: { id }, skip: !id, fetchPolicy: "cache-and-network" });
  const [derive] = useMutation(DeriveContentsDocument);
  const [save] = useMutation(AcceptDerivedDocument);
  const [orders, setOrders] = useState<ReadonlyMap<string, Order>>(new Map());
  const [busy, setBusy] = useState(false);

  /** Begins those that aren't there, and reads what the source says now; undefined when that couldn't be done, which was said. */
  const begin = useCallback(
    async (forms: readonly DerivedContentInput[]) => {
      try {
        const begun = (await derive({ variables: { id, forms: [...forms] } })).data?.deriveContents.contents;
        const source = (await refetch()).data?.content;
        return begun && source && { begun, source };
      } catch {
        return undefined;
      }
    },
    [derive, id, refetch],
  );

  /** Has them written: each by a generation of its own. */
  const write = useCallback(
    async (forms: readonly DerivedContentInput[]) => {
      setBusy(true);
      const found = await begin(forms);
      setBusy(false);
      if (!found) return;
      const order = { selection: found.source.bodyText.slice(0, MAX_SOURCE), sourceVersion: found.source.bodyVersion ?? 0 };
      setOrders((before) => new Map([...before, ...found.begun.map((content) => [content.id, order] as const)]));
    },
    [begin],
  );

  const store = useCallback(
    async (contentId: string, input: ContentBodyInput): Promise<boolean> => {
      try {
        await save({ variables: { id: contentId, input } });
        return true;
      } catch (problem) {
        if (isOutdated(problem)) sayInstead(problem, t("common:changedMeanwhile"));
        await refetch().catch(() => undefined);
        return false;
      }
    },
    [save, refetch, t],
  );

  return {
    source: data?.content,
    error,
    refetch,
    busy,
    orders,
    write,
    /** An order is carried out once. */
    taken: useCallback((contentId: string) => {
      setOrders((before) => new Map([...before].filter(([of]) => of !== contentId)));
    }, []),
    /** Resolves to whether the text is the content's now. */
    accept: useCallback(
      async ({ content, text, generationId, offline, sourceVersion }: Candidate) => {
        const markdown = await loadMarkdown().catch(sayPartMissing);
        if (!markdown) return false;
        const source = offline ? "TEMPLATE" : "AI";
        return store(content.id, {
          body: markdown.parseMarkdown(text),
          source,
          generationId,
          sourceVersion,
          expectedVersion: content.partVersions.body,
        });
      },
      [store],
    ),
    /** The text stays, and goes by what the source says now. */
    keep: useCallback(
      async ({ id: contentId, locale, source: from }: DerivedContentFragment) => {
        const found = from && (await begin([{ form: from.form, locale }]));
        if (found?.source.bodyVersion) await store(contentId, { sourceVersion: found.source.bodyVersion });
      },
      [begin, store],
    ),
  };
}

export type Repurposing = ReturnType<typeof useRepurposing>;
