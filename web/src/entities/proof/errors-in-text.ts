import type { ApolloClient } from "@apollo/client";
import type { JSONContent } from "@tiptap/core";
import { CompanyProofDocument } from "../../generated/graphql.ts";
import { answerWithin } from "../../lib/answer-within.ts";
import { askProofWorker } from "./ask-proof-worker.ts";
import { companyRules } from "./company-rules.ts";
import { proofTextsOf } from "./proof-text.ts";

/** Milliseconds that a person's click waits for a warning: the dictionary may have to be fetched. */
const LOOK_MS = 5_000;

/** How many errors a text has, where its company wants to be warned of them; 0 where it doesn't, or nobody can tell soon enough. */
export const errorsToWarnOf = (client: ApolloClient, companyId: string, text: JSONContent | null): Promise<number> =>
  text ? answerWithin(errorsIn(client, companyId, text), LOOK_MS, 0) : Promise.resolve(0);

async function errorsIn(client: ApolloClient, companyId: string, text: JSONContent): Promise<number> {
  const { data } = await client.query({ query: CompanyProofDocument, variables: { id: companyId } });
  if (!data?.company.proofBeforeReview) return 0;
  const found = await askProofWorker(proofTextsOf(text), companyRules(data.company));
  return found.flat().filter(({ severity }) => severity === "ERROR").length;
}
