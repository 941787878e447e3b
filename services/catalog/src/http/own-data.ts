import { serveOwnData, type SubgraphOptions } from "@muhtawa/service-kit";
import type { Catalog } from "../catalog.ts";

/** A person's companies with their voices, and their projects. */
export function ownData(
  { companies, projects }: Pick<Catalog, "companies" | "projects">,
  options: Pick<SubgraphOptions, "app" | "verifyToken" | "internalSecret">,
): void {
  serveOwnData(options, "catalog", {
    companies: (ownerId) => companies.each({ ownerId }),
    projects: (ownerId) => projects.each({ ownerId }),
  });
}
