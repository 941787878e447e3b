import { parseInput, type RequestContext } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";
import { assigned, parseAssignment } from "../domain/assignment.ts";
import type { Content } from "../domain/content.ts";
import type { MutationAssignContentArgs } from "../graphql/generated/schema.ts";
import { checkSeers } from "./check-seers.ts";
import { seenContent } from "./seen-content.ts";

/** Its owner and admins say whose it is to work on, and by when. */
export async function assignContent(
  service: Pick<Contents, "contents" | "companies" | "reviewers">,
  context: RequestContext,
  { id, input, expectedVersion }: MutationAssignContentArgs,
): Promise<Content> {
  const content = await seenContent(service, context, id);
  const assignment = parseInput(parseAssignment, { ...input });
  if (assignment.assigneeId) await checkSeers(service, content.ownerId, [assignment.assigneeId], "assigneeId");
  return service.contents.update(id, (current) => assigned(current, assignment), { expectedVersion });
}
