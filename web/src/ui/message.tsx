import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { KhatamOutline } from "./marks.tsx";
import { Pattern } from "./pattern.tsx";

interface MessageProps {
  title: string;
  text?: ReactNode;
  /** Small, for the person who helps: "404". */
  code?: string;
  /** What to do next. */
  children?: ReactNode;
  heading?: "h1" | "h2";
}

/** A message in an empty place: the pattern, a khatam, one line, one sentence, an action. */
export function Message({ title, text, code, children, heading = "h2" }: MessageProps) {
  const Heading = chakra[heading];
  return (
    <chakra.section
      position="relative"
      overflow="hidden"
      w="100%"
      display="flex"
      flexDirection="column"
      alignItems="center"
      gap="2"
      px="6"
      py="16"
      textAlign="center"
    >
      <Pattern fade="radial" step={72} />
      <chakra.span position="relative" color="brand.fg" mb="1">
        <KhatamOutline width={40} height={40} strokeWidth={1} aria-hidden />
      </chakra.span>
      <Heading position="relative" textStyle="h3" dir="auto">
        {title}
      </Heading>
      {text && (
        <chakra.p position="relative" color="fg.muted" maxW="44ch">
          {text}
        </chakra.p>
      )}
      {children && (
        <chakra.div position="relative" display="flex" flexWrap="wrap" justifyContent="center" gap="2" mt="2">
          {children}
        </chakra.div>
      )}
      {code && (
        <chakra.span position="relative" textStyle="caption" color="fg.subtle" mt="2">
          {code}
        </chakra.span>
      )}
    </chakra.section>
  );
}
