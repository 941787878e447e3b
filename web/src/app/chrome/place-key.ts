import type { Location } from "react-router";

/** The router's name for the entry of the history that each document begins with. */
const FIRST = "default";

/** Under which the place on a page is remembered: the entry of the history, or, where that is a document's first, its address. */
export const placeKey = ({ key, pathname, search }: Pick<Location, "key" | "pathname" | "search">): string =>
  key === FIRST ? pathname + search : key;
