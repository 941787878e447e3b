import { useQuery } from "@apollo/client/react";
import type { Finding } from "@muhtawa/text-analysis";
import { useEffect, useMemo, useState } from "react";
import { CompanyProofDocument } from "../../generated/graphql.ts";
import { askAgain } from "../../lib/ask-again.ts";
import { useIsOwn } from "../account/use-is-own.ts";
import { askProofWorker } from "./ask-proof-worker.ts";
import { companyRules } from "./company-rules.ts";
import { keepIgnored, onIgnoredElsewhere, placeOf, withoutIgnored } from "./ignored-findings.ts";
import type { ProofText } from "./proof-messages.ts";
import { useCompanyWords } from "./use-company-words.ts";

/** Proofreads texts; another one whenever the same text may have other findings. */
export type Proofreader = (texts: readonly ProofText[]) => Promise<readonly (readonly Finding[])[]>;

export interface CompanyProof {
  readonly proofread: Proofreader;
  /** Adds a word to the company's; only for its owner. */
  readonly addWord?: (word: string) => Promise<boolean>;
  /** Tells of a finding in a text no more, also after this visit; for texts of a content. */
  readonly ignore?: (text: string, finding: Pick<Finding, "kind" | "start" | "end">) => void;
}

/**
 * Proofreading by a company's own words and voice, without what is ignored in the content; undefined until they are known. Without a network it
 * goes by the language alone. What other windows have changed meanwhile is known once this one is looked at again; what is ignored there, at once.
 */
export function useCompanyProof(companyId: string | undefined, contentId?: string): CompanyProof | undefined {
  const { data, error, refetch } = useQuery(CompanyProofDocument, { variables: { id: companyId ?? "" }, skip: companyId === undefined });
  useEffect(() => {
    if (companyId === undefined) return undefined;
    const look = () => {
      if (!document.hidden) askAgain(refetch);
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [companyId, refetch]);
  const company = data?.company;
  const own = useIsOwn(company?.owner);
  const setWords = useCompanyWords(companyId ?? "");
  const rules = useMemo(() => company && companyRules(company), [company]);
  const failed = error !== undefined;
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    if (contentId === undefined) return undefined;
    return onIgnoredElsewhere(contentId, () => setChanges((before) => before + 1));
  }, [contentId]);
  return useMemo(() => {
    if (!rules && !failed) return undefined;
    return {
      proofread: async (texts) => {
        const found = await askProofWorker(texts, rules ?? {});
        return contentId === undefined ? found : withoutIgnored(contentId, texts, found);
      },
      ...(contentId === undefined ? {} : { ignore: (text, finding) => keepIgnored(contentId, placeOf(text, finding)) }),
      ...(own ? { addWord: (word) => setWords({ add: word }) } : {}),
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the same text has other findings once something is ignored elsewhere
  }, [changes, contentId, failed, own, rules, setWords]);
}
