import { chakra } from "@chakra-ui/react";

/** A band of the home page, with a rule below. */
export const Section = chakra("section", {
  base: {
    py: { base: "12", md: "80px" },
    borderBlockEnd: "1px solid",
    borderColor: "border",
    scrollMarginTop: "0",
  },
  variants: { alternate: { true: { bg: "bg.subtle" } } },
});

export const Width = chakra("div", { base: { w: "100%", maxW: "1160px", mx: "auto", px: { base: "4", md: "6" } } });

export const SectionTitle = chakra("h2", { base: { textStyle: { base: "h1", md: "title" }, textWrap: "balance" } });

export const Lead = chakra("p", {
  base: { maxW: "52ch", fontSize: "1.0625rem", lineHeight: "1.6", color: "fg.muted", "&:lang(ar)": { lineHeight: "1.85" } },
});
