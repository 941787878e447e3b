import { chakra } from "@chakra-ui/react";
import { formatNumber } from "../lib/format.ts";

interface ScoreRingProps {
  /** 0 to 100; undefined while it isn't known. */
  value: number | undefined;
  /** What it says, for screen readers; without it the ring is decoration beside words that say it. */
  label?: string | undefined;
  /** Pixels across. */
  size?: number;
}

/** From here on a score is good, and fair. */
const GOOD = 80;
const FAIR = 50;

/** Pixels across from which a number within can be read. */
const SMALLEST_NUMBER = 24;

const toneOf = (value: number) => (value >= GOOD ? "success.solid" : value >= FAIR ? "warning.solid" : "danger.solid");

/** A score from 0 to 100 as a ring that fills, with the number within. */
export function ScoreRing({ value, label, size = 56 }: ScoreRingProps) {
  const small = size < 40;
  return (
    <chakra.span
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
      position="relative"
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      flex="none"
      style={{ width: size, height: size }}
    >
      <chakra.svg viewBox="0 0 36 36" w="100%" h="100%" fill="none" strokeWidth={small ? 4 : 3} transform="rotate(-90deg)">
        <chakra.circle cx="18" cy="18" r="15.9155" color="border" stroke="currentColor" />
        {value !== undefined && (
          <chakra.circle
            cx="18"
            cy="18"
            r="15.9155"
            color={toneOf(value)}
            stroke="currentColor"
            strokeLinecap={value > 0 ? "round" : "butt"}
            strokeDasharray={`${value} 100`}
            transition="stroke-dasharray {durations.slow} {easings.out}"
          />
        )}
      </chakra.svg>
      {size >= SMALLEST_NUMBER && (
        <chakra.span
          position="absolute"
          fontSize={small ? "2xs" : "sm"}
          fontWeight="semibold"
          lineHeight="1"
          fontVariantNumeric="tabular-nums"
          color={value === undefined ? "fg.subtle" : "fg"}
        >
          {value === undefined ? "–" : formatNumber(value)}
        </chakra.span>
      )}
    </chakra.span>
  );
}
