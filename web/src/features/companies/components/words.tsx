import { chakra } from "@chakra-ui/react";
import { Chip } from "../../../ui/chip.tsx";

/** A list of short words as it is shown. */
export function Words({ words }: { words: readonly string[] }) {
  return (
    <chakra.ul display="flex" flexWrap="wrap" gap="1" m="0" p="0" listStyleType="none">
      {words.map((word) => (
        <chakra.li key={word} maxW="100%">
          <Chip>{word}</Chip>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
