import { afterEach, expect, jest, test } from "@jest/globals";
import { answer, originIs, serve } from "../../testing/http-server.ts";
import { tokenOf } from "../../testing/tokens.ts";
import { saveSession } from "../auth/auth-storage.ts";
import { signIn, signOut } from "../auth/auth.ts";
import { ofUser } from "./of-user.ts";

const SARA = { id: "u1", username: "سارة" };
const OMAR = { id: "u2", username: "عمر" };

afterEach(() => {
  signOut();
  jest.restoreAllMocks();
});

/** The tokens that requests went out with. */
async function shownTokens() {
  originIs(await serve((_, response) => answer(response, 200, { data: {} })));
  return () => jest.mocked(fetch).mock.calls.map(([, init]) => new Headers(init?.headers).get("Authorization"));
}

/** Everything that doesn't wait for an answer has happened when this comes back. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

test("a person's request goes out with that person's token", async () => {
  const shown = await shownTokens();
  const token = tokenOf({ of: SARA.id });
  signIn({ token, user: SARA });
  expect((await ofUser(SARA.id)("/graphql", {})).ok).toBe(true);
  expect(shown()).toEqual([`Bearer ${token}`]);
});

test("nothing of a person goes out with the token of who signed in in another tab meanwhile", async () => {
  const shown = await shownTokens();
  signIn({ token: tokenOf({ of: SARA.id }), user: SARA });
  // this tab hasn't heard of it yet
  saveSession({ token: tokenOf({ of: OMAR.id }), user: OMAR });
  void ofUser(SARA.id)("/graphql", {});
  await settle();
  expect(shown()).toEqual([]);
});

test("nothing of a person goes out in nobody's name", async () => {
  const shown = await shownTokens();
  signIn({ token: tokenOf({ of: SARA.id }), user: SARA });
  for (const name of ["auth_token", "user"]) {
    localStorage.removeItem(name);
    document.cookie = `${name}=; Max-Age=0; Path=/`;
  }
  void ofUser(SARA.id)("/graphql", {});
  await settle();
  expect(shown()).toEqual([]);
});
