import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { ContentCompletionFragmentDoc } from "../../generated/graphql.ts";

/**
 * Called before a save, it hands back a function to be called after it: whether the content has become complete since. That is told by
 * itself, and then nothing else is to be told of the save.
 */
export function useCompleting(id: string | undefined): () => () => boolean {
  const { cache } = useApolloClient();
  return useCallback(() => {
    const of = id && cache.identify({ __typename: "Content", id });
    const isCompleted = () => (of ? cache.readFragment({ id: of, fragment: ContentCompletionFragmentDoc })?.completed : undefined);
    const before = isCompleted();
    return () => before === false && isCompleted() === true;
  }, [cache, id]);
}
