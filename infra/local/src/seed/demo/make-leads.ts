import type { Api } from "../api.ts";
import { type Lead, LEADS } from "./leads.ts";

interface Found {
  readonly id: string;
  readonly name: string;
  readonly stage: string;
  readonly notes: string | null;
}

/** The people of the demo's pipeline, unless they are there; `anew` puts back where they stood, and whoever was put into another one. */
export async function ensureLeads(editor: Api, visitor: Api, { anew }: { readonly anew: boolean }): Promise<void> {
  const found = await contactsOf(editor);
  if (!anew && found.some((contacts) => contacts.length > 0)) return;
  for (const [at, lead] of LEADS.entries()) {
    const contact = contactOf(lead, found[at] ?? []);
    if (!contact) await make(editor, visitor, lead);
    else if (contact.stage !== lead.stage || (contact.notes ?? undefined) !== lead.notes) await putBack(editor, contact, lead);
  }
}

/** What is found by each one's address or name, all by one request. */
async function contactsOf(editor: Api): Promise<readonly Found[][]> {
  const fields = LEADS.map((_, at) => `of${at}: contacts(search: $of${at}, pageSize: 5) { results { id name stage notes } }`);
  const variables = LEADS.map((_, at) => `$of${at}: String!`);
  const answer = await editor<Record<string, { results: Found[] }>>(
    `query (${variables.join(", ")}) { ${fields.join(" ")} }`,
    Object.fromEntries(LEADS.map(({ email, name }, at) => [`of${at}`, email ?? name])),
  );
  return LEADS.map((_, at) => answer[`of${at}`]?.results ?? []);
}

/** Who has an address is known by it, whoever they were put together with; who has none by the name. */
const contactOf = ({ email, name }: Lead, found: readonly Found[]) =>
  email === undefined ? found.find((contact) => contact.name === name) : found[0];

async function make(editor: Api, visitor: Api, { name, email, phone, organization, message, stage, notes }: Lead): Promise<void> {
  if (message === undefined) {
    await editor(`mutation ($input: ContactInput!) { createContact(input: $input) { contact { id } } }`, {
      input: { name, email, phone, organization, stage, notes },
    });
    return;
  }
  await visitor(
    `mutation ($name: String!, $email: String!, $phone: String, $message: String!) {
      submitContactForm(name: $name, email: $email, phone: $phone, message: $message) { success }
    }`,
    { name, email, phone, message },
  );
  if (stage === "NEW") return;
  const { contacts } = await editor<{ contacts: { results: Found[] } }>(
    `query ($search: String!) { contacts(search: $search, pageSize: 1) { results { id } } }`,
    { search: email },
  );
  if (contacts.results[0]) await putBack(editor, contacts.results[0], { stage, notes });
}

const putBack = (editor: Api, { id }: Pick<Found, "id">, { stage, notes }: Pick<Lead, "stage" | "notes">): Promise<unknown> =>
  editor(
    `mutation ($id: ID!, $stage: ContactStage!, $notes: String) { updateContact(id: $id, stage: $stage, notes: $notes) { contact { id } } }`,
    {
      id,
      stage,
      notes: notes ?? null,
    },
  );
