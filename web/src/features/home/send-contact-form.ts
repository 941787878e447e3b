import { SubmitContactFormDocument } from "../../generated/graphql.ts";
import { requestGraphQL } from "../../lib/http/graphql-request.ts";
import type { ContactValues } from "./contact-rules.ts";

/** Loaded when a message is sent: until then the page needs nothing of the API client. Throws a Problem. */
export const sendContactForm = (values: ContactValues) =>
  requestGraphQL(SubmitContactFormDocument, { ...values, phone: values.phone.trim() || null });
