import { expect, test } from "@jest/globals";
import { safeImage, safeLink } from "./safe-address.ts";

test.each(["https://example.com/a?b=c#d", "http://example.com", "mailto:a@example.com", "tel:+966500000000"])(
  "%s may be linked to",
  (address) => expect(safeLink(address)).toBe(address),
);

test.each(["example.com", "www.example.com/a?b=c", "موقع.السعودية/تمر", "example.com:8080/a"])("%s gets its protocol", (address) =>
  expect(safeLink(address)).toBe(`https://${address}`),
);

test.each([
  "/contents",
  "#top",
  "../a",
  "?page=2",
  "dates",
  "dates/ripe",
  "//a.example/a",
  "sara@example.com",
  "a text. And more",
  "1.5",
  "",
])("%p leads nowhere from elsewhere, and is refused", (address) => expect(safeLink(address)).toBe(""));

test.each(["http://", "https://", "https://sara@shop:x", "http://a%", "https://a b.example:99999"])(
  "%p is no address, and is refused here rather than with the whole text by the service",
  (address) => expect(safeLink(address)).toBe(""),
);

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " java\tscript:alert(1)",
  "java\u0000script:alert(1)",
  "\u0001javascript:alert(1)",
  "vbscript:x",
  "data:text/html,<script>",
  "file:///etc/passwd",
  "ftp://a.example/a.pdf",
])("%p may not be linked to", (address) => expect(safeLink(address)).toBe(""));

test.each(["https://example.com/a.png", "http://example.com/a.png", "data:image/png;base64,AA==", "/media/Ab_-1", "/media/Ab1?w=640"])(
  "%s may be a picture",
  (address) => expect(safeImage(address)).toBe(address),
);

test.each([
  "javascript:alert(1)",
  " java\tscript:x",
  "blob:https://a.example/1",
  "ftp://a.example/a.png",
  "/users",
  "/media/../users",
  "//a.example/a.png",
])("%p may not be a picture", (address) => expect(safeImage(address)).toBe(""));
