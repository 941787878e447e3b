import { STORED } from "../../lib/stored-names.ts";
import { readForTab, removeForTab, writeForTab } from "../../lib/stored-values.ts";
import { CONTACT_FIELDS, type ContactValues } from "./contact-rules.ts";

/** Marks the form in the page, for who reads it before React does. */
export const CONTACT_FORM = "data-contact-form";

/** What the fields hold. */
export const writtenIn = (form: Element): Partial<ContactValues> =>
  Object.fromEntries(
    CONTACT_FIELDS.flatMap((field) => {
      const value = form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name=${field}]`)?.value;
      return value ? [[field, value]] : [];
    }),
  );

/** Keeps a half-written message for the tab; nothing, once nothing is written. */
export function keepContact(values: Partial<ContactValues>): void {
  if (Object.values(values).some(Boolean)) writeForTab(STORED.contact, JSON.stringify(values));
  else removeForTab(STORED.contact);
}

export function keptContact(): Partial<ContactValues> {
  try {
    const kept: unknown = JSON.parse(readForTab(STORED.contact) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Partial<ContactValues>) : {};
  } catch {
    return {};
  }
}

/**
 * Keeps what a visitor writes before the page answers by itself: React may draw the form anew, and a script that can't be had makes the page
 * load itself anew.
 */
export function keepWriting(): void {
  addEventListener(
    "input",
    ({ target }) => {
      const form = target instanceof Element ? target.closest(`[${CONTACT_FORM}]`) : null;
      if (form) keepContact(writtenIn(form));
    },
    { capture: true },
  );
}
