import { ApolloProvider } from "@apollo/client/react";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { makeApolloClient } from "../../lib/apollo.ts";
import { announceCompletion } from "../../entities/content/announce-completion.ts";
import { clearNotices } from "../../lib/notify.ts";
import { apiAnswers } from "../../testing/fake-api.ts";
import { render } from "../../testing/render.tsx";
import { speak } from "../../testing/setup.ts";
import { Toaster } from "../../ui/toaster.tsx";
import { OWNER, stageContent } from "../../testing/stage-content.ts";
import { tokenOf } from "../../testing/tokens.ts";
import { signIn } from "../../lib/auth/auth.ts";
import { draftsAbout, removeDraft } from "../../lib/drafts/drafts.ts";
import { closeSessions } from "../../lib/editing/sessions.ts";
import { Component as IdeaPage } from "./pages/idea-page.tsx";

const kept = () => draftsAbout(OWNER.id, "stage.IDEA.k1");

beforeEach(() => signIn({ token: tokenOf(), user: OWNER }));
afterEach(async () => {
  jest.restoreAllMocks();
  closeSessions();
  for (const { key } of await kept()) await removeDraft(key);
});

/** A content that is kept as the service keeps it: a write on another version than the stored one is refused. */
async function service(held: () => Promise<void> = () => Promise.resolve()) {
  let stored = stageContent();
  const next = (values: object) => {
    const version = stored.version + 1;
    return { ...stored, ...values, version, partVersions: { ...stored.partVersions, idea: version } };
  };
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
        if (expectedVersion < stored.partVersions.idea) return { failure: { message: "Changed elsewhere", code: "CONFLICT" } };
        stored = next(values);
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
      stored = next({ idea });
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

test("a stage that is saved again while it is being saved says so once, and stores what was typed meanwhile", async () => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const { asked, stored } = await service(() => held);
  const { user } = render(
    <ApolloProvider client={makeApolloClient()}>
      <Toaster />
      <IdeaPage />
    </ApolloProvider>,
    { path: "/companies/add-content/content-idea-analysis?id=k1" },
  );
  await user.type(await idea(), "A");
  await user.keyboard("{Control>}s{/Control}");
  await waitFor(() => expect(asked.map(({ operation }) => operation)).toContain("SaveContentIdea"));
  await user.type(await idea(), "B");
  await user.keyboard("{Control>}s{/Control}");
  letGo();
  await waitFor(() => expect(stored()).toMatchObject({ idea: "AB" }));
  expect(await screen.findAllByText(/^Content idea (?:saved|updated)$/)).toHaveLength(1);
});

test.each([
  ["on a phone", "in the page, above the form", true],
  ["elsewhere", "beside it", false],
])("%s what a stage's form is told of stands %s", async (_where, _place, narrow) => {
  jest
    .spyOn(window, "matchMedia")
    .mockImplementation(
      (media) => ({ matches: narrow, media, addEventListener: () => {}, removeEventListener: () => {} }) as unknown as MediaQueryList,
    );
  await service();
  const { user } = render(
    <ApolloProvider client={makeApolloClient()}>
      <Toaster />
      <IdeaPage />
    </ApolloProvider>,
    { path: "/companies/add-content/content-idea-analysis?id=k1" },
  );
  await user.type(await idea(), "A");
  const inSight = jest.spyOn(Element.prototype, "scrollIntoView");
  await user.keyboard("{Control>}s{/Control}");
  const told = await screen.findByText(/^Content idea (?:saved|updated)$/);
  expect(told.closest("[data-live-announcer]") === null).toBe(narrow);
  expect(inSight.mock.contexts.includes(await idea())).toBe(narrow);
});

test.each([
  ["en", "Idea", "Save", "All steps completed - you're finished", "Open the content", "Content idea updated"],
  ["ar", "الفكرة", "حفظ", "اكتملت كل الخطوات، لقد انتهيت", "فتح المحتوى", "حُدّثت فكرة المحتوى"],
] as const)(
  "the stage that completes a content says so, by one message, and leads to it (%s)",
  async (locale, name, press, words, open, updated) => {
    await speak(locale);
    let stored = stageContent();
    let completed = false;
    await apiAnswers({
      operations: {
        StageContent: () => ({ data: { content: stored } }),
        SaveContentIdea: () => {
          stored = { ...stored, completed, version: stored.version + 1 };
          return { data: { saveContentIdea: { __typename: "ContentPayload", content: stored } } };
        },
      },
    });
    const paths: string[] = [];
    const client = makeApolloClient(
      undefined,
      announceCompletion((path) => paths.push(path)),
    );
    const { user } = render(
      <ApolloProvider client={client}>
        <Toaster />
        <IdeaPage />
      </ApolloProvider>,
      { path: "/companies/add-content/content-idea-analysis?id=k1" },
    );
    const saveWith = async (text: string) => {
      const version = stored.version;
      await user.type(await screen.findByRole("textbox", { name }), text);
      await user.click(screen.getByRole("button", { name: press }));
      await waitFor(() => expect(stored.version).toBeGreaterThan(version));
    };
    await saveWith("A");
    expect(screen.queryByText(words)).toBeNull();
    completed = true;
    await saveWith("B");
    expect(await screen.findByText(words)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole("button", { name: press })).not.toHaveAttribute("aria-busy"));
    expect(screen.queryByText(updated)).toBeNull();
    await user.click(screen.getByRole("button", { name: open }));
    expect(paths).toEqual(["/contents/show/k1"]);
    act(clearNotices);
    await saveWith("C");
    expect(screen.queryByText(words)).toBeNull();
  },
);

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

test("Ctrl+S saves on an Arabic keyboard, where the key gives another letter", async () => {
  const { stored } = await service();
  const { user } = open();
  await user.type(await idea(), "A");
  expect(fireEvent.keyDown(await idea(), { code: "KeyS", key: "س", ctrlKey: true })).toBe(false);
  expect(await screen.findByText("Saving")).toBeInTheDocument();
  await waitFor(() => expect(stored().idea).toBe("A"));
});

test("when somebody else has saved, nothing is overwritten and the stored version can be shown", async () => {
  const { change, stored } = await service();
  const { user } = open();
  await user.type(await idea(), "Mine");
  change("Theirs");
  await user.click(save());
  const show = await screen.findByRole("button", { name: "Take the stored ones" });
  expect(await idea()).toHaveValue("Mine");
  expect(stored().idea).toBe("Theirs");
  await user.click(show);
  await waitFor(async () => expect(await idea()).toHaveValue("Theirs"));
  expect(screen.queryByRole("button", { name: "Take the stored ones" })).toBeNull();
  expect(save()).toHaveFocus();
});

test("or one's own saved in its place", async () => {
  const { change, stored } = await service();
  const { user } = open();
  await user.type(await idea(), "Mine");
  change("Theirs");
  await user.keyboard("{Control>}s{/Control}");
  (await screen.findByRole("button", { name: "Save mine instead" })).focus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(stored().idea).toBe("Mine"));
  expect(await idea()).toHaveValue("Mine");
  expect(await idea()).toHaveFocus();
});

test("what is entered is saved by itself, and when the page is left", async () => {
  const { stored, asked } = await service();
  const { user, unmount } = open();
  await user.type(await idea(), "Half a thought");
  await waitFor(() => expect(stored().idea).toBe("Half a thought"));
  expect(await screen.findByText(/^Saved \d/)).toBeInTheDocument();
  await user.type(await idea(), ", whole");
  const before = asked.length;
  unmount();
  await waitFor(() => expect(stored().idea).toBe("Half a thought, whole"));
  expect(asked).toHaveLength(before + 1);
  await waitFor(async () => expect(await kept()).toEqual([]));
});

test("what is typed is saved as soon as its field is left", async () => {
  const { stored } = await service();
  open();
  const field = await idea();
  act(() => field.focus());
  // no time passes between these: what saves is the leaving
  fireEvent.change(field, { target: { value: "Half a thought" } });
  expect(screen.queryByText("Saving")).toBeNull();
  act(() => field.blur());
  expect(screen.getByText("Saving")).toBeInTheDocument();
  await waitFor(() => expect(stored().idea).toBe("Half a thought"));
});

test("a draft of before isn't saved by going through its fields", async () => {
  const { asked } = await service();
  const first = open();
  await first.user.type(await idea(), "Half a thought");
  closeSessions();
  first.unmount();
  const { user } = open();
  const discard = await screen.findByRole("button", { name: "Discard draft" });
  await user.click(await idea());
  await user.tab();
  await user.click(discard);
  expect(await idea()).toHaveValue("");
  expect(asked.filter(({ operation }) => operation === "SaveContentIdea")).toEqual([]);
});

test("after a crash what was entered is there again, and still on the version it was entered on", async () => {
  const { change, stored } = await service();
  const first = open();
  await first.user.type(await idea(), "Half a thought");
  closeSessions();
  first.unmount();
  change("Theirs");
  const { user } = open();
  await waitFor(async () => expect(await idea()).toHaveValue("Half a thought"));
  await user.click(await screen.findByRole("button", { name: "Save mine instead" }));
  await waitFor(() => expect(stored().idea).toBe("Half a thought"));
});

test("what somebody else changed in another field is merged, and said", async () => {
  const { fill, change, stored } = await service();
  const { user } = open();
  await user.type(await idea(), "Mine");
  fill("Theirs");
  change("");
  await user.click(save());
  expect(await screen.findByText("Changes made elsewhere were merged into this.")).toBeInTheDocument();
  await waitFor(() => expect(stored()).toMatchObject({ idea: "Mine", ideaExplanation: "Theirs" }));
  expect(screen.getByRole("textbox", { name: "Idea explanation" })).toHaveValue("Theirs");
});

test("a field that was set back needs no save, and leaves nothing behind", async () => {
  const { asked } = await service();
  const { user, unmount } = open();
  await user.type(await idea(), "x");
  await user.clear(await idea());
  unmount();
  await waitFor(async () => expect(await kept()).toEqual([]));
  expect(asked.filter(({ operation }) => operation === "SaveContentIdea")).toEqual([]);
});

test("a draft that is given up makes room for what is stored", async () => {
  await service();
  const first = open();
  await first.user.type(await idea(), "Half a thought");
  closeSessions();
  first.unmount();
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Discard draft" }));
  expect(await idea()).toHaveValue("");
  await waitFor(async () => expect(await kept()).toEqual([]));
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
