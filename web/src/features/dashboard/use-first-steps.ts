import { useQuery } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { type FirstStepsQuery, FirstStepsDocument } from "../../generated/graphql.ts";
import { useAuth } from "../../lib/auth/auth.ts";
import { STORED } from "../../lib/stored-names.ts";
import { readStored, writeStored } from "../../lib/stored-values.ts";
import { askAgain } from "../../lib/ask-again.ts";

export interface FirstStep {
  id: "brand" | "voice" | "content" | "text";
  done: boolean;
  /** Where it is done; nowhere while an earlier step has to come first. */
  to?: string;
}

/** Each step by what there is, whoever made it and however. */
function stepsOf({ companies, contents, completed }: FirstStepsQuery): FirstStep[] {
  const company = companies.results[0];
  const content = contents.results[0];
  const spoken = companies.results.some(({ brandVoice, voiceToneFile }) => brandVoice.rules.length > 0 || voiceToneFile !== null);
  return [
    { id: "brand", done: companies.totalCount > 0, to: "/companies/add" },
    { id: "voice", done: spoken, ...(company ? { to: `/companies/add?id=${encodeURIComponent(company.id)}&step=voice` } : {}) },
    { id: "content", done: contents.totalCount > 0, ...(company ? { to: "/companies/add-content" } : {}) },
    { id: "text", done: completed.totalCount > 0, ...(content ? { to: `/contents/show/${encodeURIComponent(content.id)}` } : {}) },
  ];
}

/**
 * A client's way to the first content. It is there until it was seen to its end or put away, which this device remembers; who had come to the
 * end before they saw it never does.
 */
export function useFirstSteps() {
  const { user } = useAuth();
  const key = STORED.firstStepsOf(user?.id);
  const [kept, setKept] = useState(() => readStored(key));
  const wanted = user?.role === "CLIENT" && kept !== "away";
  const { data, loading, refetch } = useQuery(FirstStepsDocument, { skip: !wanted, fetchPolicy: "cache-and-network" });
  const steps = wanted && data ? stepsOf(data) : undefined;
  const begun = steps?.some(({ done }) => !done) ?? false;
  const keep = (state: "begun" | "away") => {
    writeStored(key, state);
    setKept(state);
  };
  const found = steps && !kept ? (begun ? "begun" : "away") : undefined;
  useEffect(() => {
    if (!found) return;
    writeStored(key, found);
    setKept(found);
  }, [found, key]);
  return {
    steps: begun || kept === "begun" ? steps : undefined,
    /** Whether it isn't known yet how far one is. */
    pending: wanted && !data && loading,
    /** Whether they were there when the page was last looked at. */
    expected: kept === "begun",
    refetch: () => wanted && askAgain(refetch),
    putAway: () => keep("away"),
    bringBack: () => keep("begun"),
  };
}
