import { chakra } from "@chakra-ui/react";
import { useId } from "react";
import { khatamPath } from "./marks.tsx";

const FADES = {
  radial: "radial-gradient(closest-side, #000, transparent)",
  top: "linear-gradient(to bottom, #000 0, transparent 92%)",
  art: "linear-gradient(to bottom, #000 35%, transparent 78%)",
};

interface PatternProps {
  fade: keyof typeof FADES;
  step?: number;
}

/** The ornament of home, sign-in and empty states: khatams in hairlines. Its parent is positioned and hides overflow. */
export function Pattern({ fade, step = 96 }: PatternProps) {
  const id = useId();
  const middle = step / 2;
  return (
    <chakra.svg
      aria-hidden
      position="absolute"
      inset="0"
      w="100%"
      h="100%"
      color="fg"
      pointerEvents="none"
      opacity={fade === "top" ? 0.055 : 0.09}
      _dark={{ opacity: fade === "top" ? 0.07 : 0.12 }}
      css={{ maskImage: FADES[fade] }}
    >
      <defs>
        <pattern id={id} width={step} height={step} patternUnits="userSpaceOnUse">
          <path d={khatamPath(middle, middle, middle)} fill="none" stroke="currentColor" />
          <path d={khatamPath(middle, middle, step / 4.6)} fill="none" stroke="currentColor" strokeOpacity={0.55} />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </chakra.svg>
  );
}
