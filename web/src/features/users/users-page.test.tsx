import { ApolloProvider } from "@apollo/client/react";
import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { makeApolloClient } from "../../lib/apollo.ts";
import { chooseLast } from "../../testing/choose-last.ts";
import { apiAnswers } from "../../testing/fake-api.ts";
import { render } from "../../testing/render.tsx";
import { Toaster } from "../../ui/toaster.tsx";
import { Component as UsersPage } from "./pages/users-page.tsx";

const SARA = {
  __typename: "UserRow",
  id: "u1",
  username: "sara",
  companies: 1,
  projects: 2,
  contents: 3,
  dateJoined: "2026-11-01T08:00:00Z",
};

const questionGone = () => waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());

async function openUsers(refuse: boolean) {
  let users = [SARA];
  const asked = await apiAnswers({
    operations: {
      UsersList: () => ({ data: { usersList: { __typename: "UserPage", totalCount: users.length, results: users } } }),
      DeleteAccount: () => {
        if (refuse) return { failure: { message: "Something went wrong.", code: "INTERNAL" } };
        users = [];
        return { data: { deleteUser: { __typename: "SuccessPayload", success: true } } };
      },
    },
  });
  const { user } = render(
    <ApolloProvider client={makeApolloClient()}>
      <Toaster />
      <UsersPage />
    </ApolloProvider>,
  );
  await user.click(await screen.findByRole("button", { name: "Actions for sara" }));
  await waitFor(() => expect(screen.getByRole("menu")).toHaveFocus());
  await chooseLast(user);
  const question = within(await screen.findByRole("alertdialog", { name: "Delete user sara?" }));
  expect(question.getByText(/companies, projects and contents/)).toBeInTheDocument();
  return { user, question, deletions: () => asked.filter(({ operation }) => operation === "DeleteAccount") };
}

test("a row leads to the user's details, and says how many companies, projects and contents are theirs, each in its column", async () => {
  await apiAnswers({
    operations: { UsersList: () => ({ data: { usersList: { __typename: "UserPage", totalCount: 1, results: [SARA] } } }) },
  });
  render(
    <ApolloProvider client={makeApolloClient()}>
      <UsersPage />
    </ApolloProvider>,
  );
  const name = await screen.findByRole("link", { name: "sara" });
  expect(name).toHaveAttribute("href", "/users/user-details/u1");
  const row = name.closest("tr") as HTMLElement;
  const headers = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
  const cells = within(row).getAllByRole("cell");
  expect(["Companies", "Projects", "Contents"].map((header) => cells[headers.indexOf(header)]?.textContent)).toEqual(["1", "2", "3"]);
});

test("a user is deleted after a question that names them and what is lost", async () => {
  const { user, question, deletions } = await openUsers(false);
  await waitFor(() => expect(question.getByRole("button", { name: "Keep user" })).toHaveFocus());
  await user.click(question.getByRole("button", { name: "Delete user" }));
  expect(await screen.findByText("User deleted successfully")).toBeInTheDocument();
  expect(deletions()[0]?.variables).toEqual({ id: "u1" });
  expect(await screen.findByText("No data to display")).toBeInTheDocument();
  await questionGone();
});

test("keeping the user asks for nothing", async () => {
  const { user, question, deletions } = await openUsers(false);
  await user.click(question.getByRole("button", { name: "Keep user" }));
  await questionGone();
  expect(screen.getByText("sara")).toBeInTheDocument();
  expect(deletions()).toEqual([]);
});

test("a failed deletion says so, and can be tried again", async () => {
  const { user, question, deletions } = await openUsers(true);
  await user.click(question.getByRole("button", { name: "Delete user" }));
  expect(await screen.findByText("User not deleted, please try again")).toBeInTheDocument();
  await user.click(question.getByRole("button", { name: "Delete user" }));
  await waitFor(() => expect(deletions()).toHaveLength(2));
  await waitFor(() => expect(question.getByRole("button", { name: "Keep user" })).toBeEnabled());
  await user.click(question.getByRole("button", { name: "Keep user" }));
  await questionGone();
});

async function openInvitation(sends: boolean, email = "huda@example.com") {
  const asked = await apiAnswers({
    operations: {
      UsersList: () => ({ data: { usersList: { __typename: "UserPage", totalCount: 1, results: [SARA] } } }),
      RegistrationPolicy: () => ({ data: { registrationPolicy: { __typename: "RegistrationPolicy", invitedOnly: true } } }),
      InviteUser: () =>
        sends
          ? { data: { inviteUser: { __typename: "SuccessPayload", success: true } } }
          : { failure: { message: "Something went wrong.", code: "INTERNAL" } },
    },
  });
  const { user } = render(
    <ApolloProvider client={makeApolloClient()}>
      <Toaster />
      <UsersPage />
    </ApolloProvider>,
  );
  await user.click(await screen.findByRole("button", { name: "Invite" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Invite somebody" }));
  if (email) await user.type(dialog.getByRole("textbox", { name: "Email" }), email);
  await user.click(dialog.getByRole("button", { name: "Send invitation" }));
  return { asked, dialog };
}

test("where registration is by invitation, an admin sends one; elsewhere none is offered", async () => {
  const { asked } = await openInvitation(true);
  expect(await screen.findByText(/Invitation sent to huda@example.com/)).toBeInTheDocument();
  expect(asked.find(({ operation }) => operation === "InviteUser")?.variables).toEqual({ email: "huda@example.com" });
});

test("an invitation that wasn't sent is said in its dialog, which keeps the address", async () => {
  const { dialog } = await openInvitation(false);
  expect(await dialog.findByText("Invitation not sent, please try again")).toBeInTheDocument();
  expect(dialog.getByRole("textbox", { name: "Email" })).toHaveValue("huda@example.com");
});

test("an invitation to nobody says what is missing, at its field and in a message", async () => {
  const { asked, dialog } = await openInvitation(true, "");
  expect(await screen.findByText("Please fill all required fields")).toBeInTheDocument();
  expect(dialog.getByRole("textbox", { name: "Email" })).toHaveAccessibleDescription("Fill in this field");
  expect(asked.filter(({ operation }) => operation === "InviteUser")).toEqual([]);
});
