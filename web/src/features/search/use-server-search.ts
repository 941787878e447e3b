import { useLazyQuery } from "@apollo/client/react";
import { useEffect, useState } from "react";
import {
  SearchEverythingDocument,
  type SearchEverythingQuery,
  SearchUsersDocument,
  type SearchUsersQuery,
} from "../../generated/graphql.ts";

/** Milliseconds after the last key press until the API is asked. */
const DEBOUNCE_MS = 250;
const LIMIT = 8;
const LIMIT_OF_EVERYBODY = 16;
const USERS = 4;

export type Hit = SearchEverythingQuery["search"][number];
export type FoundUser = SearchUsersQuery["usersList"]["results"][number];

interface Answer {
  /** What it answers, with the number of the attempt; empty for none. */
  to: string;
  hits: readonly Hit[];
  users: readonly FoundUser[];
  failed: boolean;
}

const NONE: Answer = { to: "", hits: [], users: [], failed: false };

/**
 * Companies, projects and contents for a term, for admins those of everybody and users too, asked for while one types; what stood before
 * stays until the answer is there.
 */
export function useServerSearch(term: string, { ofEverybody }: { ofEverybody: boolean }) {
  const [ask] = useLazyQuery(SearchEverythingDocument, { fetchPolicy: "network-only" });
  const [askUsers] = useLazyQuery(SearchUsersDocument, { fetchPolicy: "network-only" });
  const [answer, setAnswer] = useState(NONE);
  const [attempt, setAttempt] = useState(0);
  const wanted = term && `${attempt} ${term}`;
  useEffect(() => {
    if (!term) {
      setAnswer(NONE);
      return undefined;
    }
    let left = false;
    const timer = setTimeout(async () => {
      const limit = ofEverybody ? LIMIT_OF_EVERYBODY : LIMIT;
      const [things, people] = await Promise.allSettled([
        ask({ variables: { term, limit, ofEverybody } }),
        ofEverybody ? askUsers({ variables: { term, limit: USERS } }) : undefined,
      ]);
      if (left) return;
      const found = things.status === "fulfilled" && !things.value.error ? things.value.data : undefined;
      const users = people.status === "fulfilled" ? people.value?.data?.usersList.results : undefined;
      setAnswer({ to: wanted, hits: found?.search ?? [], users: users ?? [], failed: !found });
    }, DEBOUNCE_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [term, wanted, ofEverybody, ask, askUsers]);
  const { hits, users, failed, to } = answer;
  return { hits, users, failed, pending: to !== wanted, again: () => setAttempt(attempt + 1) };
}
