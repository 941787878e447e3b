import { contactState } from "@muhtawa/contracts";
import { AggregateStore, aggregateSchema, type OutboxRelay, type Stored } from "@muhtawa/service-kit";
import type { Connection } from "mongoose";
import { type ContactState, contactCardOf } from "../domain/contact.ts";

const schema = aggregateSchema<ContactState>("contacts", {
  kind: { type: String, required: true },
  name: { type: String, required: true },
  email: { type: String, required: true },
  phone: String,
  whatsapp: String,
  organization: String,
  stage: { type: String, required: true },
  notes: String,
  message: String,
  messages: { type: [{ at: Date, message: String, name: String, phone: String, _id: false }], default: undefined },
  userVersion: Number,
  formKey: String,
  searchKeys: [String],
});
// Contacts of clients have no key: a client may register with an address that has a contact from the form.
schema.index({ formKey: 1 }, { unique: true, sparse: true });
schema.index({ stage: 1, createdAt: -1, _id: -1 });
schema.index({ kind: 1, createdAt: -1, _id: -1 });
schema.index({ createdAt: -1, _id: -1 });
schema.index({ searchKeys: 1 });

export type ContactStore = ReturnType<typeof contactStore>;

export const contactStore = (connection: Connection, relay: OutboxRelay) =>
  new AggregateStore({
    model: connection.model<Stored<ContactState>>("Contact", schema),
    relay,
    stateEvent: contactState,
    card: contactCardOf,
    unique: { formKey: "email" },
  });
