import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** The pages of the product specification, section 2, for a web application built without a list of its own. */
const PAGES = [
  "/",
  "/auth/signin",
  "/auth/signup",
  "/auth/forget-password",
  "/auth/verification-code",
  "/auth/new-password",
  "/dashboard",
  "/profile",
  "/users",
  "/users/user-details/:id?",
  "/admins",
  "/admins/action",
  "/basic-data",
  "/basic-data/show",
  "/companies",
  "/companies/add",
  "/companies/show/:id?",
  "/companies/project-content/:id?",
  "/companies/add-content",
  "/companies/add-content/content-idea-analysis",
  "/companies/add-content/content-tools-analysis",
  "/companies/add-content/objectives-topics-analysis",
  "/companies/add-content/generate-content",
  "/contents",
  "/contents/repurpose/:id?",
  "/contents/show/:id?",
  "/crm",
  "/crm/contact",
  "/crm/soon",
];

const routeList = z.array(z.string().startsWith("/"));

/** Whether the web application has a page at a path, in either language. */
export type PageMatcher = (path: string) => boolean;

/** Matches paths by the list that the web build leaves beside its pages as `routes.json` (`/companies/show/:id?`, without language prefixes). */
export function pageMatcher(webDist: string): PageMatcher {
  const pages = pagesOf(webDist).map((page) => page.split("/").filter(Boolean));
  return (path) => path.startsWith("/") && pages.some((page) => isOf(page, path.slice(1).split("/")));
}

function pagesOf(webDist: string): readonly string[] {
  try {
    return routeList.parse(JSON.parse(readFileSync(join(webDist, "routes.json"), "utf8")));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return PAGES;
    throw error;
  }
}

/** Whether a path's segments are a page's, after its language and before a closing slash. */
function isOf(page: readonly string[], path: readonly string[]): boolean {
  const given = path.slice(path[0] === "ar" ? 1 : 0, path.at(-1) === "" ? -1 : undefined);
  const isSegment = (segment: string, at: number) => {
    if (!segment.startsWith(":")) return given[at] === segment;
    return at < given.length ? given[at] !== "" : segment.endsWith("?");
  };
  return given.length <= page.length && page.every(isSegment);
}
