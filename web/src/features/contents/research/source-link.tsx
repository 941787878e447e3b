import { chakra } from "@chakra-ui/react";
import type { ResearchFindingFieldsFragment } from "../../../generated/graphql.ts";

/** A page by its title and host; it is told nothing of where its reader came from. */
export function SourceLink({ source }: { source: NonNullable<ResearchFindingFieldsFragment["source"]> }) {
  const url = URL.parse(source.address);
  if (!url || !/^https?:$/.test(url.protocol)) return <bdi>{source.title}</bdi>;
  return (
    <chakra.span overflowWrap="anywhere">
      <chakra.a href={url.href} target="_blank" rel="noopener noreferrer nofollow" color="brand.fg" textDecoration="underline">
        <bdi>{source.title}</bdi>
      </chakra.a>{" "}
      <chakra.bdi dir="ltr" color="fg.subtle">
        {url.host}
      </chakra.bdi>
    </chakra.span>
  );
}
