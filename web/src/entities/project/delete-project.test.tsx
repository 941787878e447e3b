import { ApolloProvider } from "@apollo/client/react";
import { expect, jest, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { makeApolloClient } from "../../lib/apollo.ts";
import { apiAnswers } from "../../testing/fake-api.ts";
import { render } from "../../testing/render.tsx";
import { speak } from "../../testing/setup.ts";
import { Toaster } from "../../ui/toaster.tsx";
import { DeleteProject } from "./delete-project.tsx";

const done = { data: { deleteProject: { __typename: "SuccessPayload", success: true } } };
const refused = { failure: { message: "Something went wrong.", code: "INTERNAL" } };

async function ask(answer: () => typeof done | typeof refused) {
  await apiAnswers({ operations: { DeleteProject: answer } });
  const onDeleted = jest.fn<() => void>();
  const { user } = render(
    <ApolloProvider client={makeApolloClient()}>
      <DeleteProject project={{ id: "p1", name: "Ramadan" }} onClose={() => {}} onDeleted={onDeleted} />
      <Toaster />
    </ApolloProvider>,
  );
  return { user, onDeleted };
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
  await user.click(screen.getByRole("button", { name: confirm }));
  expect(await screen.findByText(deleted)).toBeInTheDocument();
  expect(onDeleted).toHaveBeenCalledTimes(1);
});
