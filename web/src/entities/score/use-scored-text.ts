import { useQuery } from "@apollo/client/react";
import type { DocumentNode, ScoredText } from "@muhtawa/text-analysis/score";
import type { JSONContent } from "@tiptap/core";
import { useMemo } from "react";
import { CompanyProofDocument, type ScoredContentFragment } from "../../generated/graphql.ts";
import { companyRules } from "../proof/company-rules.ts";

/** What a content's text is measured against, as the content service does it. */
export function useScoreBrief(content: ScoredContentFragment): Omit<ScoredText, "body"> | undefined {
  const { data, error } = useQuery(CompanyProofDocument, { variables: { id: content.company.id } });
  const company = data?.company;
  const { locale, type, level, title, keywords, internalLinks } = content;
  const { idea, ideaExplanation, details, objective, publishedAt, scheduledFor, updatedAt } = content;
  const year = new Date(publishedAt ?? scheduledFor ?? updatedAt).getUTCFullYear();
  return useMemo(() => {
    // without a network it is measured as a text of no brand
    if (!company && !error) return undefined;
    return {
      locale,
      type,
      level: level ?? undefined,
      title,
      keywords,
      internalLinks,
      brandName: company?.brandName,
      rules: company ? (companyRules(company).voiceRules ?? []) : [],
      instructions: [idea, ideaExplanation, details, objective].filter((told) => told != null),
      year,
    };
  }, [company, details, error, idea, ideaExplanation, internalLinks, keywords, level, locale, objective, title, type, year]);
}

/** A text with what it is measured against; undefined until that is known. */
export function useScoredText(brief: Omit<ScoredText, "body"> | undefined, body: JSONContent | null): ScoredText | undefined {
  return useMemo(() => brief && { ...brief, body: (body ?? EMPTY) as DocumentNode }, [body, brief]);
}

const EMPTY: JSONContent = { type: "doc", content: [] };
