import { useQuery } from "@apollo/client/react";
import { useSearchParams } from "react-router";
import { StageContentDocument } from "../../generated/graphql.ts";

/** The content that a stage's address names by `?id=`. */
export function useStageContent() {
  const [params] = useSearchParams();
  const id = params.get("id") ?? "";
  const { data, error, refetch } = useQuery(StageContentDocument, { variables: { id }, skip: !id, fetchPolicy: "cache-and-network" });
  return { id, content: data?.content, error: data ? undefined : error, refetch: async () => (await refetch()).data?.content };
}
