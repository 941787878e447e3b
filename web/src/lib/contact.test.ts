import { expect, test } from "@jest/globals";
import { internationalDigits, mapLink, phoneLink, whatsappLink } from "./contact.ts";

test.each([
  ["050 555 0142", "966505550142"],
  ["50 555 0142", "966505550142"],
  ["+966 50 555 0142", "966505550142"],
  ["00966505550142", "966505550142"],
  ["966505550142", "966505550142"],
  ["+971 4 123 4567", "97141234567"],
  ["٠٥٠ ٥٥٥ ٠١٤٢", "966505550142"],
])("%s is called as %s", (phone, digits) => {
  expect(internationalDigits(phone)).toBe(digits);
});

test("calls and WhatsApp use the country code", () => {
  expect(phoneLink("0505550142")).toBe("tel:+966505550142");
  expect(whatsappLink("0505550142")).toBe("https://wa.me/966505550142");
});

test("a place without an address on the map has no link to it", () => {
  expect(mapLink({})).toBeNull();
  expect(mapLink({ mapUrl: "javascript:alert(1)" })).toBeNull();
  expect(mapLink({ mapUrl: "https://maps.example/x" })).toBe("https://maps.example/x");
  expect(mapLink({ latitude: 0, longitude: 46.6 })).toContain("query=0,46.6");
});
