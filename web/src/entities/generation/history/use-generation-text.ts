import { useApolloClient } from "@apollo/client/react";
import { useCallback, useState } from "react";
import { GenerationTextDocument } from "../../../generated/graphql.ts";

/** The whole text of a generation, of which lists have the beginning only: fetched when it is asked for. */
export function useGenerationText(id: string) {
  const client = useApolloClient();
  const [text, setText] = useState<string>();
  const load = useCallback(async () => {
    const { data } = await client.query({ query: GenerationTextDocument, variables: { id }, fetchPolicy: "network-only" });
    const whole = data?.generation.text ?? "";
    setText(whole);
    return whole;
  }, [client, id]);
  return { text, load };
}
