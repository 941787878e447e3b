import { chakra } from "@chakra-ui/react";
import type { MouseEvent, ReactNode } from "react";
import { glide } from "../lib/glide.ts";
import { AnchorButton } from "./button.tsx";

interface SectionLinkProps {
  section: string;
  children: ReactNode;
}

const onClick = (event: MouseEvent<HTMLAnchorElement>) => glide(event.currentTarget, event);

/** A link to a part of the same page, which glides there in 250 ms. */
export function SectionLink({ section, children }: SectionLinkProps) {
  return (
    <chakra.a href={`#${section}`} data-glide="" onClick={onClick} borderRadius="sm" _hover={{ color: "fg" }}>
      {children}
    </chakra.a>
  );
}

/** The same, as a button looks; `field` is the one to write in there. */
export function SectionButton({ section, field, children }: SectionLinkProps & { field?: string }) {
  return (
    <AnchorButton size="lg" href={`#${section}`} data-glide="" data-field={field} onClick={onClick}>
      {children}
    </AnchorButton>
  );
}
