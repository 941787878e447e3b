import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { type ContactCardFragment, ContactStagesDocument } from "../../../generated/graphql.ts";
import { STAGES } from "../contact-stages.ts";
import { useStageMoves } from "../use-stage-moves.ts";
import { BoardColumn } from "./board-column.tsx";

/** Everybody, by how far they have come. */
export function Board({ filter }: { filter: { search: string | null; kind: string | null } }) {
  const { data } = useQuery(ContactStagesDocument, { variables: filter, fetchPolicy: "cache-and-network" });
  const { moves, move, said } = useStageMoves();
  const [dragged, setDragged] = useState<ContactCardFragment | null>(null);
  const countOf = new Map(data?.contactStages.map(({ stage, count }) => [stage, count]));
  return (
    <chakra.div overflowX="auto" mx={{ base: "-4", md: "0" }} px={{ base: "4", md: "0" }} pb="2">
      <chakra.div display="grid" gridTemplateColumns="repeat(5, minmax(210px, 1fr))" gap="3" alignItems="start">
        {STAGES.map((stage) => (
          <BoardColumn
            key={stage}
            stage={stage}
            filter={filter}
            count={data && (countOf.get(stage) ?? 0)}
            moves={moves}
            dragged={dragged}
            onDrag={setDragged}
            onMove={(contact, to) => void move(contact, to)}
          />
        ))}
      </chakra.div>
      <chakra.span srOnly role="status">
        {said}
      </chakra.span>
    </chakra.div>
  );
}
