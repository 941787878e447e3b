import { contactKind } from "@muhtawa/contracts";
import { type RequestContext, requireAdmin } from "@muhtawa/service-kit";
import { alikeIn, type Likeness, likenessKeys } from "../domain/contact-likeness.ts";
import type { Contact } from "../domain/contact.ts";
import type { Site } from "../site.ts";
import type { ListedContact } from "./contacts.ts";

/** So many of the newest contacts are looked at. */
const MOST_CONTACTS = 2_000;
const MOST_PAIRS = 50;
/** More of one likeness are found once these are merged. */
const MOST_ALIKE = 4;
/** What tells who a contact is; those of an earlier release have no keys yet. */
const TELLING = ["kind", "name", "email", "otherEmails", "phone", "whatsapp", "likenessKeys"] as const;

export interface DuplicateContacts {
  readonly first: ListedContact;
  readonly second: ListedContact;
  readonly likenesses: Likeness[];
}

type Told = Pick<Contact, "_id" | (typeof TELLING)[number]>;

interface Pair {
  readonly ids: readonly [string, string];
  readonly likenesses: Likeness[];
}

const keysOf = (contact: Told) => contact.likenessKeys ?? likenessKeys(contact);

/** Pairs of contacts that may be one person, of the newest two thousand: the older one first, the surest first. */
export async function duplicateContacts({ contacts }: Pick<Site, "contacts">, context: RequestContext): Promise<DuplicateContacts[]> {
  requireAdmin(context);
  const read = { fields: TELLING, sort: { createdAt: -1, _id: -1 }, limit: MOST_CONTACTS } as const;
  const pairs = pairsAmong(await contacts.matching({ kind: { $in: contactKind.options } }, read));
  const ids = [...new Set(pairs.flatMap((pair) => pair.ids))];
  const found = new Map((await contacts.matching({ _id: { $in: ids } })).map((contact) => [contact._id, contact]));
  return pairs.flatMap(({ ids: [one, other], likenesses }) => {
    const [first, second] = [found.get(one), found.get(other)];
    return first && second ? [{ first, second, likenesses }] : [];
  });
}

function pairsAmong(contacts: readonly Told[]): Pair[] {
  const seen = new Map<string, Told[]>();
  const pairs = new Map<string, Pair>();
  for (const contact of contacts) {
    for (const key of keysOf(contact)) {
      const alike = seen.get(key) ?? [];
      for (const other of alike) pair(pairs, contact, other);
      if (alike.length < MOST_ALIKE) seen.set(key, [...alike, contact]);
    }
    if (pairs.size >= MOST_PAIRS) break;
  }
  return [...pairs.values()].toSorted((one, other) => other.likenesses.length - one.likenesses.length).slice(0, MOST_PAIRS);
}

function pair(pairs: Map<string, Pair>, first: Told, second: Told): void {
  // Two accounts are two people, however alike their contacts are.
  if (first.kind === "CLIENT" && second.kind === "CLIENT") return;
  const id = `${first._id} ${second._id}`;
  if (!pairs.has(id)) pairs.set(id, { ids: [first._id, second._id], likenesses: alikeIn(keysOf(first), keysOf(second)) });
}
