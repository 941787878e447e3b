import { chakra } from "@chakra-ui/react";
import { useDelayed } from "./use-delayed.ts";

const Bone = chakra("div", {
  base: { bg: "bg.emphasized", borderRadius: "sm", animation: "breathe 1.4s ease-in-out infinite alternate" },
});

interface SkeletonProps {
  lines?: number;
  /** Of one line, in px. */
  height?: number;
}

const WIDTHS = ["72%", "94%", "58%", "83%"];

/** The shape of text that is coming; shown after 200 ms. The space is taken at once, so nothing jumps. */
export function Skeleton({ lines = 1, height = 12 }: SkeletonProps) {
  const shown = useDelayed(true);
  return (
    <chakra.div aria-hidden display="flex" flexDirection="column" gap="2" css={{ visibility: shown ? "visible" : "hidden" }}>
      {Array.from({ length: lines }, (_, line) => (
        <Bone key={line} h={`${height}px`} w={lines === 1 ? "100%" : WIDTHS[line % WIDTHS.length]} />
      ))}
    </chakra.div>
  );
}
