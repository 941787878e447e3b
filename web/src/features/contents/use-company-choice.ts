import { useQuery } from "@apollo/client/react";
import { useRef, useState } from "react";
import { CompaniesToWriteForDocument, CompanyToWriteForDocument, type CompanyToWriteForFragment } from "../../generated/graphql.ts";
import { useAuth } from "../../lib/auth/auth.ts";
import { askAgain } from "../../lib/ask-again.ts";

/** Finds companies by their names when there are more than can be chosen from. */
export interface CompanySearch {
  term: string;
  onSearch: (term: string) => void;
}

/** The companies that the signed-in person may write for, which are their own, and the one chosen; first the one that the address names. */
export function useCompanyChoice(namedId: string) {
  const { user } = useAuth();
  const [term, setTerm] = useState("");
  const [picked, setPicked] = useState<CompanyToWriteForFragment>();
  const ownerId = user?.id ?? "";
  const list = useQuery(CompaniesToWriteForDocument, {
    variables: { ownerId, search: term.trim() || null },
    skip: !ownerId,
    fetchPolicy: "cache-and-network",
  });
  // It need not be among the first hundred.
  const named = useQuery(CompanyToWriteForDocument, { variables: { id: namedId }, skip: !namedId, fetchPolicy: "cache-first" });
  const page = (list.data ?? list.previousData)?.companies;
  const found: readonly CompanyToWriteForFragment[] = page?.results ?? [];
  const ownNamed = named.data?.company.owner.id === ownerId ? named.data.company : undefined;
  const first = useRef<CompanyToWriteForFragment>(undefined);
  // A search finds others, and chooses none.
  if (!term && page) [first.current] = found;
  const company = picked ?? ownNamed ?? first.current;
  const searched = term !== "" || (page !== undefined && page.totalCount > found.length);

  return {
    company,
    companies: company && !found.some(({ id }) => id === company.id) ? [company, ...found] : found,
    /** Which there are is known, the named one too. */
    settled: page !== undefined && !named.loading,
    failed: list.error !== undefined && page === undefined,
    refetch: () => askAgain(list.refetch),
    choose: (id: string) => setPicked(found.find((known) => known.id === id) ?? company),
    search: searched ? ({ term, onSearch: setTerm } satisfies CompanySearch) : undefined,
  };
}
