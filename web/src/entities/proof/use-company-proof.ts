import { useQuery } from "@apollo/client/react";
import type { Finding } from "@muhtawa/text-analysis";
import { useMemo } from "react";
import { CompanyProofDocument } from "../../generated/graphql.ts";
import { useIsOwn } from "../account/use-is-own.ts";
import { askProofWorker } from "./ask-proof-worker.ts";
import { companyRules } from "./company-rules.ts";
import type { ProofText } from "./proof-messages.ts";
import { useCompanyWords } from "./use-company-words.ts";

/** Proofreads texts; another one whenever the same text may have other findings. */
export type Proofreader = (texts: readonly ProofText[]) => Promise<readonly (readonly Finding[])[]>;

export interface CompanyProof {
  readonly proofread: Proofreader;
  /** Adds a word to the company's; only for its owner. */
  readonly addWord?: (word: string) => Promise<boolean>;
}

/** Proofreading by a company's own words and voice; undefined until they are known. Without a network it goes by the language alone. */
export function useCompanyProof(companyId: string): CompanyProof | undefined {
  const { data, error } = useQuery(CompanyProofDocument, { variables: { id: companyId } });
  const company = data?.company;
  const own = useIsOwn(company?.owner);
  const setWords = useCompanyWords(companyId);
  const rules = useMemo(() => company && companyRules(company), [company]);
  const failed = error !== undefined;
  return useMemo(() => {
    if (!rules && !failed) return undefined;
    return {
      proofread: (texts) => askProofWorker(texts, rules ?? {}),
      ...(own ? { addWord: (word) => setWords({ add: word }) } : {}),
    };
  }, [failed, own, rules, setWords]);
}
