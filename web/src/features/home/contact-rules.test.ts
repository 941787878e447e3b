import { expect, test } from "@jest/globals";
import { contactError } from "./contact-rules.ts";

const t = ((key: string) => key) as never;

test.each([
  "+966 50 000 0000",
  "(011) 465-0000",
  "+(966) 11 465 0000",
  "٠٥٥٥٠١٢٣٤٥",
  "۰۵۵۵۰۱۲۳۴۵",
  "\u202A+966500000000\u202C",
  "050.000.0000",
])("%j is a phone number, as for the server", (phone) => {
  expect(contactError(t, "phone", phone)).toBeUndefined();
});

test.each(["soon", "1234", "+", "()()()"])("%j isn't", (phone) => {
  expect(contactError(t, "phone", phone)).toBe("contact.phoneInvalid");
});

test("an address with a mark that nobody sees is one", () => {
  expect(contactError(t, "email", "\u200Fhuda@example.com")).toBeUndefined();
});
