import { useQuery } from "@apollo/client/react";
import { GenerationDocument, type GenerationResultFragment, type StageContentFragment } from "../../generated/graphql.ts";

/** The generation that a field of a stored content came from; undefined for what a person wrote. */
export function useGenerationOf(
  { provenance }: Pick<StageContentFragment, "provenance">,
  field: string,
  { skip }: { skip: boolean },
): GenerationResultFragment | undefined {
  const id = provenance.find((entry) => entry.field === field)?.generationId ?? "";
  const { data } = useQuery(GenerationDocument, { variables: { id }, skip: skip || !id });
  return data?.generation;
}
