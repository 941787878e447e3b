import { contactUpdated } from "@muhtawa/contracts";
import {
  badInput,
  fact,
  MESSAGES,
  optionalText,
  parseInput,
  type RequestContext,
  requireAdmin,
  sameState,
  taken,
} from "@muhtawa/service-kit";
import { z } from "zod";
import { type Contact, contactStateOf, LONGEST_NOTES } from "../domain/contact.ts";
import type { MutationUpdateContactArgs } from "../graphql/generated/schema.ts";
import type { Site } from "../site.ts";

const noted = z.object({ notes: optionalText(LONGEST_NOTES), expectedNotes: optionalText(LONGEST_NOTES) });

/** Moves a contact on, or writes down what is known of it. */
export async function updateContact(
  { contacts }: Pick<Site, "contacts">,
  context: RequestContext,
  args: MutationUpdateContactArgs,
): Promise<Contact> {
  requireAdmin(context);
  const { id, stage } = args;
  if (stage === null) throw badInput({ field: "stage", message: MESSAGES.required });
  const { notes, expectedNotes } = parseInput(noted, { notes: args.notes, expectedNotes: args.expectedNotes });
  return contacts.update(id, (contact) => {
    const isOutdated = args.notes !== undefined && args.expectedNotes !== undefined && contact.notes !== expectedNotes;
    if (isOutdated && contact.notes !== notes) throw taken("notes", MESSAGES.conflict);
    const state = contactStateOf({
      ...contact,
      ...(stage === undefined ? {} : { stage }),
      ...(args.notes === undefined ? {} : { notes }),
    });
    if (sameState(contact, state)) return undefined;
    const fields = (["stage", "notes"] as const).filter((field) => contact[field] !== state[field]);
    return { state, facts: [fact(contactUpdated, { fields, ...(fields.includes("stage") ? { stage: state.stage } : {}) })] };
  });
}
