/** Where the page stands that every address of the application is answered with. */
export const APPLICATION_PAGE = "/dashboard";

/** Calls and what they bring: always the network's, never kept. */
const SERVED_LIVE = /^\/(?:graphql|site|media|ai|me|auth\/refresh|explorer|docs|healthz|readyz|metrics)(?:\/|$)/;

const isFile = (path: string) => path.slice(path.lastIndexOf("/")).includes(".");

/** The page that a path shows; undefined where there is a file or an answer of the API. */
export function pageAt(path: string): "application" | "home" | undefined {
  if (SERVED_LIVE.test(path) || isFile(path)) return undefined;
  return /^\/(?:ar\/?)?$/.test(path) ? "home" : "application";
}

/** How a file of the application is had: a name with a hash means one content for ever; undefined for what isn't kept. */
export function fileAt(path: string): "unchanging" | "changing" | undefined {
  if (path.startsWith("/assets/")) return "unchanging";
  return path.startsWith("/fonts/") || /^\/[^/]+\.(?:png|svg|webmanifest)$/.test(path) ? "changing" : undefined;
}
