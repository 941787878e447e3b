import { ApolloProvider } from "@apollo/client/react";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { act, render, screen, waitFor } from "@testing-library/react";
import { useEffect, useState } from "react";
import { makeApolloClient } from "../../lib/apollo.ts";
import { apiAnswers } from "../../testing/fake-api.ts";
import type { ProofRequest } from "./proof-messages.ts";
import { STORED } from "../../lib/stored-names.ts";
import { keepIgnored, placeOf } from "./ignored-findings.ts";
import { useCompanyProof } from "./use-company-proof.ts";

const asked: ProofRequest[] = [];

/** The browser's worker: each text is one unknown word to it. */
class FindsAll extends EventTarget {
  postMessage(request: ProofRequest): void {
    asked.push(request);
    const findings = request.texts.map(({ text }) => [
      { kind: "UNKNOWN", severity: "LIKELY", start: 0, end: text.length, suggestions: [] },
    ]);
    this.dispatchEvent(new MessageEvent("message", { data: { id: request.id, findings } }));
  }
  terminate(): void {}
}

const browser = globalThis as { Worker?: unknown };
beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  browser.Worker = FindsAll;
});
afterEach(() => void delete browser.Worker);

const TEXT = "شاهى";

function Reader({ contentId }: { contentId?: string }) {
  const proof = useCompanyProof("c1", contentId);
  const [found, setFound] = useState<number>();
  useEffect(() => void proof?.proofread([{ text: TEXT, locale: "ar" }]).then(([findings]) => setFound(findings?.length)), [proof]);
  return <output>{found}</output>;
}

const company = (words: string[] = []) => {
  const orthography = { __typename: "Orthography", yaConvention: "DOTTED", digits: null };
  const names = { companyName: "Rutab", brandName: "Rutab", competitors: [], persona: null, owner: { __typename: "User", id: "u1" } };
  const known = { __typename: "Company", id: "c1", ...names, words: [...words], proofBeforeReview: false, orthography };
  return { data: { company: { ...known, brandVoice: { rules: [] } } } };
};

const read = (contentId?: string) =>
  render(
    <ApolloProvider client={makeApolloClient()}>
      <Reader {...(contentId ? { contentId } : {})} />
    </ApolloProvider>,
  );

test("a word that another window has made the company's is known once this one is looked at again", async () => {
  const words: string[] = [];
  await apiAnswers({ operations: { CompanyProof: () => company(words) } });
  read();
  await waitFor(() => expect(asked).toHaveLength(1));
  words.push(TEXT);
  document.dispatchEvent(new Event("visibilitychange"));
  await waitFor(() => expect(asked.at(-1)?.rules.allow).toContain(TEXT));
  document.dispatchEvent(new Event("visibilitychange"));
  await waitFor(() => expect(asked).toHaveLength(2));
});

test("what another window ignores in a content is told here no more, at once", async () => {
  await apiAnswers({ operations: { CompanyProof: () => company() } });
  read("k1");
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("1"));
  const place = placeOf(TEXT, { kind: "UNKNOWN", start: 0, end: TEXT.length });
  const elsewhere = (contentId: string) => {
    const oldValue = localStorage.getItem(STORED.ignored);
    keepIgnored(contentId, place);
    act(
      () =>
        void dispatchEvent(new StorageEvent("storage", { key: STORED.ignored, oldValue, newValue: localStorage.getItem(STORED.ignored) })),
    );
  };
  elsewhere("k2");
  elsewhere("k1");
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("0"));
  expect(asked).toHaveLength(2);
});
