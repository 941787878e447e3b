import { chakra } from "@chakra-ui/react";

const SIZES = { sm: "20px", md: "28px", lg: "40px" } as const;
const FONTS = { sm: "9px", md: "2xs", lg: "sm" } as const;

/** Two initials in Latin script, one letter in Arabic, where two would join. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/[\s._-]+/)
    .filter(Boolean);
  const first = words[0]?.at(0) ?? "";
  if (/\p{Script=Arabic}/u.test(first)) return first;
  return (first + (words.length > 1 ? (words.at(-1)?.at(0) ?? "") : "")).toUpperCase();
}

interface AvatarProps {
  name: string;
  image?: string | null | undefined;
  size?: keyof typeof SIZES;
  /** For companies and projects, which aren't people. */
  square?: boolean;
}

/** Decoration: the name stands beside it. */
export function Avatar({ name, image, size = "md", square }: AvatarProps) {
  return (
    <chakra.span
      aria-hidden
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      flex="none"
      overflow="hidden"
      w={SIZES[size]}
      h={SIZES[size]}
      borderRadius={square ? "md" : "full"}
      bg="bg.emphasized"
      color="fg.muted"
      fontSize={FONTS[size]}
      fontWeight="semibold"
      lineHeight="1"
    >
      {image ? <chakra.img src={image} alt="" w="100%" h="100%" objectFit="cover" /> : initialsOf(name)}
    </chakra.span>
  );
}
