import type { RequestContext } from "@muhtawa/service-kit";
import type { Catalog } from "../catalog.ts";
import type { MutationDeleteProjectArgs } from "../graphql/generated/schema.ts";
import { ownProject } from "./own-project.ts";
import { removeProject } from "./remove-project.ts";

/** Its contents stay with the company. */
export async function deleteProject(
  catalog: Pick<Catalog, "companies" | "projects">,
  context: RequestContext,
  args: MutationDeleteProjectArgs,
): Promise<void> {
  const { id, expectedVersion } = args;
  await removeProject(catalog, await ownProject(catalog, context, id), { expectedVersion });
}
