import { afterEach, expect, jest, test } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import { authState, signOut } from "../../lib/auth/auth.ts";
import { apiAnswers } from "../../testing/fake-api.ts";
import { render } from "../../testing/render.tsx";
import { speak } from "../../testing/setup.ts";
import { tokenOf } from "../../testing/tokens.ts";
import { Toaster } from "../../ui/toaster.tsx";
import { Component as SignUpPage } from "./pages/sign-up-page.tsx";

afterEach(() => {
  act(() => signOut());
  sessionStorage.clear();
});

const COUNTRIES = [
  { id: "SA", name: "Saudi Arabia", phone: "966" },
  { id: "EG", name: "Egypt", phone: "20" },
].map((country) => ({ __typename: "Country", code: country.id, ...country }));

type Answer = { data: unknown } | { failure: { message: string; code: string; fields?: Record<string, string[]> } };

const registered = (): Answer => ({
  data: { registerUser: { token: tokenOf(), refreshToken: "r1", sessionKey: "k1", user: { id: "u1", username: "nora", role: "CLIENT" } } },
});

const api = (registerUser: () => Answer = registered) =>
  apiAnswers({
    operations: {
      Countries: () => ({ data: { countries: COUNTRIES } }),
      CitiesByCountry: () => ({ data: { citiesByCountry: [{ __typename: "City", id: "RUH", name: "Riyadh" }] } }),
      RegisterUser: registerUser,
    },
  });

type User = ReturnType<typeof render>["user"];

const next = (user: User) => user.click(screen.getByRole("button", { name: "Next Step" }));

async function fillPersonal(user: User) {
  await screen.findByRole("option", { name: "Saudi Arabia" });
  await user.selectOptions(screen.getByLabelText("Country"), "SA");
  await user.type(screen.getByLabelText("Phone"), "505550142");
  await next(user);
}

async function fillAccount(user: User, password = "Quiet-Palm-2026") {
  await user.type(await screen.findByLabelText("Username"), "nora");
  await user.type(screen.getByLabelText("Email"), "nora@example.com");
  await user.type(screen.getByLabelText("Password"), password);
  await user.type(screen.getByLabelText("Confirm password"), password);
  await next(user);
}

test("a step is left only when it is filled in, and the first wrong field has the focus", async () => {
  await api();
  const { user } = render(<SignUpPage />);
  await next(user);
  expect(await screen.findAllByText("Fill in this field")).not.toHaveLength(0);
  expect(screen.getByLabelText("Country")).toBeInvalid();
  expect(screen.getByLabelText("Country")).toHaveFocus();
  expect(screen.queryByLabelText("Username")).toBeNull();
  await fillPersonal(user);
  expect(await screen.findByRole("heading", { name: "Your account" })).toHaveFocus();
});

test("that fields are still to be filled is no longer said once they are", async () => {
  await api();
  const { user } = render(
    <>
      <SignUpPage />
      <Toaster />
    </>,
  );
  await next(user);
  expect(await screen.findByText("Please fill all required fields")).toBeInTheDocument();
  await fillPersonal(user);
  await screen.findByRole("heading", { name: "Your account" });
  expect(screen.queryByText("Please fill all required fields")).toBeNull();
});

test("a country brings its dial code along, until there is a number", async () => {
  await api();
  const { user } = render(<SignUpPage />);
  await screen.findByRole("option", { name: "Egypt" });
  await user.selectOptions(screen.getByLabelText("Country"), "EG");
  expect(screen.getByLabelText("Country code")).toHaveValue("20");
  await user.type(screen.getByLabelText("Phone"), "1");
  await user.selectOptions(screen.getByLabelText("Country"), "SA");
  expect(screen.getByLabelText("Country code")).toHaveValue("20");
});

test("an error goes as soon as it is mended, and going back loses nothing", async () => {
  await api();
  const { user } = render(<SignUpPage />);
  await fillPersonal(user);
  await user.type(await screen.findByLabelText("Password"), "Quiet-Palm-2026");
  await user.type(screen.getByLabelText("Confirm password"), "Quiet-Palm-202");
  await next(user);
  expect(await screen.findByLabelText("Confirm password")).toBeInvalid();
  expect(screen.getByLabelText("Confirm password")).toHaveAccessibleDescription("Passwords do not match");
  await user.type(screen.getByLabelText("Confirm password"), "6");
  await waitFor(() => expect(screen.getByLabelText("Confirm password")).toBeValid());
  await user.click(screen.getByRole("button", { name: "Go Back" }));
  expect(await screen.findByLabelText("Phone")).toHaveValue("505550142");
  await next(user);
  expect(await screen.findByLabelText("Password")).toHaveValue("Quiet-Palm-2026");
});

test("what was entered is there after a reload, but for the password, which is kept nowhere", async () => {
  await api();
  const first = render(<SignUpPage />);
  await fillPersonal(first.user);
  await fillAccount(first.user);
  expect(await screen.findByText("nora@example.com")).toBeInTheDocument();
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain("Quiet-Palm-2026");
  first.unmount();
  const { user } = render(<SignUpPage />);
  expect(await screen.findByLabelText("Username")).toHaveValue("nora");
  expect(screen.getByLabelText("Email")).toHaveValue("nora@example.com");
  expect(screen.getByLabelText("Password")).toHaveValue("");
  await user.click(screen.getByRole("button", { name: "Go Back" }));
  await waitFor(() => expect(screen.getByLabelText("Country")).toHaveValue("SA"));
  expect(screen.getByLabelText("Phone")).toHaveValue("505550142");
});

test("nothing of it stays once the account is made", async () => {
  await api();
  const { user } = render(<SignUpPage />);
  await fillPersonal(user);
  await fillAccount(user);
  await user.click(await screen.findByRole("button", { name: "Create account" }));
  await screen.findByRole("button", { name: "Go to the dashboard" });
  expect(sessionStorage).toHaveLength(0);
});

test("the account is made from what was entered, and only then is the person signed in", async () => {
  const asked = await api();
  const { user } = render(<SignUpPage />);
  await fillPersonal(user);
  await fillAccount(user);
  expect(await screen.findByText("nora@example.com")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Create account" }));
  const onward = await screen.findByRole("button", { name: "Go to the dashboard" });
  expect(screen.getByText("Congratulations, registration successful")).toBeInTheDocument();
  expect(asked.at(-1)).toEqual({
    operation: "RegisterUser",
    variables: {
      username: "nora",
      email: "nora@example.com",
      password: "Quiet-Palm-2026",
      confirmPassword: "Quiet-Palm-2026",
      phoneCode: "966",
      phoneNumber: "505550142",
      countryId: "SA",
    },
  });
  expect(authState().loggedIn).toBe(false);
  await user.click(onward);
  expect(authState().loggedIn).toBe(true);
});

test("what the server refuses stands at its field, on the step that has it", async () => {
  const failure = { message: "Check the form", code: "CONFLICT", fields: { email: ["There is an account with this address."] } };
  await api(() => ({ failure }));
  const { user } = render(<SignUpPage />);
  await fillPersonal(user);
  await fillAccount(user);
  await user.click(await screen.findByRole("button", { name: "Create account" }));
  const email = await screen.findByLabelText("Email");
  expect(email).toHaveAccessibleDescription("There is an account with this address.");
  expect(email).toHaveFocus();
});

test("it speaks Arabic", async () => {
  await speak("ar");
  await api();
  const { user } = render(<SignUpPage />);
  await user.click(screen.getByRole("button", { name: "الخطوة التالية" }));
  expect((await screen.findAllByText("يُرجى ملء هذا الحقل")).length).toBeGreaterThan(0);
});

test("the country is guessed with its dial code, and another may be chosen; what is optional is folded until it is wanted or wrong", async () => {
  jest.spyOn(navigator, "languages", "get").mockReturnValue(["en", "ar-SA"]);
  await api();
  const { user } = render(<SignUpPage />);
  await waitFor(() => expect(screen.getByLabelText("Country")).toHaveValue("SA"));
  expect(screen.getByLabelText("Country code")).toHaveValue("966");
  const folded = (label: string) => screen.getByText(label).closest("details");
  expect(folded("Name and address (optional)")).not.toHaveAttribute("open");
  await user.click(screen.getByText("Name and address (optional)"));
  await user.type(screen.getByLabelText("First name"), "N".repeat(101));
  await user.click(screen.getByText("Name and address (optional)"));
  await user.selectOptions(screen.getByLabelText("Country"), "EG");
  expect(screen.getByLabelText("Country code")).toHaveValue("20");
  await user.type(screen.getByLabelText("Phone"), "1005550142");
  await next(user);
  await waitFor(() => expect(folded("Name and address (optional)")).toHaveAttribute("open"));
  await user.clear(screen.getByLabelText("First name"));
  await next(user);
  await screen.findByRole("heading", { name: "Your account" });
  expect(folded("About your work (optional)")).not.toHaveAttribute("open");
});
