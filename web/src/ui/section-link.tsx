import { chakra } from "@chakra-ui/react";
import type { MouseEvent, ReactNode } from "react";
import { smoothScrollTo } from "../lib/smooth-scroll.ts";

/** A link to a part of the same page, which glides there in 250 ms. */
export function SectionLink({ section, children }: { section: string; children: ReactNode }) {
  const glide = (event: MouseEvent) => {
    const target = document.querySelector(`#${section}`);
    if (!target || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    smoothScrollTo(target);
    history.replaceState(history.state, "", `#${section}`);
  };
  return (
    <chakra.a href={`#${section}`} onClick={glide} borderRadius="sm" _hover={{ color: "fg" }}>
      {children}
    </chakra.a>
  );
}
