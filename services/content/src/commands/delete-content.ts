import type { RequestContext } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";
import type { MutationDeleteContentArgs } from "../graphql/generated/schema.ts";
import { ownContent } from "./own-content.ts";
import { removeContent } from "./remove-content.ts";

export async function deleteContent(
  service: Pick<Contents, "contents" | "companies">,
  context: RequestContext,
  args: MutationDeleteContentArgs,
): Promise<void> {
  const { id, expectedVersion } = args;
  const { content } = await ownContent(service, context, id);
  await removeContent(service, content, { expectedVersion });
}
