import { normalise } from "@muhtawa/text-analysis";
import { useSyncExternalStore } from "react";

/** Something that can be found without asking the API: a page, an action. */
export interface GlobalEntry {
  id: string;
  name?: string;
  title?: string;
  description?: string;
}

interface SearchState {
  searchQuery: string;
  globalData: readonly GlobalEntry[];
}

let state: SearchState = { searchQuery: "", globalData: [] };
const readers = new Set<() => void>();

function become(changes: Partial<SearchState>): void {
  state = { ...state, ...changes };
  for (const reader of readers) reader();
}

export const setSearchQuery = (searchQuery: string) => become({ searchQuery });

export const setGlobalData = (globalData: readonly GlobalEntry[]) => become({ globalData });

/** Whether one text contains the other, whatever their case; in Arabic marks and the shapes of a letter make no difference either. */
function contains(text: string | undefined, query: string): boolean {
  if (!text) return false;
  const plain = normalise(query);
  return text.toLowerCase().includes(query.toLowerCase()) || (plain !== "" && normalise(text).includes(plain));
}

/** The entries whose name, title or description contains the query; all of them for a blank one. */
export function filterGlobalData<Entry extends GlobalEntry>(globalData: readonly Entry[], searchQuery: string): Entry[] {
  const query = searchQuery.trim();
  if (!query) return [...globalData];
  return globalData.filter(({ name, title, description }) => [name, title, description].some((text) => contains(text, query)));
}

function subscribe(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

/** What is searched for, everything that could be found, and what is. */
export function useGlobalSearch() {
  const { searchQuery, globalData } = useSyncExternalStore(subscribe, () => state);
  return { searchQuery, globalData, found: filterGlobalData(globalData, searchQuery) };
}
