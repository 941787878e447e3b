import { authState } from "../../lib/auth/auth.ts";
import { STORED } from "../../lib/stored-names.ts";
import { readStored, writeStored } from "../../lib/stored-values.ts";

/** Where the palette led: kept on this device, for each person. */
export interface RecentPlace {
  to: string;
  title: string;
  type: "COMPANY" | "PROJECT" | "CONTENT" | "USER";
}

const KEPT = 5;
const key = () => STORED.recentOf(authState().user?.id);

export function recentPlaces(): RecentPlace[] {
  try {
    const places = JSON.parse(readStored(key()) ?? "[]") as unknown;
    return Array.isArray(places) ? (places as RecentPlace[]).filter(({ to, title }) => to?.startsWith("/") && title) : [];
  } catch {
    return [];
  }
}

export function rememberPlace(place: RecentPlace): void {
  const others = recentPlaces().filter(({ to }) => to !== place.to);
  writeStored(key(), JSON.stringify([place, ...others].slice(0, KEPT)));
}
