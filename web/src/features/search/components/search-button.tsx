import { chakra } from "@chakra-ui/react";
import { Search } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../../ui/icon.tsx";
import { showPalette } from "../palette-state.ts";
import { loadPalette } from "./load-palette.ts";

const onMac = () => /Mac|iP(hone|ad|od)/.test(navigator.platform);

const Button = chakra("button", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "2",
    flex: "none",
    borderRadius: "md",
    "@media (pointer: coarse)": { minH: "40px", minW: "40px" },
  },
  variants: {
    compact: {
      true: { h: "control.sm", minW: "control.sm", color: "fg.muted", _hover: { bg: "bg.muted", color: "fg" } },
      false: {
        h: "control.md",
        w: { base: "control.md", md: "340px" },
        justifyContent: { base: "center", md: "flex-start" },
        px: { base: "0", md: "3" },
        border: "1px solid",
        borderColor: "border",
        bg: "bg.panel",
        color: "fg.subtle",
        textStyle: "small",
        _hover: { borderColor: "border.emphasized" },
      },
    },
  },
});

/** The way to the palette for who doesn't know its keys. `compact`: only the icon. */
export function SearchButton({ compact = false }: { compact?: boolean }) {
  const { t } = useTranslation("search");
  const keys = onMac() ? "⌘ K" : "Ctrl K";
  return (
    <Button
      type="button"
      compact={compact}
      data-tour="search"
      aria-label={t("placeholder")}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      title={t("placeholder")}
      onClick={() => showPalette(true)}
      onPointerEnter={() => void loadPalette()}
    >
      <Icon as={Search} />
      {!compact && (
        <>
          <chakra.span display={{ base: "none", md: "inline" }} overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
            {t("placeholder")}
          </chakra.span>
          <chakra.kbd
            aria-hidden
            // drawn, not written: what is written on a button belongs to its name
            css={{ "&::before": { content: `"${keys}"` } }}
            display={{ base: "none", md: "inline" }}
            ms="auto"
            px="1.5"
            border="1px solid"
            borderColor="border"
            borderRadius="sm"
            fontFamily="inherit"
            fontSize="xs"
            dir="ltr"
          />
        </>
      )}
    </Button>
  );
}
