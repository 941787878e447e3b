import { chakra } from "@chakra-ui/react";
import { Dialog as Parts } from "@chakra-ui/react/dialog";
import { Portal } from "@chakra-ui/react/portal";
import { Building2, FileText, FolderKanban, type LucideIcon, Search } from "lucide-react";
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { SearchType } from "../../../generated/graphql.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { setGlobalData, setSearchQuery, useGlobalSearch } from "../global-data.ts";
import { type RecentPlace, recentPlaces, rememberPlace } from "../recent-places.ts";
import { type Destination, type MenuPage, usePlacesAndActions } from "../use-places-and-actions.ts";
import { type Hit, useServerSearch } from "../use-server-search.ts";
import { type PaletteGroup, PaletteList, type PaletteOption } from "./palette-list.tsx";

const SHAPES: Record<SearchType, LucideIcon> = { COMPANY: Building2, PROJECT: FolderKanban, CONTENT: FileText };
const PLACES: Record<SearchType, string> = {
  COMPANY: "/companies/show/",
  PROJECT: "/companies/project-content/",
  CONTENT: "/contents/show/",
};

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
  const navigate = useNavigate();
  const id = useId();
  const entries = usePlacesAndActions(pages);
  const { searchQuery, found } = useGlobalSearch();
  const term = searchQuery.trim();
  const { hits, failed, pending } = useServerSearch(term);
  const [recent] = useState(recentPlaces);
  const [active, setActive] = useState(0);

  useEffect(() => {
    setGlobalData(entries);
  }, [entries]);
  useEffect(() => () => setSearchQuery(""), []);

  const leaveFor = (go: () => void) => {
    onClose();
    go();
  };
  const optionOf = ({ title, description, icon, to, run, id: key }: Destination): PaletteOption => ({
    key,
    title,
    icon,
    ...(description ? { detail: description } : {}),
    choose: () => leaveFor(() => (to ? void navigate(to) : run?.())),
  });
  const placeOption = (place: RecentPlace, key: string, snippet?: string): PaletteOption => ({
    key,
    title: place.title,
    icon: SHAPES[place.type] ?? FileText,
    end: t(`types.${place.type}`),
    ...(snippet ? { snippet } : {}),
    choose: () =>
      leaveFor(() => {
        rememberPlace(place);
        void navigate(place.to);
      }),
  });
  const hitOption = ({ type, id: target, title, snippet }: Hit) =>
    placeOption({ type, title, to: PLACES[type] + encodeURIComponent(target) }, `${type}-${target}`, snippet);

  const shown = new Set(found.map((entry) => entry.id));
  const near = entries.filter((entry) => shown.has(entry.id));
  const groups: PaletteGroup[] = [
    { name: t("groups.recent"), options: term ? [] : recent.map((place) => placeOption(place, `recent-${place.to}`)) },
    ...(["pages", "actions"] as const).map((group) => ({
      name: t(`groups.${group}`),
      options: near.filter((entry) => entry.group === group).map(optionOf),
    })),
    { name: t("groups.found"), options: term ? hits.map(hitOption) : [] },
  ].filter(({ options }) => options.length > 0);
  const options = groups.flatMap((group) => group.options);
  const at = Math.min(active, options.length - 1);

  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const moves: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: options.length - 1 };
    const to = moves[event.key];
    if (to !== undefined && options.length > 0 && !((event.key === "Home" || event.key === "End") && term)) {
      event.preventDefault();
      setActive((to + options.length) % options.length);
    }
    if (event.key === "Enter") {
      event.preventDefault();
      options[at]?.choose();
    }
  };

  return (
    <Parts.Content aria-label={t("open")} p="0" gap="0" overflow="hidden" maxH="min(560px, 80dvh)">
      <chakra.div display="flex" alignItems="center" gap="3" px="4" borderBlockEnd="1px solid" borderColor="border.muted">
        {term && pending ? <Spinner /> : <Icon as={Search} color="fg.subtle" />}
        <chakra.input
          ref={input}
          type="text"
          role="combobox"
          aria-label={t("open")}
          aria-expanded
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
        groups={groups}
        active={options[at]?.key}
        onPoint={(key) => setActive(options.findIndex((option) => option.key === key))}
      />
      <chakra.div role="status" px="4" py={options.length === 0 || failed ? "4" : "0"} textStyle="small" color="fg.muted">
        {failed && t("failed")}
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
