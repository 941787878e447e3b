import { chakra } from "@chakra-ui/react";
import { Search } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../../ui/icon.tsx";
import type { MenuPage } from "../use-places-and-actions.ts";

const loadPalette = () => import("./palette.tsx").then((module) => ({ default: module.Palette }));
const Palette = lazy(loadPalette);

const onMac = () => /Mac|iP(hone|ad|od)/.test(navigator.platform);

/** The way to the palette from every page: a button, and Ctrl K or ⌘ K. */
export function SearchLauncher({ pages }: { pages: readonly MenuPage[] }) {
  const { t } = useTranslation("search");
  const keys = onMac() ? "⌘ K" : "Ctrl K";
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const show = () => {
    setWanted(true);
    setOpen(true);
  };

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isK = event.code === "KeyK" || event.key.toLowerCase() === "k";
      if (!isK || event.altKey || event.shiftKey || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
      event.preventDefault();
      setWanted(true);
      setOpen((was) => !was);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);

  return (
    <>
      <chakra.button
        type="button"
        aria-label={t("placeholder")}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title={t("placeholder")}
        onClick={show}
        onPointerEnter={() => void loadPalette()}
        display="inline-flex"
        alignItems="center"
        gap="2"
        h="control.md"
        w={{ base: "control.md", md: "340px" }}
        justifyContent={{ base: "center", md: "flex-start" }}
        px={{ base: "0", md: "3" }}
        border="1px solid"
        borderColor="border"
        borderRadius="md"
        bg="bg.panel"
        color="fg.subtle"
        textStyle="small"
        _hover={{ borderColor: "border.emphasized" }}
        css={{ "@media (pointer: coarse)": { minH: "40px", minW: "40px" } }}
      >
        <Icon as={Search} />
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
      </chakra.button>
      {wanted && (
        <Suspense fallback={null}>
          <Palette open={open} onClose={() => setOpen(false)} pages={pages} />
        </Suspense>
      )}
    </>
  );
}
