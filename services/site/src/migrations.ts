import { givenFields, type Migration, unturnedNames } from "@muhtawa/service-kit";
import { KEYS, searchKeys } from "@muhtawa/text-analysis/search";
import type { Connection } from "mongoose";
import type { ActivityEntry, ActivityLog } from "./activity/activity-log.ts";
import { type BasicDataState, basicDataStateOf } from "./domain/basic-data.ts";
import { type ContactState, contactStateOf, FOUND_BY } from "./domain/contact.ts";
import type { BasicDataStore } from "./store/basic-data-store.ts";
import type { ContactStore } from "./store/contact-store.ts";

interface Stores {
  readonly contacts: ContactStore;
  readonly basicData: BasicDataStore;
  readonly activity: ActivityLog;
}

/** What brings data of earlier releases to this one. */
export const migrationsOf = (connection: Connection, { contacts, basicData, activity }: Stores): Migration[] => [
  givenFields<ContactState>(connection, {
    name: "contact-search-keys",
    revision: 100 * KEYS + FOUND_BY,
    collectionName: contacts.collectionName,
    fields: ["name", "email", "organization", "phone", "whatsapp", "otherEmails"],
    given: (contact) => (contact.name === undefined ? undefined : { searchKeys: contactStateOf(contact).searchKeys }),
  }),
  givenFields<BasicDataState>(connection, {
    name: "basic-data-search-keys",
    revision: KEYS,
    collectionName: basicData.collectionName,
    fields: ["displayName", "displayNameAr", "slug", "value", "category"],
    given: (record) => (record.slug === undefined ? undefined : { searchKeys: basicDataStateOf(record).searchKeys }),
  }),
  givenFields<ActivityEntry>(connection, {
    name: "activity-search-keys",
    revision: KEYS,
    collectionName: activity.collectionName,
    fields: ["title"],
    given: ({ title }) => (title === undefined ? undefined : { searchKeys: searchKeys(title) }),
  }),
  unturnedNames(contacts, { name: "contact-unturned-names", fields: ["name", "organization"] }),
  unturnedNames(basicData, { name: "basic-data-unturned-names", fields: ["displayName", "displayNameAr"] }),
];
