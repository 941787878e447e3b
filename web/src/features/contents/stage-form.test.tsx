import { ApolloProvider } from "@apollo/client/react";
import { afterEach, expect, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { makeApolloClient } from "../../lib/apollo.ts";
import { apiAnswers } from "../../testing/fake-api.ts";
import { render } from "../../testing/render.tsx";
import { stageContent } from "../../testing/stage-content.ts";
import { draftKey, readDraft, removeDraft } from "../../lib/drafts/drafts.ts";
import { Component as IdeaPage } from "./pages/idea-page.tsx";

const KEY = draftKey(undefined, "stage.IDEA.k1");

afterEach(() => removeDraft(KEY));

/** A content that is kept as the service keeps it: a write on another version than the stored one is refused. */
async function service(held: () => Promise<void> = () => Promise.resolve()) {
  let stored = stageContent();
  const asked = await apiAnswers({
    operations: {
      StageContent: () => ({ data: { content: stored } }),
      SaveContentIdea: async (variables) => {
        await held();
        const {
          expectedVersion,
          sources: _sources,
          ...values
        } = (variables as unknown as { input: { expectedVersion: number; sources: unknown } }).input;
        if (expectedVersion !== stored.version) return { failure: { message: "Changed elsewhere", code: "CONFLICT" } };
        stored = { ...stored, ...values, version: stored.version + 1 };
        return { data: { saveContentIdea: { __typename: "ContentPayload", content: stored } } };
      },
    },
  });
  return {
    asked,
    stored: () => stored,
    /** The AI has explained the idea before. */
    fill: (ideaExplanation: string) => {
      stored = { ...stored, ideaExplanation: ideaExplanation as never };
    },
    /** Somebody else saves. */
    change: (idea: string) => {
      stored = { ...stored, idea: idea as never, version: stored.version + 1 };
    },
  };
}

const open = () =>
  render(
    <ApolloProvider client={makeApolloClient()}>
      <IdeaPage />
    </ApolloProvider>,
    { path: "/companies/add-content/content-idea-analysis?id=k1" },
  );

const idea = () => screen.findByRole("textbox", { name: "Idea" });
const save = () => screen.getByRole("button", { name: "Save" });

test("a stage is saved with who wrote what, on the version it was entered on", async () => {
  const { asked } = await service();
  const { user } = open();
  await user.type(await idea(), "Colour first");
  await user.click(save());
  expect(await screen.findByText(/^Saved \d/)).toBeInTheDocument();
  expect(asked.find(({ operation }) => operation === "SaveContentIdea")?.variables).toEqual({
    id: "k1",
    input: {
      idea: "Colour first",
      ideaExplanation: "",
      keywords: ["dates"],
      sources: [{ field: "idea", source: "HUMAN", generationId: null }],
      expectedVersion: 1,
    },
  });
});

test("saving and going on leads to the next stage", async () => {
  const { fill } = await service();
  fill("Why colour");
  const { user, router } = open();
  await user.type(await idea(), "Colour first");
  await user.click(screen.getByRole("button", { name: "Save and continue" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/companies/add-content/objectives-topics-analysis"));
  expect(router.state.location.search).toBe("?id=k1");
});

test("when somebody else has saved, nothing is overwritten and the stored version can be shown", async () => {
  const { change, stored } = await service();
  const { user } = open();
  await user.type(await idea(), "Mine");
  change("Theirs");
  await user.click(save());
  const show = await screen.findByRole("button", { name: "Show the stored version" });
  expect(await idea()).toHaveValue("Mine");
  expect(stored().idea).toBe("Theirs");
  await user.click(show);
  await waitFor(async () => expect(await idea()).toHaveValue("Theirs"));
  expect(screen.queryByRole("button", { name: "Show the stored version" })).toBeNull();
});

test("or one's own saved in its place", async () => {
  const { change, stored } = await service();
  const { user } = open();
  await user.type(await idea(), "Mine");
  change("Theirs");
  await user.click(save());
  await user.click(await screen.findByRole("button", { name: "Save mine instead" }));
  await waitFor(() => expect(stored().idea).toBe("Mine"));
  expect(await idea()).toHaveValue("Mine");
});

test("what was entered is there again when one comes back, and still on the version it was entered on", async () => {
  const { change, stored } = await service();
  const first = open();
  await first.user.type(await idea(), "Half a thought");
  first.unmount();
  change("Theirs");
  const { user } = open();
  await waitFor(async () => expect(await idea()).toHaveValue("Half a thought"));
  expect(screen.getByText(/^Restored draft from/)).toBeInTheDocument();
  await user.click(save());
  expect(await screen.findByRole("button", { name: "Save mine instead" })).toBeInTheDocument();
  expect(stored().idea).toBe("Theirs");
});

test("after a save there is nothing to come back to", async () => {
  await service();
  const first = open();
  await first.user.type(await idea(), "Whole");
  await first.user.click(save());
  await screen.findByText(/^Saved \d/);
  first.unmount();
  expect(await readDraft(KEY)).toBeUndefined();
});

test("a draft that is given up makes room for what is stored", async () => {
  await service();
  const first = open();
  await first.user.type(await idea(), "Half a thought");
  first.unmount();
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Discard draft" }));
  expect(await idea()).toHaveValue("");
  expect(await readDraft(KEY)).toBeUndefined();
});

test("what is typed while a save is under way stays, and is saved with the next", async () => {
  const held = Promise.withResolvers<void>();
  const { stored, asked } = await service(() => held.promise);
  const { user } = open();
  await user.type(await idea(), "First");
  await user.click(save());
  await waitFor(() => expect(asked.some(({ operation }) => operation === "SaveContentIdea")).toBe(true));
  await user.type(await idea(), " and more");
  held.resolve();
  await waitFor(() => expect(stored().idea).toBe("First"));
  await waitFor(() => expect(save()).toBeEnabled());
  expect(await idea()).toHaveValue("First and more");
  await user.click(save());
  await waitFor(() => expect(stored().idea).toBe("First and more"));
});

test("what the AI writes first says so when one goes on without it, and is free once it was asked", async () => {
  await service();
  const { user, router } = open();
  await user.type(await idea(), "Colour first");
  await user.click(screen.getByRole("button", { name: "Save and continue" }));
  expect(await screen.findAllByText("You should click on the AI button to generate the content")).toHaveLength(2);
  expect(router.state.location.pathname).toBe("/companies/add-content/content-idea-analysis");
  await user.click(screen.getAllByRole("button", { name: "Generate" }).at(-1) as HTMLElement);
  // the service says no: the quota is used up
  const explanation = await screen.findByRole("textbox", { name: "Idea explanation" });
  await user.type(explanation, "By hand");
  await user.click(screen.getByRole("button", { name: "Save and continue" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/companies/add-content/objectives-topics-analysis"));
});
