import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import type { DiffLine } from "./word-diff.ts";

const Inserted = chakra("ins", {
  base: {
    // apart from its neighbour, so that Arabic letters don't join across the two
    px: "0.5",
    bg: "brand.muted",
    color: "fg",
    textDecoration: "underline",
    textDecorationThickness: "2px",
    textDecorationColor: "brand.solid",
    textUnderlineOffset: "4px",
  },
});
const Deleted = chakra("del", { base: { px: "0.5", color: "fg.subtle", textDecoration: "line-through" } });

/** What came is underlined on violet, what went is struck through; each block runs in its own direction. */
export function DiffText({ lines }: { lines: readonly DiffLine[] }) {
  const { t } = useTranslation("contents");
  return (
    <chakra.div display="flex" flexDirection="column" gap="2" overflowWrap="anywhere">
      {lines.map((line, at) => (
        <chakra.p key={at} dir="auto" textAlign="start">
          {line.map(({ kind, text }, index) =>
            kind === "same" ? (
              <span key={index}>{text}</span>
            ) : kind === "added" ? (
              <Inserted key={index}>
                <chakra.span srOnly>{t("history.inserted")}</chakra.span>
                {text}
              </Inserted>
            ) : (
              <Deleted key={index}>
                <chakra.span srOnly>{t("history.deleted")}</chakra.span>
                {text}
              </Deleted>
            ),
          )}
        </chakra.p>
      ))}
    </chakra.div>
  );
}
