import { useLazyQuery } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { SearchEverythingDocument, type SearchEverythingQuery } from "../../generated/graphql.ts";

/** Milliseconds after the last key press until the API is asked. */
const DEBOUNCE_MS = 250;
const LIMIT = 8;

export type Hit = SearchEverythingQuery["search"][number];

/** Companies, projects and contents for a term, asked for while one types; what stood before stays until the answer is there. */
export function useServerSearch(term: string) {
  const [ask] = useLazyQuery(SearchEverythingDocument, { fetchPolicy: "network-only" });
  const [answer, setAnswer] = useState<{ term: string; hits: readonly Hit[]; failed: boolean }>({ term: "", hits: [], failed: false });
  useEffect(() => {
    if (!term) {
      setAnswer({ term: "", hits: [], failed: false });
      return undefined;
    }
    let left = false;
    const timer = setTimeout(async () => {
      const { data, error } = await ask({ variables: { term, limit: LIMIT } }).catch((failure: unknown) => ({
        data: undefined,
        error: failure,
      }));
      if (!left) setAnswer({ term, hits: data?.search ?? [], failed: Boolean(error) });
    }, DEBOUNCE_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [term, ask]);
  return { hits: answer.hits, failed: answer.failed, pending: answer.term !== term };
}
