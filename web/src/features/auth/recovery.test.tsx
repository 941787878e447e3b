import { beforeEach, expect, test } from "@jest/globals";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { RouteObject } from "react-router";
import { apiAnswers } from "../../testing/fake-api.ts";
import { renderRoutes } from "../../testing/render.tsx";
import { speak } from "../../testing/setup.ts";
import { readRecovery, saveRecovery } from "./recovery.ts";
import { routes } from "./routes.tsx";

const PAGES: RouteObject[] = routes.auth ?? [];
const EMAIL = "nora@example.com";

beforeEach(() => sessionStorage.clear());

const open = (path: string) => renderRoutes(PAGES, path);
const asked = (sentAt = Date.now()) => saveRecovery({ email: EMAIL, sentAt });
const proven = () => saveRecovery({ email: EMAIL, sentAt: Date.now(), resetToken: "t1" });

const success = (operation: string) => () => ({ data: { [operation]: { success: true } } });
const refusal = (message: string, fields?: Record<string, string[]>, code = "BAD_USER_INPUT") => ({
  failure: { message, code, ...(fields ? { fields } : {}) },
});

test("from the address by the code to the new password, and then to sign in", async () => {
  const calls = await apiAnswers({
    operations: {
      RequestPasswordReset: success("requestPasswordReset"),
      VerifyPasswordResetCode: () => ({ data: { verifyPasswordResetCode: { resetToken: "t1" } } }),
      ResetPassword: success("resetPassword"),
    },
  });
  const { user, router } = open("/auth/signin");
  await user.click(await screen.findByRole("link", { name: "Forgot password?" }));
  await screen.findByRole("heading", { name: "Forgot your password?" });
  await user.type(await screen.findByLabelText("Email"), `${EMAIL}{Enter}`);
  await user.type(await screen.findByLabelText("Code"), "123456{Enter}");
  await user.type(await screen.findByLabelText("New password"), "Loud-Palm-2027");
  await user.type(screen.getByLabelText("Confirm new password"), "Loud-Palm-2027{Enter}");
  await waitFor(() => expect(router.state.location.pathname).toBe("/auth/signin"));
  expect(await screen.findByText("Password changed successfully")).toBeInTheDocument();
  expect(calls.map(({ variables }) => variables)).toEqual([
    { email: EMAIL },
    { email: EMAIL, code: "123456" },
    { resetToken: "t1", newPassword: "Loud-Palm-2027", confirmPassword: "Loud-Palm-2027" },
  ]);
  expect(readRecovery()).toBeNull();
});

test.each(["/auth/verification-code", "/auth/new-password"])("%s without the step before leads to the first", async (path) => {
  const { router } = open(path);
  await screen.findByRole("heading", { name: "Forgot your password?" });
  expect(router.state.location.pathname).toBe("/auth/forget-password");
});

test("the new password without the code leads to the first step, too", async () => {
  asked();
  const { router } = open("/auth/new-password");
  await waitFor(() => expect(router.state.location.pathname).toBe("/auth/forget-password"));
});

test("the code may be pasted as it stands in the mail, and typed in Arabic digits", async () => {
  asked();
  await speak("ar");
  const { user } = open("/auth/verification-code");
  const code = await screen.findByLabelText("الرمز");
  await user.click(code);
  await user.paste(" 12 34 56 ");
  expect(code).toHaveValue("123456");
  fireEvent.change(code, { target: { value: "٤٥٦٧٨٩" } });
  expect(code).toHaveValue("456789");
  fireEvent.change(code, { target: { value: "۱۲a3" } });
  expect(code).toHaveValue("123");
  expect(screen.getByText(/nora@example.com/)).toBeInTheDocument();
});

test("too few digits are told before anything is sent", async () => {
  asked();
  const calls = await apiAnswers({});
  const { user } = open("/auth/verification-code");
  await user.type(await screen.findByLabelText("Code"), "123{Enter}");
  await waitFor(() => expect(screen.getByLabelText("Code")).toHaveAccessibleDescription("Enter the six digits of the code"));
  expect(calls).toEqual([]);
});

test("a wrong code stands at the field", async () => {
  asked();
  await apiAnswers({ operations: { VerifyPasswordResetCode: () => refusal("Check the fields", { code: ["This code is wrong"] }) } });
  const { user } = open("/auth/verification-code");
  await user.type(await screen.findByLabelText("Code"), "123456{Enter}");
  await waitFor(() => expect(screen.getByLabelText("Code")).toHaveAccessibleDescription("This code is wrong"));
  expect(screen.getByLabelText("Code")).toHaveFocus();
});

test("another code may be asked for after a minute", async () => {
  asked(Date.now() - 50_000);
  const { unmount } = open("/auth/verification-code");
  expect(await screen.findByRole("button", { name: /Send a new code in 0:\d\d/ })).toBeDisabled();
  unmount();
  asked(Date.now() - 60_000);
  const calls = await apiAnswers({ operations: { RequestPasswordReset: success("requestPasswordReset") } });
  const { user } = open("/auth/verification-code");
  await user.click(await screen.findByRole("button", { name: "Send a new code" }));
  expect(await screen.findByText("A new code is on its way")).toBeInTheDocument();
  expect(calls[0]?.variables).toEqual({ email: EMAIL });
  expect(await screen.findByRole("button", { name: /Send a new code in/ })).toBeDisabled();
});

test("who asks too often reads when to try again, at the field", async () => {
  await apiAnswers({ operations: { RequestPasswordReset: () => refusal("Try again in 40 seconds", undefined, "RATE_LIMITED") } });
  const { user } = open("/auth/forget-password");
  await user.type(await screen.findByLabelText("Email"), `${EMAIL}{Enter}`);
  await waitFor(() => expect(screen.getByLabelText("Email")).toHaveAccessibleDescription("Try again in 40 seconds"));
});

test("a reset that is over says so, with the way to begin again", async () => {
  proven();
  await apiAnswers({ operations: { ResetPassword: () => refusal("Check the fields", { resetToken: ["This reset is over"] }) } });
  const { user, router } = open("/auth/new-password");
  await user.type(await screen.findByLabelText("New password"), "Loud-Palm-2027");
  await user.type(screen.getByLabelText("Confirm new password"), "Loud-Palm-2027{Enter}");
  expect(await screen.findByText("This reset is over")).toBeInTheDocument();
  expect(screen.getByText("Sorry, password not changed successfully please try again")).toBeInTheDocument();
  await user.click(screen.getByRole("link", { name: "Begin again" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/auth/forget-password"));
  expect(await screen.findByLabelText("Email")).toHaveValue(EMAIL);
});

test("passwords that differ are told before anything is sent", async () => {
  proven();
  const calls = await apiAnswers({});
  const { user } = open("/auth/new-password");
  await user.type(await screen.findByLabelText("New password"), "Loud-Palm-2027");
  await user.type(screen.getByLabelText("Confirm new password"), "Loud-Palm-2028{Enter}");
  await waitFor(() => expect(screen.getByLabelText("Confirm new password")).toHaveAccessibleDescription("Passwords do not match"));
  expect(calls).toEqual([]);
});
