import { expect, test } from "@jest/globals";
import { rememberRedirect } from "../lib/auth/auth-storage.ts";
import { expireSession, signIn, signOut } from "../lib/auth/auth.ts";
import { tokenOf } from "../testing/tokens.ts";
import { followSession } from "./session-navigation.ts";

const enter = () => signIn({ token: tokenOf(), user: { id: "u1", username: "sara" } });

test("signing in, out and expiring each lead somewhere", () => {
  const visited: string[] = [];
  const stop = followSession((path) => visited.push(path));
  enter();
  signOut();
  rememberRedirect("/contents?page=2");
  enter();
  expireSession();
  rememberRedirect("https://elsewhere.example");
  enter();
  signOut();
  stop();
  expect(visited).toEqual(["/dashboard", "/", "/contents?page=2", "/auth/signin", "/dashboard", "/"]);
});
