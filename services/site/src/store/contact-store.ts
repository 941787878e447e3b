import { contactState } from "@muhtawa/contracts";
import { AggregateStore, aggregateSchema, type OutboxRelay, type Stored } from "@muhtawa/service-kit";
import { type Connection, Schema } from "mongoose";
import { type ContactState, contactCardOf } from "../domain/contact.ts";

const brought = new Schema({ phone: String, whatsapp: String, organization: String }, { _id: false });

const schema = aggregateSchema<ContactState>("contacts", {
  kind: { type: String, required: true },
  name: { type: String, required: true },
  email: String,
  phone: String,
  whatsapp: String,
  organization: String,
  stage: { type: String, required: true },
  notes: String,
  message: String,
  messages: { type: [{ at: Date, message: String, name: String, phone: String, _id: false }], default: undefined },
  userVersion: Number,
  otherEmails: { type: [String], default: undefined },
  mergedIds: { type: [String], default: undefined },
  brought: { type: brought, default: undefined },
  formKey: String,
  likenessKeys: { type: [String], default: undefined },
  searchKeys: [String],
});
// Contacts of clients have no key: a client may register with an address that has a contact from the form.
schema.index({ formKey: 1 }, { unique: true, sparse: true });
schema.index({ stage: 1, createdAt: -1, _id: -1 });
schema.index({ kind: 1, createdAt: -1, _id: -1 });
schema.index({ createdAt: -1, _id: -1 });
schema.index({ searchKeys: 1 });
schema.index({ otherEmails: 1 });

export type ContactStore = ReturnType<typeof contactStore>;

export const contactStore = (connection: Connection, relay: OutboxRelay) =>
  new AggregateStore({
    model: connection.model<Stored<ContactState>>("Contact", schema),
    relay,
    stateEvent: contactState,
    card: contactCardOf,
    unique: { formKey: "email" },
  });
