import { ApolloProvider } from "@apollo/client/react";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { render, waitFor } from "@testing-library/react";
import { useEffect } from "react";
import { makeApolloClient } from "../../lib/apollo.ts";
import { apiAnswers } from "../../testing/fake-api.ts";
import type { ProofRequest } from "./proof-messages.ts";
import { useCompanyProof } from "./use-company-proof.ts";

const asked: ProofRequest[] = [];

/** The browser's worker, which finds nothing. */
class FindsNothing extends EventTarget {
  postMessage(request: ProofRequest): void {
    asked.push(request);
    this.dispatchEvent(new MessageEvent("message", { data: { id: request.id, findings: request.texts.map(() => []) } }));
  }
  terminate(): void {}
}

const browser = globalThis as { Worker?: unknown };
beforeEach(() => {
  asked.length = 0;
  browser.Worker = FindsNothing;
});
afterEach(() => void delete browser.Worker);

function Reader() {
  const proof = useCompanyProof("c1");
  useEffect(() => void proof?.proofread([{ text: "شاهى", locale: "ar" }]), [proof]);
  return null;
}

test("a word that another window has made the company's is known once this one is looked at again", async () => {
  const words: string[] = [];
  await apiAnswers({
    operations: {
      CompanyProof: () => {
        const orthography = { __typename: "Orthography", yaConvention: "DOTTED", digits: null };
        const names = { companyName: "Rutab", brandName: "Rutab", competitors: [], persona: null, owner: { __typename: "User", id: "u1" } };
        const company = { __typename: "Company", id: "c1", ...names, words: [...words], proofBeforeReview: false, orthography };
        return { data: { company: { ...company, brandVoice: { rules: [] } } } };
      },
    },
  });
  render(
    <ApolloProvider client={makeApolloClient()}>
      <Reader />
    </ApolloProvider>,
  );
  await waitFor(() => expect(asked).toHaveLength(1));
  words.push("شاهى");
  document.dispatchEvent(new Event("visibilitychange"));
  await waitFor(() => expect(asked.at(-1)?.rules.allow).toContain("شاهى"));
  document.dispatchEvent(new Event("visibilitychange"));
  await waitFor(() => expect(asked).toHaveLength(2));
});
