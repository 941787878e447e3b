import { expect, test } from "@jest/globals";
import { formatFileSize } from "./file-size.ts";
import { mediaUrl } from "./media.ts";

test.each([
  ["/media/m1", undefined, "/media/m1"],
  ["/media/m1", 320, "/media/m1?w=320"],
  ["/media/m1", 80, "/media/m1?w=160"],
  ["/media/m1?w=64", 300, "/media/m1?w=320"],
  ["/media/m1", 4000, "/media/m1"],
  ["https://elsewhere.example/a.png", 320, "https://elsewhere.example/a.png"],
])("%s at %s pixels is %s", (url, width, address) => {
  expect(mediaUrl(url, width)).toBe(address);
});

test("a picture is asked for where the API is, and one from elsewhere there", () => {
  expect(mediaUrl("/media/m1", 320, "https://api.example.com/")).toBe("https://api.example.com/media/m1?w=320");
  expect(mediaUrl("/media/m1", undefined, "https://api.example.com")).toBe("https://api.example.com/media/m1");
  expect(mediaUrl("https://elsewhere.example/a.png", 320, "https://api.example.com")).toBe("https://elsewhere.example/a.png");
});

test.each([
  [0, "0 byte"],
  [900, "900 byte"],
  [640 * 1024, "640 kB"],
  [2_500_000, "2.4 MB"],
  [10 * 1024 * 1024, "10 MB"],
  [250 * 1024 ** 3, "250 GB"],
])("%i bytes are told as %s", (bytes, words) => {
  expect(formatFileSize(bytes)).toBe(words);
});
