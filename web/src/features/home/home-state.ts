import { useSyncExternalStore } from "react";
import { rest } from "../../lib/http/rest.ts";

export interface Partner {
  id: string;
  name: string;
  nameAr: string | null;
  image: string | null;
  website: string | null;
}

export interface Branch {
  id: string;
  name: string;
  nameAr: string | null;
  address: string | null;
  addressAr: string | null;
  phone: string | null;
  whatsapp: string | null;
  email: string | null;
  latitude: number | null;
  longitude: number | null;
  mapUrl: string | null;
}

export interface HomeState {
  partners: readonly Partner[];
  branches: readonly Branch[];
  /** Nothing has come yet. */
  loading: boolean;
  /** Nothing has come, and nothing will until it is asked for again. */
  failed: boolean;
  /** The menu of phones, on the home page and inside. */
  navOpen: boolean;
  /** Addresses of pictures, with what became of them. */
  assets: Readonly<Record<string, "ready" | "failed">>;
  /** What is looked for among the branches. */
  queryValue: string;
}

const START: HomeState = { partners: [], branches: [], loading: true, failed: false, navOpen: false, assets: {}, queryValue: "" };

let state = START;
const readers = new Set<() => void>();

function become(changes: Partial<HomeState>): void {
  state = { ...state, ...changes };
  for (const reader of readers) reader();
}

export const clearHome = () => become(START);

export const setNavOpen = (navOpen: boolean) => {
  if (navOpen !== state.navOpen) become({ navOpen });
};

export const setQueryValue = (queryValue: string) => become({ queryValue });

export const setAsset = (address: string, outcome: "ready" | "failed") => become({ assets: { ...state.assets, [address]: outcome } });

/** Partners and branches, fetched together. Who comes back sees what was there until the answer; a failure keeps it. */
export async function loadHome(signal?: AbortSignal): Promise<void> {
  const known = state.branches.length > 0 || state.partners.length > 0;
  if (!known) become({ loading: true, failed: false });
  const list = <T>(path: string) => rest<{ data: T[] }>(path, signal ? { signal } : {});
  try {
    const [partners, branches] = await Promise.all([list<Partner>("site/partners"), list<Branch>("site/branches")]);
    become({ partners: partners.data, branches: branches.data, loading: false, failed: false });
  } catch {
    if (!signal?.aborted) become({ loading: false, failed: !known });
  }
}

function subscribe(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

/** The part of the home page's state that a component shows. */
export const useHome = <T>(part: (home: HomeState) => T): T =>
  useSyncExternalStore(
    subscribe,
    () => part(state),
    () => part(START),
  );
