import { ApolloProvider } from "@apollo/client/react";
import { expect, jest, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { makeApolloClient } from "../../lib/apollo.ts";
import { apiAnswers } from "../../testing/fake-api.ts";
import { render } from "../../testing/render.tsx";
import { speak } from "../../testing/setup.ts";
import { Toaster } from "../../ui/toaster.tsx";
import { DeleteContent } from "./components/delete-content.tsx";

test.each([
  ["en", "Delete content", "Content deleted successfully", "Content not deleted, please try again"],
  ["ar", "حذف المحتوى", "حُذف المحتوى", "لم يُحذف المحتوى. يُرجى إعادة المحاولة."],
] as const)("a content that couldn't be deleted stays, and is when tried again: %s", async (locale, confirm, deleted, notDeleted) => {
  await speak(locale);
  let away = true;
  const asked = await apiAnswers({
    operations: {
      DeleteContent: () =>
        away
          ? { failure: { message: "Something went wrong.", code: "INTERNAL" } }
          : { data: { deleteContent: { __typename: "SuccessPayload", success: true } } },
    },
  });
  const onDeleted = jest.fn<() => void>();
  const { user } = render(
    <ApolloProvider client={makeApolloClient()}>
      <DeleteContent content={{ id: "k1", title: "Dates", status: "DRAFT", version: 3 }} onClose={() => {}} onDeleted={onDeleted} />
      <Toaster />
    </ApolloProvider>,
  );
  await user.click(screen.getByRole("button", { name: confirm }));
  expect(await screen.findByText(notDeleted)).toBeInTheDocument();
  expect(onDeleted).not.toHaveBeenCalled();
  away = false;
  await user.click(await screen.findByRole("button", { name: confirm }));
  expect(await screen.findByText(deleted)).toBeInTheDocument();
  await waitFor(() => expect(onDeleted).toHaveBeenCalledTimes(1));
  expect(asked.map(({ variables }) => variables)).toEqual([
    { id: "k1", expectedVersion: 3 },
    { id: "k1", expectedVersion: 3 },
  ]);
});
