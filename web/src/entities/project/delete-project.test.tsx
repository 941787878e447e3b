import { ApolloProvider } from "@apollo/client/react";
import { expect, jest, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { makeApolloClient } from "../../lib/apollo.ts";
import { apiAnswers } from "../../testing/fake-api.ts";
import { render } from "../../testing/render.tsx";
import { speak } from "../../testing/setup.ts";
import { Toaster } from "../../ui/toaster.tsx";
import { DeleteProject } from "./delete-project.tsx";

const CARD = {
  __typename: "Project",
  id: "p1",
  version: 3,
  name: "Ramadan",
  image: null,
  description: null,
  date: null,
  tags: [],
  internalBudget: null,
  externalBudget: null,
  totalBudget: null,
  affiliatedProject: null,
  company: { __typename: "Company", id: "c1", brandName: "Rutab", owner: { __typename: "User", id: "u1" } },
};

const done = { data: { deleteProject: { __typename: "SuccessPayload", success: true } } };
const refused = { failure: { message: "Something went wrong.", code: "INTERNAL" } };

type Answers = NonNullable<Parameters<typeof apiAnswers>[0]["operations"]>;

async function ask(answer: Answers["DeleteProject"], EditedProject: Answers["EditedProject"] = () => refused) {
  const asked = await apiAnswers({ operations: { DeleteProject: answer, EditedProject } });
  const onDeleted = jest.fn<() => void>();
  const { user } = render(
    <ApolloProvider client={makeApolloClient()}>
      <DeleteProject project={{ id: "p1", name: "Ramadan", version: 3 }} onClose={() => {}} onDeleted={onDeleted} />
      <Toaster />
    </ApolloProvider>,
  );
  return { asked, user, onDeleted };
}

test.each([
  ["en", "Delete project", "Project deleted successfully", "Project not deleted, please try again"],
  ["ar", "حذف المشروع", "حُذف المشروع", "لم يُحذف المشروع. يُرجى إعادة المحاولة."],
] as const)("a project that couldn't be deleted stays, and is when tried again: %s", async (locale, confirm, deleted, notDeleted) => {
  await speak(locale);
  let away = true;
  const { user, onDeleted } = await ask(() => (away ? refused : done));
  await user.click(screen.getByRole("button", { name: confirm }));
  expect(await screen.findByText(notDeleted)).toBeInTheDocument();
  expect(onDeleted).not.toHaveBeenCalled();
  away = false;
  // the message may stand a moment before the button has its name back
  await user.click(await screen.findByRole("button", { name: confirm }));
  expect(await screen.findByText(deleted)).toBeInTheDocument();
  expect(onDeleted).toHaveBeenCalledTimes(1);
});

test.each([
  ["en", "Delete project", /Somebody else has changed this meanwhile/],
  ["ar", "حذف المشروع", /عدّل شخص آخر هذه البيانات في هذه الأثناء/],
] as const)("a project that somebody else has renamed is shown by its new name before it is deleted: %s", async (locale, confirm, said) => {
  await speak(locale);
  const now = { ...CARD, name: "Ramadan 1448", version: 4 };
  const { asked, user, onDeleted } = await ask(
    (variables) =>
      (variables as unknown as { expectedVersion: number }).expectedVersion === 4
        ? done
        : { failure: { message: "Changed elsewhere", code: "CONFLICT" } },
    () => ({ data: { project: now } }),
  );
  await user.click(screen.getByRole("button", { name: confirm }));
  const question = screen.getByRole("alertdialog", { name: /Ramadan/ });
  await waitFor(() => expect(question).toHaveTextContent(said));
  expect(question).toHaveAccessibleName(/Ramadan 1448/);
  expect(screen.queryByText("Changed elsewhere")).toBeNull();
  expect(onDeleted).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: confirm }));
  await waitFor(() => expect(onDeleted).toHaveBeenCalledTimes(1));
  expect(asked.filter(({ operation }) => operation === "DeleteProject").map(({ variables }) => variables)).toEqual([
    { id: "p1", expectedVersion: 3 },
    { id: "p1", expectedVersion: 4 },
  ]);
});

test("what is stored instead isn't said to be shown when it couldn't be read", async () => {
  const { user } = await ask(() => ({ failure: { message: "Changed elsewhere", code: "CONFLICT" } }));
  await user.click(screen.getByRole("button", { name: "Delete project" }));
  const question = screen.getByRole("alertdialog", { name: /Ramadan/ });
  await waitFor(() => expect(question).toHaveTextContent("Project not deleted, please try again"));
  expect(screen.queryByText(/What stands here is what is stored now/)).toBeNull();
});
