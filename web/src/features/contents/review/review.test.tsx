import { ApolloProvider } from "@apollo/client/react";
import { beforeEach, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { makeApolloClient } from "../../../lib/apollo.ts";
import { signIn } from "../../../lib/auth/auth.ts";
import { apiAnswers } from "../../../testing/fake-api.ts";
import { renderRoutes } from "../../../testing/render.tsx";
import { OWNER, stageContent } from "../../../testing/stage-content.ts";
import { tokenOf } from "../../../testing/tokens.ts";
import { Component as ContentPage } from "../pages/content-page.tsx";

const ADMIN = { id: "u9", username: "omar", role: "ADMIN" };
const user = ({ id, username }: { id: string; username: string }) => ({ __typename: "User", id, username });
const body = { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "Ripe dates are soft." }] }] };

const thread = (id: string, parts: object = {}) => ({
  __typename: "CommentThread",
  id,
  version: 1,
  quote: { __typename: "CommentQuote", exact: "Ripe dates", prefix: "", suffix: " are soft." },
  resolved: false,
  comments: [
    {
      __typename: "Comment",
      id: `${id}-1`,
      text: "Which dates?",
      createdAt: "2026-11-24T09:00:00Z",
      author: user(ADMIN),
      mentions: [user(OWNER)],
    },
  ],
  ...parts,
});

async function open(path: string, { approvableByMe = true } = {}) {
  let threads = [thread("t1"), thread("t2", { resolved: true, quote: null })];
  const content = { ...stageContent({ status: "IN_REVIEW" }), body };
  const review = { __typename: "Content", id: "k1", approvableByMe, dueOn: null, assignee: null, people: [user(OWNER), user(ADMIN)] };
  const asked = await apiAnswers({
    operations: {
      ContentBody: () => ({ data: { content } }),
      ContentReview: () => ({ data: { content: review, commentThreads: threads } }),
      BeginCommentThread: () => {
        threads = [...threads, thread("t3")];
        return { data: { beginCommentThread: { __typename: "CommentThreadPayload", thread: thread("t3") } } };
      },
      SettleCommentThread: () => ({
        data: { settleCommentThread: { __typename: "CommentThreadPayload", thread: thread("t1", { resolved: true, version: 2 }) } },
      }),
      AssignContent: () => ({
        data: {
          assignContent: {
            __typename: "ContentPayload",
            content: { __typename: "Content", id: "k1", version: 2, dueOn: null, assignee: user(OWNER) },
          },
        },
      }),
    },
  });
  const rendered = renderRoutes(
    [
      {
        path: "/contents/show/:id",
        element: (
          <ApolloProvider client={makeApolloClient()}>
            <ContentPage />
          </ApolloProvider>
        ),
      },
    ],
    path,
  );
  const inputsOf = (operation: string) => asked.filter((call) => call.operation === operation).map(({ variables }) => variables);
  return { ...rendered, inputsOf };
}

beforeEach(() => signIn({ token: tokenOf({ of: ADMIN.id }), user: ADMIN }));

test("an open discussion is done with, and stands with the others that are", async () => {
  const { user: person, inputsOf } = await open("/contents/show/k1?tab=review");
  expect(await screen.findByText("Which dates?")).toBeInTheDocument();
  expect(screen.getByRole("tab", { name: /^Review/ })).toHaveTextContent("1");
  await person.click(screen.getByRole("button", { name: "Resolve" }));
  expect(await screen.findByText("No open discussions")).toBeInTheDocument();
  expect(inputsOf("SettleCommentThread")).toEqual([{ threadId: "t1", resolved: true }]);
});

test("what is said of selected words goes along with these and what stands around them", async () => {
  const { user: person, inputsOf } = await open("/contents/show/k1?tab=text");
  const text = (await screen.findByText("Ripe dates are soft.")).firstChild as Text;
  document.getSelection()?.setBaseAndExtent(text, 5, text, 10);
  await person.click(await screen.findByRole("button", { name: "Comment" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText("dates")).toBeInTheDocument();
  await person.click(dialog.getByRole("button", { name: "Send" }));
  expect(await dialog.findByText("Write a comment")).toBeInTheDocument();
  await person.type(dialog.getByRole("textbox", { name: /^Comment/ }), "Ajwa?");
  await person.click(dialog.getByRole("button", { name: "Send" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(inputsOf("BeginCommentThread")).toEqual([
    { contentId: "k1", input: { text: "Ajwa?", mentionIds: [], quote: { exact: "dates", prefix: "Ripe ", suffix: " are soft." } } },
  ]);
});

test("a content is given to one of those who see it", async () => {
  const { user: person, inputsOf } = await open("/contents/show/k1?tab=review");
  await person.selectOptions(await screen.findByRole("combobox", { name: "Assignee" }), OWNER.username);
  await waitFor(() => expect(inputsOf("AssignContent")).toEqual([{ id: "k1", input: { assigneeId: OWNER.id } }]));
});

test("the one next step stands beside the status; where another person approves, it says who does", async () => {
  const first = await open("/contents/show/k1?tab=text");
  expect(await screen.findByRole("button", { name: "Approve" })).toBeEnabled();
  first.unmount();
  const { user: person } = await open("/contents/show/k1?tab=text", { approvableByMe: false });
  expect(await screen.findByText("Awaits an admin’s approval.")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Approve" })).toBeNull();
  await person.click(screen.getByRole("button", { name: /^Status: / }));
  const names = within(await screen.findByRole("menu"))
    .getAllByRole("menuitem")
    .map(({ textContent }) => textContent);
  expect(names).toEqual(["Back to draft", "Archive"]);
});
