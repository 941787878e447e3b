import type { ApolloClient } from "@apollo/client";
import type { JSONContent } from "@tiptap/core";
import { CompanyProofDocument } from "../../generated/graphql.ts";
import { askProofWorker } from "./ask-proof-worker.ts";
import { companyRules } from "./company-rules.ts";
import { withoutIgnored } from "./ignored-findings.ts";
import type { ProofRules } from "./proof-messages.ts";
import { proofTextsOf } from "./proof-text.ts";

/** What a company's texts are proofread by before they move on; undefined where it doesn't want that, or can't be asked: nor can a move be made then. */
export async function rulesBeforeReview(client: ApolloClient, companyId: string): Promise<ProofRules | undefined> {
  const answer = await client
    .query({ query: CompanyProofDocument, variables: { id: companyId }, fetchPolicy: "network-only" })
    .catch(() => undefined);
  const company = answer?.data?.company;
  return company?.proofBeforeReview ? companyRules(company) : undefined;
}

/** How many errors a content's text has, without those that are ignored there; undefined where nobody can tell. It may take long: a dictionary is fetched first. */
export async function countErrors(contentId: string, text: JSONContent, rules: ProofRules): Promise<number | undefined> {
  const texts = proofTextsOf(text);
  const found = await askProofWorker(texts, rules).catch(() => undefined);
  return (
    found &&
    withoutIgnored(contentId, texts, found)
      .flat()
      .filter(({ severity }) => severity === "ERROR").length
  );
}
