import { expect, test } from "@jest/globals";
import { placeKey } from "./place-key.ts";

test("the place on a page that was opened by its address is that page's, not the next one's that is opened so", () => {
  const opened = (pathname: string) => placeKey({ key: "default", pathname, search: "?id=1" });
  expect(opened("/a")).not.toBe(opened("/b"));
  expect(opened("/a")).toBe(opened("/a"));
});

test("within a document each entry of the history has its own", () => {
  expect(placeKey({ key: "x1", pathname: "/a", search: "" })).not.toBe(placeKey({ key: "x2", pathname: "/a", search: "" }));
});
