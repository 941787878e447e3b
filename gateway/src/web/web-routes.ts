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
  const patterns = pagesOf(webDist).map(toPattern);
  return (path) => patterns.some((pattern) => pattern.test(path));
}

function pagesOf(webDist: string): readonly string[] {
  try {
    return routeList.parse(JSON.parse(readFileSync(join(webDist, "routes.json"), "utf8")));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return PAGES;
    throw error;
  }
}

function toPattern(page: string): RegExp {
  const segments = page.split("/").filter(Boolean);
  const source = segments.map((segment) => {
    if (!segment.startsWith(":")) return `/${segment.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`;
    return segment.endsWith("?") ? "(?:/[^/]+)?" : "/[^/]+";
  });
  return new RegExp(`^(?:/ar)?${source.join("")}/?$`);
}
