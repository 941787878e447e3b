import type { RequestContext } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";
import type { MutationDeleteContentTemplateArgs } from "../graphql/generated/schema.ts";
import { ownTemplate, removeTemplate } from "./own-template.ts";

/** Contents that were begun from it stay as they are. */
export async function deleteTemplate(
  service: Pick<Contents, "templates" | "companies">,
  context: RequestContext,
  { id, expectedVersion }: MutationDeleteContentTemplateArgs,
): Promise<void> {
  await removeTemplate(service, await ownTemplate(service, context, id), { expectedVersion });
}
