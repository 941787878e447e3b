import { afterEach, expect, jest, test } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import { authState, signOut } from "../../lib/auth/auth.ts";
import { apiAnswers } from "../../testing/fake-api.ts";
import { render } from "../../testing/render.tsx";
import { tokenOf } from "../../testing/tokens.ts";
import { Toaster } from "../../ui/toaster.tsx";
import { Component as SignInPage } from "./pages/sign-in-page.tsx";

afterEach(() => act(() => signOut()));

async function enter(user: ReturnType<typeof render>["user"]) {
  await user.type(screen.getByLabelText("Email"), "nora@example.com");
  await user.type(screen.getByLabelText("Password"), "Quiet-Palm-2026{Enter}");
}

test("with the right password the person is signed in", async () => {
  const login = { token: tokenOf(), refreshToken: "r1", sessionKey: "k1", user: { id: "u1", username: "nora", role: "CLIENT" } };
  const asked = await apiAnswers({ operations: { Login: () => ({ data: { login } }) } });
  const { user } = render(<SignInPage />);
  await enter(user);
  await waitFor(() => expect(authState()).toMatchObject({ loggedIn: true, user: { username: "nora" } }));
  expect(asked[0]?.variables).toEqual({ email: "nora@example.com", password: "Quiet-Palm-2026" });
});

test("a refusal stands at the password, where one can try again at once", async () => {
  await apiAnswers({ operations: { Login: () => ({ failure: { message: "Wrong address or password", code: "UNAUTHENTICATED" } }) } });
  const { user } = render(<SignInPage />);
  await enter(user);
  const password = screen.getByLabelText("Password");
  await waitFor(() => expect(password).toHaveAccessibleDescription("Wrong address or password"));
  expect(password).toHaveFocus();
  expect(screen.getByRole("button", { name: "Sign in" })).not.toHaveAttribute("aria-busy", "true");
  expect(authState().loggedIn).toBe(false);
});

test("a server that can't be reached is told, and nothing stands at the password", async () => {
  const unreachable = jest.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  const { user } = render(
    <>
      <Toaster />
      <SignInPage />
    </>,
  );
  await enter(user);
  expect(await screen.findByText("An unexpected error occurred, please try again")).toBeInTheDocument();
  expect(screen.getByLabelText("Password")).toBeValid();
  expect(screen.getByRole("button", { name: "Sign in" })).not.toHaveAttribute("aria-busy", "true");
  unreachable.mockRestore();
});

test("nothing is sent while something is missing", async () => {
  const asked = await apiAnswers({});
  const { user } = render(<SignInPage />);
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  await waitFor(() => expect(screen.getByLabelText("Email")).toBeInvalid());
  await user.type(screen.getByLabelText("Email"), "nora@example.com{Enter}");
  await waitFor(() => expect(screen.getByLabelText("Email")).toBeValid());
  expect(screen.getByLabelText("Password")).toBeInvalid();
  expect(asked).toEqual([]);
});

test("from the address one Tab leads to the password", async () => {
  const { user } = render(<SignInPage />);
  await user.click(screen.getByLabelText("Email"));
  await user.tab();
  expect(screen.getByLabelText("Password")).toHaveFocus();
  await user.tab();
  expect(screen.getByRole("button", { name: "Show characters" })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole("link", { name: "Forgot password?" })).toHaveFocus();
});
