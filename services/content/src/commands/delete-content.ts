import type { RequestContext } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";
import { ownContent } from "./own-content.ts";
import { removeContent } from "./remove-content.ts";

export async function deleteContent(service: Contents, context: RequestContext, id: string): Promise<void> {
  await removeContent(service, await ownContent(service, context, id));
}
