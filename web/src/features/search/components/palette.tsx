import { chakra } from "@chakra-ui/react";
import { Dialog as Parts } from "@chakra-ui/react/dialog";
import { Portal } from "@chakra-ui/react/portal";
import { Search } from "lucide-react";
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { hasScope } from "../../../lib/auth/scope.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { setSearchQuery, useGlobalSearch } from "../global-data.ts";
import type { MenuPage } from "../use-places-and-actions.ts";
import { usePaletteGroups } from "../use-palette-groups.ts";
import { useServerSearch } from "../use-server-search.ts";
import { PaletteList } from "./palette-list.tsx";

interface PaletteProps {
  open: boolean;
  onClose: () => void;
  pages: readonly MenuPage[];
}

/** Finds pages, actions and everything one has, and goes there. */
export function Palette({ open, onClose, pages }: PaletteProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Parts.Root
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
      initialFocusEl={() => input.current}
      lazyMount
      unmountOnExit
      {...({ size: "lg" } as object)}
    >
      <Portal>
        <Parts.Backdrop />
        <Parts.Positioner alignItems="flex-start" pt={{ base: "4", md: "12vh" }}>
          <PaletteContent input={input} onClose={onClose} pages={pages} />
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  );
}

function PaletteContent({ input, onClose, pages }: Omit<PaletteProps, "open"> & { input: RefObject<HTMLInputElement | null> }) {
  const { t } = useTranslation("search");
  const id = useId();
  const { searchQuery } = useGlobalSearch();
  const term = searchQuery.trim();
  const { hits, users, failed, pending, again } = useServerSearch(term, { ofEverybody: hasScope("users") });
  const groups = usePaletteGroups(pages, { hits, users }, onClose);
  const [active, setActive] = useState(0);
  const options = groups.flatMap((group) => group.options);
  const at = Math.min(active, options.length - 1);

  // Enter before the answer is there waits for it, rather than going where an earlier answer leads.
  const entered = useRef(false);
  useEffect(() => {
    if (pending || !entered.current) return;
    entered.current = false;
    options[at]?.choose();
  });
  const isEarlier = pending && (options[at] === undefined || options[at].snippet !== undefined || options[at].key.startsWith("USER-"));

  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const moves: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: options.length - 1 };
    const to = moves[event.key];
    const inText = (event.key === "Home" || event.key === "End") && searchQuery !== "" && !event.ctrlKey;
    if (to !== undefined && options.length > 0 && !inText) {
      event.preventDefault();
      setActive((to + options.length) % options.length);
    }
    if (event.key === "Enter") {
      event.preventDefault();
      if (isEarlier) entered.current = true;
      else options[at]?.choose();
    }
  };

  return (
    <Parts.Content aria-label={t("open")} m="0 auto auto" p="0" gap="0" overflow="hidden" maxH="min(560px, 80dvh)">
      <chakra.div display="flex" alignItems="center" gap="3" px="4" borderBlockEnd="1px solid" borderColor="border.muted">
        {term && pending ? <Spinner /> : <Icon as={Search} color="fg.subtle" />}
        <chakra.input
          ref={input}
          type="text"
          role="combobox"
          aria-label={t("open")}
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={options[at] ? `${id}-${options[at].key}` : undefined}
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          placeholder={t("placeholder")}
          value={searchQuery}
          onChange={(event) => {
            setSearchQuery(event.target.value);
            setActive(0);
            entered.current = false;
          }}
          onKeyDown={onKey}
          flex="1"
          minW="0"
          h="52px"
          bg="transparent"
          fontSize="16px"
          outline="0"
          _placeholder={{ color: "fg.subtle" }}
          css={{ "&:placeholder-shown": { direction: "inherit" }, "&:focus-visible": { outline: "none" } }}
        />
      </chakra.div>
      <PaletteList
        id={id}
        label={t("results")}
        busy={pending}
        groups={groups}
        active={options[at]?.key}
        onPoint={(key) => setActive(options.findIndex((option) => option.key === key))}
      />
      <chakra.div role="status" px="4" py={options.length === 0 || failed ? "4" : "0"} textStyle="small" color="fg.muted">
        {failed && (
          <chakra.span display="flex" alignItems="center" justifyContent="space-between" gap="3">
            {t("failed")}
            <Button size="sm" onClick={again}>
              {t("common:tryAgain")}
            </Button>
          </chakra.span>
        )}
        {!failed && options.length === 0 && (pending ? t("common:loading") : t("nothing", { term }))}
        {!failed && options.length > 0 && <chakra.span srOnly>{t("count", { count: options.length })}</chakra.span>}
      </chakra.div>
      <chakra.div
        aria-hidden
        display={{ base: "none", md: "flex" }}
        gap="4"
        px="4"
        py="2"
        borderBlockStart="1px solid"
        borderColor="border.muted"
        bg="bg.subtle"
        textStyle="caption"
        color="fg.subtle"
      >
        <span>{t("keys.move")}</span>
        <span>{t("keys.open")}</span>
        <span>{t("keys.close")}</span>
      </chakra.div>
    </Parts.Content>
  );
}
