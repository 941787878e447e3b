import { expect, test } from "@jest/globals";
import { act, renderHook } from "@testing-library/react";
import { tokenOf } from "../../testing/tokens.ts";
import { signIn, signOut } from "../../lib/auth/auth.ts";
import { useIsOwn } from "./use-is-own.ts";

test("what is one's own stays so while a sign-out leaves the page, and isn't whoever signs in then", () => {
  signIn({ token: tokenOf(), user: { id: "u1", username: "sara", role: "CLIENT" } });
  const { result } = renderHook(() => useIsOwn({ id: "u1" }));
  expect(result.current).toBe(true);
  act(signOut);
  expect(result.current).toBe(true);
  act(() => signIn({ token: tokenOf(), user: { id: "u2", username: "omar", role: "ADMIN" } }));
  expect(result.current).toBe(false);
  act(signOut);
});
