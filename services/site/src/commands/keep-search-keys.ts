import { keepKeys } from "@muhtawa/service-kit";
import { KEYS, searchKeys } from "@muhtawa/text-analysis/search";
import type { Connection } from "mongoose";
import type { ActivityEntry, ActivityLog } from "../activity/activity-log.ts";
import { type BasicDataState, basicDataStateOf } from "../domain/basic-data.ts";
import { type ContactState, contactStateOf } from "../domain/contact.ts";
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
    documents: contacts.documents,
    revision: KEYS,
    fields: ["name", "email", "organization", "phone"],
    keysOf: (contact) => (contact.name === undefined ? undefined : { searchKeys: contactStateOf(contact).searchKeys }),
  });
  await keepKeys<BasicDataState>(connection, {
    documents: basicData.documents,
    revision: KEYS,
    fields: ["displayName", "displayNameAr", "slug", "value", "category"],
    keysOf: (record) => (record.slug === undefined ? undefined : { searchKeys: basicDataStateOf(record).searchKeys }),
  });
  await keepKeys<ActivityEntry>(connection, {
    documents: activity.documents,
    revision: KEYS,
    fields: ["title"],
    keysOf: ({ title }) => (title === undefined ? undefined : { searchKeys: searchKeys(title) }),
  });
}
