import { Building2, FileText, FolderKanban, type LucideIcon, UserRound } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { PaletteGroup, PaletteOption } from "./components/palette-list.tsx";
import { type GlobalEntry, setGlobalData, setSearchQuery, useGlobalSearch } from "./global-data.ts";
import { type RecentPlace, recentPlaces, rememberPlace } from "./recent-places.ts";
import { type Destination, type MenuPage, usePlacesAndActions } from "./use-places-and-actions.ts";
import type { FoundUser, Hit } from "./use-server-search.ts";

type PlaceType = RecentPlace["type"];

const SHAPES: Record<PlaceType, LucideIcon> = { COMPANY: Building2, PROJECT: FolderKanban, CONTENT: FileText, USER: UserRound };
const PLACES: Record<PlaceType, string> = {
  COMPANY: "/companies/show/",
  PROJECT: "/companies/project-content/",
  CONTENT: "/contents/show/",
  USER: "/users/user-details/",
};
const FOUND = ["COMPANY", "PROJECT", "CONTENT"] as const;

const keyOf = ({ to }: RecentPlace) => `recent-${to}`;

interface Found {
  hits: readonly Hit[];
  users: readonly FoundUser[];
}

/** What the palette offers: recent places, pages and actions that contain the query, and below them what the API has found. */
export function usePaletteGroups(pages: readonly MenuPage[], { hits, users }: Found, onLeave: () => void): PaletteGroup[] {
  const { t } = useTranslation("search");
  const navigate = useNavigate();
  const entries = usePlacesAndActions(pages);
  const [recent] = useState(recentPlaces);
  const globalData = useMemo<GlobalEntry[]>(
    () => [...recent.map((place) => ({ id: keyOf(place), title: place.title })), ...entries],
    [recent, entries],
  );
  useEffect(() => {
    setGlobalData(globalData);
  }, [globalData]);
  useEffect(() => () => setSearchQuery(""), []);
  const { searchQuery, found } = useGlobalSearch();
  const near = new Set(found.map(({ id }) => id));

  const leaveFor = (go: () => void) => {
    onLeave();
    go();
  };
  const optionOf = ({ title, description, icon, to, run, id: key }: Destination): PaletteOption => ({
    key,
    title,
    icon,
    ...(description ? { detail: description } : {}),
    choose: () => leaveFor(() => (to ? void navigate(to) : run?.())),
  });
  const placeOption = (place: RecentPlace, more: Pick<PaletteOption, "key" | "snippet" | "end">): PaletteOption => ({
    title: place.title,
    icon: SHAPES[place.type] ?? FileText,
    ...more,
    choose: () =>
      leaveFor(() => {
        rememberPlace(place);
        void navigate(place.to);
      }),
  });
  const placeOf = (type: PlaceType, id: string, title: string): RecentPlace => ({ type, title, to: PLACES[type] + encodeURIComponent(id) });
  const hitOption = ({ type, id, title, snippet, owner }: Hit) =>
    placeOption(placeOf(type, id, title), { key: `${type}-${id}`, snippet, ...(owner ? { end: owner.username } : {}) });

  const term = searchQuery.trim();
  return [
    {
      name: t("groups.recent"),
      options: recent
        .filter((place) => near.has(keyOf(place)))
        .map((place) => placeOption(place, { key: keyOf(place), end: t(`types.${place.type}`) })),
    },
    ...(["pages", "actions"] as const).map((group) => ({
      name: t(`groups.${group}`),
      options: entries.filter((entry) => entry.group === group && near.has(entry.id)).map(optionOf),
    })),
    ...FOUND.map((type) => ({ name: t(`groups.${type}`), options: term ? hits.filter((hit) => hit.type === type).map(hitOption) : [] })),
    {
      name: t("groups.USER"),
      options: term ? users.map(({ id, username }) => placeOption(placeOf("USER", id, username), { key: `USER-${id}` })) : [],
    },
  ].filter(({ options }) => options.length > 0);
}
