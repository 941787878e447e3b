import type { ApolloClient } from "@apollo/client";
import type { JSONContent } from "@tiptap/core";
import { CompanyProofDocument } from "../../generated/graphql.ts";
import { askProofWorker } from "./ask-proof-worker.ts";
import { companyRules } from "./company-rules.ts";
import { proofTextsOf } from "./proof-text.ts";

/** How many errors a text has, where its company wants to be warned of them; 0 where it doesn't, or nobody can tell. */
export async function errorsToWarnOf(client: ApolloClient, companyId: string, text: JSONContent | null): Promise<number> {
  if (!text) return 0;
  try {
    const { data } = await client.query({ query: CompanyProofDocument, variables: { id: companyId } });
    if (!data?.company.proofBeforeReview) return 0;
    const found = await askProofWorker(proofTextsOf(text), companyRules(data.company));
    return found.flat().filter(({ severity }) => severity === "ERROR").length;
  } catch {
    return 0;
  }
}
