import { chakra } from "@chakra-ui/react";
import { Skeleton } from "../../../ui/skeleton.tsx";

export interface Tile {
  label: string;
  /** Absent while it is being fetched. */
  value: string | undefined;
  note?: string;
}

/** The figures that matter, side by side. */
export function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns={{ base: "1fr 1fr", lg: `repeat(${tiles.length}, 1fr)` }}
      gap="1px"
      m="0"
      bg="border.muted"
      border="1px solid"
      borderColor="border"
      borderRadius="lg"
      overflow="hidden"
    >
      {tiles.map(({ label, value, note }) => (
        <chakra.div
          key={label}
          display="flex"
          flexDirection="column"
          gap="0.5"
          px="4"
          py="3"
          bg="bg.panel"
          css={{ "@media (max-width: 63.99rem)": { "&:last-child:nth-child(odd)": { gridColumn: "1 / -1" } } }}
        >
          <chakra.dt textStyle="small" color="fg.muted">
            {label}
          </chakra.dt>
          <chakra.dd m="0" textStyle="h1" fontVariantNumeric="tabular-nums">
            {value ?? <Skeleton height={24} />}
          </chakra.dd>
          {note && (
            <chakra.dd m="0" textStyle="caption" color="fg.subtle">
              {note}
            </chakra.dd>
          )}
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
