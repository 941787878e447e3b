import { useApolloClient, useMutation } from "@apollo/client/react";
import { LinkTwinDocument, UnlinkTwinDocument } from "../../../generated/graphql.ts";
import { forgetOffers, keptOffers } from "./kept-offers.ts";

/** Makes a content another one's twin, and parts the two. Both throw where that was refused, or nobody answered. */
export function useTwinLink(contentId: string) {
  const { cache } = useApolloClient();
  const [linkTwin] = useMutation(LinkTwinDocument);
  const [unlinkTwin] = useMutation(UnlinkTwinDocument);
  /** The other one is asked for its twin when it is looked at. */
  const forgetTwinOf = (id: string) => {
    cache.evict({ id: cache.identify({ __typename: "Content", id }) ?? "", fieldName: "twin" });
  };
  return {
    link: async (twinId: string): Promise<void> => {
      await linkTwin({ variables: { id: contentId, twinId } });
      forgetTwinOf(twinId);
    },
    unlink: async (twinId: string): Promise<void> => {
      await unlinkTwin({ variables: { id: contentId, twinId } });
      forgetOffers(contentId, keptOffers(contentId));
      forgetTwinOf(twinId);
    },
  };
}
