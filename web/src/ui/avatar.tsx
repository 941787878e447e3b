import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { mediaUrl } from "../lib/media/media.ts";

const SIZES = { sm: 20, md: 28, lg: 40 } as const;
/** Pixels of the screen to one of the page, as phones have them. */
const DENSITY = 2;
const FONTS = { sm: "9px", md: "2xs", lg: "sm" } as const;

/** Two initials in Latin script, one letter in Arabic, where two would join, or when the words are of both. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/[\s._-]+/)
    .filter(Boolean);
  const first = words[0]?.at(0) ?? "";
  const last = words.length > 1 ? (words.at(-1)?.at(0) ?? "") : "";
  if (/\p{Script=Arabic}/u.test(first + last)) return first.toUpperCase();
  return (first + last).toUpperCase();
}

interface AvatarProps {
  name: string;
  image?: string | null | undefined;
  size?: keyof typeof SIZES;
  /** For companies and projects, which aren't people. */
  square?: boolean;
}

/** Decoration: the name stands beside it. A picture that can't be had gives way to the initials. */
export function Avatar({ name, image, size = "md", square }: AvatarProps) {
  const [missing, setMissing] = useState<string>();
  return (
    <chakra.span
      aria-hidden
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      flex="none"
      overflow="hidden"
      w={`${SIZES[size]}px`}
      h={`${SIZES[size]}px`}
      borderRadius={square ? "md" : "full"}
      bg="bg.emphasized"
      color="fg.muted"
      fontSize={FONTS[size]}
      fontWeight="semibold"
      lineHeight="1"
    >
      {image && image !== missing ? (
        <chakra.img
          src={mediaUrl(image, SIZES[size] * DENSITY)}
          alt=""
          w="100%"
          h="100%"
          objectFit="cover"
          onError={() => setMissing(image)}
        />
      ) : (
        initialsOf(name)
      )}
    </chakra.span>
  );
}
