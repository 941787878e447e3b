import { expect, test } from "@jest/globals";
import { safeLink } from "./safe-address.ts";

test.each(["https://example.com/a?b=c#d", "http://example.com", "mailto:a@example.com", "tel:+966500000000", "/contents", "#top"])(
  "%s may be linked to",
  (address) => expect(safeLink(address)).toBe(address),
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
])("%p may not", (address) => expect(safeLink(address)).toBe(""));
