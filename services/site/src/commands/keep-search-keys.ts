import { keepKeys } from "@muhtawa/service-kit";
import { KEYS, searchKeys } from "@muhtawa/text-analysis/search";
import type { Connection } from "mongoose";
import type { ActivityEntry, ActivityLog } from "../activity/activity-log.ts";
import { type BasicDataState, basicDataStateOf } from "../domain/basic-data.ts";
import { type ContactState, contactStateOf, FOUND_BY } from "../domain/contact.ts";
import type { BasicDataStore } from "../store/basic-data-store.ts";
import type { ContactStore } from "../store/contact-store.ts";

interface Kept {
  readonly contacts: ContactStore;
  readonly basicData: BasicDataStore;
  readonly activity: ActivityLog;
}

/** Gives contacts, basic data and the activity log that were stored under older search keys theirs. */
export async function keepSearchKeys(connection: Connection, { contacts, basicData, activity }: Kept): Promise<void> {
  await keepKeys<ContactState>(connection, {
    collectionName: contacts.collectionName,
    revision: 100 * KEYS + FOUND_BY,
    fields: ["name", "email", "organization", "phone", "whatsapp", "otherEmails"],
    keysOf: (contact) => (contact.name === undefined ? undefined : { searchKeys: contactStateOf(contact).searchKeys }),
  });
  await keepKeys<BasicDataState>(connection, {
    collectionName: basicData.collectionName,
    revision: KEYS,
    fields: ["displayName", "displayNameAr", "slug", "value", "category"],
    keysOf: (record) => (record.slug === undefined ? undefined : { searchKeys: basicDataStateOf(record).searchKeys }),
  });
  await keepKeys<ActivityEntry>(connection, {
    collectionName: activity.collectionName,
    revision: KEYS,
    fields: ["title"],
    keysOf: ({ title }) => (title === undefined ? undefined : { searchKeys: searchKeys(title) }),
  });
}
