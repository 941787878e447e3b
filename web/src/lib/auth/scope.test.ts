import { afterEach, expect, test } from "@jest/globals";
import { tokenOf } from "../../testing/tokens.ts";
import { signIn, signOut } from "./auth.ts";
import { hasScope, includesName } from "./scope.ts";

afterEach(() => signOut());

test.each([
  [["users", "crm"], true],
  [["crm"], false],
  [{ users: true }, true],
  [{ users: false, crm: true }, false],
  [undefined, false],
])("whether %j contains a name", (scope, contained) => {
  expect(includesName(scope as never, "users")).toBe(contained);
});

test("a name is looked up in the token of who is signed in", () => {
  expect(hasScope("users")).toBe(false);
  signIn({ token: tokenOf({ scope: ["users"] }), user: { id: "u1", username: "sara" } });
  expect(hasScope("users")).toBe(true);
  expect(hasScope("admins")).toBe(false);
});
