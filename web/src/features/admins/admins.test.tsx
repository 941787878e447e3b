import { ApolloProvider } from "@apollo/client/react";
import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { makeApolloClient } from "../../lib/apollo.ts";
import { signIn } from "../../lib/auth/auth.ts";
import { chooseLast } from "../../testing/choose-last.ts";
import { apiAnswers } from "../../testing/fake-api.ts";
import { render } from "../../testing/render.tsx";
import { speak } from "../../testing/setup.ts";
import { tokenOf } from "../../testing/tokens.ts";
import { Toaster } from "../../ui/toaster.tsx";
import { Component as AdminActionPage } from "./pages/admin-action-page.tsx";
import { Component as AdminsPage } from "./pages/admins-page.tsx";

const NOOR = {
  __typename: "Admin",
  id: "a1",
  username: "noor",
  email: "noor@example.com",
  role: "ADMIN",
  firstName: "Noor",
  lastName: "Al-Harbi",
  image: null,
  phoneCode: "966",
  phoneNumber: "505550142",
  mobileNumber: "966505550142",
  dateJoined: "2026-11-01T08:00:00Z",
  version: 3,
};
const ROOT = {
  ...NOOR,
  id: "root",
  username: "root",
  email: "root@example.com",
  role: "SUPER_ADMIN",
  firstName: null,
  lastName: null,
  mobileNumber: null,
};

type Operations = NonNullable<Parameters<typeof apiAnswers>[0]["operations"]>;

async function open(path: string, operations: Operations = {}, { role = "SUPER_ADMIN", id = "root" } = {}) {
  signIn({ token: tokenOf(), user: { id, username: "root", role } });
  const admins = [NOOR, ROOT];
  const asked = await apiAnswers({
    operations: {
      AdminsList: () => ({ data: { adminsList: { __typename: "AdminPage", totalCount: admins.length, results: [...admins] } } }),
      AdminProfileDetail: (asked) => ({ data: { adminProfileDetail: String(asked["id"]) === "root" ? ROOT : NOOR } }),
      Countries: () => ({ data: { countries: [{ id: "SA", name: "Saudi Arabia", phone: "966" }] } }),
      CreateAdmin: () => ({ data: { createAdmin: { __typename: "UserPayload", user: { ...NOOR, __typename: "User" } } } }),
      UpdateAdmin: () => ({ data: { updateAdmin: { __typename: "UserPayload", user: { ...NOOR, __typename: "User" } } } }),
      DeleteAccount: () => {
        admins.shift();
        return { data: { deleteUser: { __typename: "SuccessPayload", success: true } } };
      },
      ...operations,
    },
  });
  const view = render(
    <ApolloProvider client={makeApolloClient()}>
      <Toaster />
      {path.startsWith("/admins/action") ? <AdminActionPage /> : <AdminsPage />}
    </ApolloProvider>,
    { path },
  );
  return { ...view, sent: (operation: string) => asked.filter((call) => call.operation === operation).map(({ variables }) => variables) };
}

async function fillNewAdmin({ user }: { user: Awaited<ReturnType<typeof open>>["user"] }) {
  await screen.findByRole("option", { name: "+966" });
  for (const [label, text] of [
    ["First name", "Noor"],
    ["Last name", "Al-Harbi"],
    ["Username", "noor"],
    ["Phone", "505550142"],
    ["Email", "noor@example.com"],
    ["Password", "Quiet-Palm-2026"],
  ] as const)
    await user.type(screen.getByLabelText(label), text);
  await user.selectOptions(screen.getByLabelText("Country code"), "966");
  await user.click(screen.getByRole("button", { name: "Add admin" }));
}

test("lists username, name, email, mobile number and when they joined", async () => {
  await open("/admins");
  const row = within((await screen.findByText("noor@example.com")).closest("tr") as HTMLElement);
  for (const text of ["noor", "Noor Al-Harbi", "+966505550142", "1 Nov 2026"]) expect(row.getByText(text)).toBeInTheDocument();
  expect(screen.getByText("Super admin")).toBeInTheDocument();
});

test("adds an admin and goes back to the list", async () => {
  const page = await open("/admins/action");
  await fillNewAdmin(page);
  expect(await screen.findByText("Admin created")).toBeInTheDocument();
  expect(page.sent("CreateAdmin")).toEqual([
    {
      username: "noor",
      firstName: "Noor",
      lastName: "Al-Harbi",
      phoneCode: "966",
      phoneNumber: "505550142",
      email: "noor@example.com",
      password: "Quiet-Palm-2026",
    },
  ]);
  expect(page.router.state.location.pathname).toBe("/admins");
});

test("nothing is sent while a field is missing", async () => {
  const { user, sent } = await open("/admins/action");
  await user.click(screen.getByRole("button", { name: "Add admin" }));
  expect((await screen.findAllByText("Fill in this field")).length).toBe(6);
  expect(sent("CreateAdmin")).toEqual([]);
});

test("a refused addition says so and stands at its field", async () => {
  const message = "An account with this email address exists already.";
  const page = await open("/admins/action", {
    CreateAdmin: () => ({
      failure: { message: "An account with these details exists already.", code: "CONFLICT", fields: { email: [message] } },
    }),
  });
  await fillNewAdmin(page);
  expect(await screen.findByText("Admin details not added")).toBeInTheDocument();
  expect(screen.getByLabelText("Email")).toHaveAccessibleDescription(message);
  expect(page.router.state.location.pathname).toBe("/admins/action");
});

test("changes an admin, in Arabic", async () => {
  await speak("ar");
  const { user, sent, router } = await open("/admins/action?id=a1");
  const name = await screen.findByLabelText("الاسم الأول");
  expect(name).toHaveValue("Noor");
  await waitFor(() => expect(screen.getByLabelText("رمز الدولة")).toHaveValue("966"));
  await user.clear(name);
  await user.type(name, "نور");
  await user.click(screen.getByRole("button", { name: "حفظ" }));
  expect(await screen.findByText("حُدّث المشرف")).toBeInTheDocument();
  expect(sent("UpdateAdmin")).toEqual([
    {
      id: "a1",
      username: "noor",
      firstName: "نور",
      lastName: "Al-Harbi",
      image: null,
      phoneCode: "966",
      phoneNumber: "505550142",
      expectedVersion: 3,
    },
  ]);
  expect(router.state.location.pathname).toBe("/admins");
});

test("what another admin has changed meanwhile stands in the form, one's own beside it, and nothing is overwritten unseen", async () => {
  let stored = NOOR;
  const { user, sent } = await open("/admins/action?id=a1", {
    AdminProfileDetail: () => ({ data: { adminProfileDetail: stored } }),
    UpdateAdmin: ({ expectedVersion }) =>
      expectedVersion === stored.version
        ? { data: { updateAdmin: { __typename: "UserPayload", user: { ...NOOR, __typename: "User" } } } }
        : { failure: { message: "Somebody else has changed this meanwhile.", code: "CONFLICT" } },
  });
  const name = await screen.findByLabelText("First name");
  await user.clear(name);
  await user.type(name, "Nura");
  stored = { ...NOOR, lastName: "Al-Otaibi", version: 4 };
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.getByLabelText("Last name")).toHaveValue("Al-Otaibi"));
  expect(name).toHaveValue("Nura");
  expect(screen.getAllByText(/Somebody else has changed this meanwhile/).length).toBeGreaterThan(0);
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Admin updated")).toBeInTheDocument();
  expect(sent("UpdateAdmin").at(-1)).toMatchObject({ firstName: "Nura", lastName: "Al-Otaibi", expectedVersion: 4 });
});

test("leaving a form that was begun asks first", async () => {
  const { user, router } = await open("/admins/action?id=a1");
  await user.type(await screen.findByLabelText("First name"), "x");
  await user.click(screen.getByRole("link", { name: "Cancel" }));
  await user.click(await screen.findByRole("button", { name: "Keep editing" }));
  expect(router.state.location.pathname).toBe("/admins/action");
});

test("a refused change says so", async () => {
  const { user } = await open("/admins/action?id=a1", {
    UpdateAdmin: () => ({
      failure: { message: "Check the marked fields.", code: "BAD_USER_INPUT", fields: { username: ["This username is taken."] } },
    }),
  });
  await user.click(await screen.findByRole("button", { name: "Save" }));
  expect(await screen.findByText("Admin details not updated")).toBeInTheDocument();
  expect(screen.getByLabelText("Username")).toHaveAccessibleDescription("This username is taken.");
});

test("deletes an admin after asking", async () => {
  const { user, sent } = await open("/admins");
  await user.click(await screen.findByRole("button", { name: "Actions for noor" }));
  await waitFor(() => expect(screen.getByRole("menu")).toHaveFocus());
  await chooseLast(user);
  const question = within(await screen.findByRole("alertdialog", { name: "Delete admin noor?" }));
  expect(sent("DeleteAccount")).toEqual([]);
  await user.click(question.getByRole("button", { name: "Delete admin" }));
  expect(await screen.findByText("Admin deleted successfully")).toBeInTheDocument();
  expect(sent("DeleteAccount")).toEqual([{ id: "a1" }]);
  await waitFor(() => expect(screen.queryByText("noor@example.com")).not.toBeInTheDocument());
  await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
});

test("who can't be deleted stays, and the question with them", async () => {
  const { user } = await open("/admins", {
    DeleteAccount: () => ({ failure: { message: "Something went wrong.", code: "INTERNAL" } }),
  });
  await user.click(await screen.findByRole("button", { name: "Actions for noor" }));
  await waitFor(() => expect(screen.getByRole("menu")).toHaveFocus());
  await chooseLast(user);
  await user.click(await screen.findByRole("button", { name: "Delete admin" }));
  expect(await screen.findByText("Admin not deleted, please try again")).toBeInTheDocument();
  await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Keep admin" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
  expect(screen.getByText("noor@example.com")).toBeInTheDocument();
});

test("an admin is offered nothing that would be refused: a super admin's account, and deleting their own", async () => {
  const { user } = await open("/admins", {}, { role: "ADMIN", id: "a1" });
  await user.click(await screen.findByRole("button", { name: "Actions for noor" }));
  expect(await screen.findByRole("menuitem", { name: "Edit" })).toBeInTheDocument();
  expect(screen.queryByRole("menuitem", { name: "Delete" })).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Actions for root" })).not.toBeInTheDocument();
});

test("a super admin's details are closed to other admins", async () => {
  await open("/admins/action?id=root", {}, { role: "ADMIN", id: "a1" });
  expect(await screen.findByText("Only a super admin may change a super admin's account.")).toBeInTheDocument();
  expect(screen.queryByRole("form")).not.toBeInTheDocument();
});
