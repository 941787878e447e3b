import { ApolloProvider } from "@apollo/client/react";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { makeApolloClient } from "../../../lib/apollo.ts";
import { signIn, signOut } from "../../../lib/auth/auth.ts";
import { textOf } from "../../../lib/editing/simulation/texts.ts";
import { apiAnswers } from "../../../testing/fake-api.ts";
import { USER } from "../../../testing/refreshing-api.ts";
import { render } from "../../../testing/render.tsx";
import { stageContent } from "../../../testing/stage-content.ts";
import { tokenOf } from "../../../testing/tokens.ts";
import type { BodyContent } from "../body-content.ts";
import type { Body } from "../use-body.ts";
import { TwinPanel } from "./twin-panel.tsx";
import { TwinQuestions } from "./twin-questions.tsx";
import { useTwinWork } from "./use-twin-work.ts";

beforeEach(() => signIn({ user: { ...USER }, token: tokenOf({ iat: Math.floor(Date.now() / 1000) }), sessionKey: "key" }));
afterEach(() => {
  signOut();
  localStorage.clear();
});

const TITLES: Record<string, string> = { k2: "التمور", k3: "المخطوب" };

const candidate = (id: string, twinId?: string) => ({
  __typename: "Content",
  id,
  title: TITLES[id],
  status: "DRAFT",
  twin: twinId ? { __typename: "ContentTwin", content: { __typename: "Content", id: twinId } } : null,
});
const twinContent = (id: string) => ({
  __typename: "Content",
  id,
  version: 1,
  partVersions: { __typename: "ContentPartVersions", body: 1 },
  title: TITLES[id],
  locale: "ar",
  status: "DRAFT",
  body: textOf(["تبقى", "تُقطف", "اتصلوا"]),
});

interface Opened {
  linked?: boolean;
  found?: ReturnType<typeof candidate>[] | "refused";
  /** Why the two aren't linked or parted. */
  refused?: string;
  stored?: boolean;
}

async function open({ linked = false, found = [candidate("k2"), candidate("k3", "k9")], refused, stored = true }: Opened) {
  let twinId: string | null = linked ? "k2" : null;
  let answers = found;
  const link = () => ({
    __typename: "Content",
    id: "k1",
    version: 1,
    twin: twinId && { __typename: "ContentTwin", behind: 0, pairs: [], content: twinContent(twinId) },
  });
  const done = (name: string) => ({ data: { [name]: { __typename: "ContentPayload", content: link() } } });
  const failure = { failure: { message: refused ?? "", code: "CONFLICT" } };
  const asked = await apiAnswers({
    operations: {
      ContentTwin: () => ({ data: { content: link() } }),
      AiModels: () => ({ data: { aiModels: [] } }),
      TwinCandidates: (variables) => {
        if (answers === "refused") return { failure: { message: "", code: "INTERNAL" } };
        const { search } = variables as unknown as { search: string | null };
        const results = answers.filter(({ title }) => !search || title?.includes(search));
        return { data: { contents: { __typename: "ContentPage", totalCount: results.length, results } } };
      },
      TwinCandidate: (variables) => ({ data: { content: twinContent((variables as unknown as { id: string }).id) } }),
      LinkTwin: (variables) => {
        if (refused !== undefined) return failure;
        twinId = (variables as unknown as { twinId: string }).twinId;
        return done("linkTwin");
      },
      UnlinkTwin: () => {
        if (refused !== undefined) return failure;
        twinId = null;
        return done("unlinkTwin");
      },
    },
  });
  const content = stageContent({ id: "k1", locale: "en" }) as unknown as BodyContent;
  const store = jest.fn(() => Promise.resolve(stored));
  const body = { current: textOf(["Keep", "Picked"]), status: "saved", store, took: jest.fn() } as unknown as Body;
  const Panel = () => {
    const work = useTwinWork(content, { body, rules: [], shown: true });
    return (
      <>
        <TwinPanel content={content} body={body} work={work} onGoThere={undefined} />
        <TwinQuestions content={content} body={body} work={work} />
      </>
    );
  };
  const shown = render(
    <ApolloProvider client={makeApolloClient()}>
      <Panel />
    </ApolloProvider>,
  );
  const askedFor = (operation: string) => asked.filter((one) => one.operation === operation).map(({ variables }) => variables);
  return { ...shown, askedFor, answer: (next: typeof answers) => (answers = next) };
}

const dialog = () => screen.findByRole("dialog", { name: "Link a content that is there" });
const openDialog = async (user: Awaited<ReturnType<typeof open>>["user"]) => {
  await user.click(await screen.findByRole("button", { name: "Link a content that is there" }));
  return within(await dialog());
};

test("a content of the company in the other language is chosen by keys, how both pair is said before, and they are twins then", async () => {
  const { user, askedFor } = await open({});
  const shown = await openDialog(user);
  const choice = await shown.findByRole("radio", { name: /التمور/ });
  expect(shown.getByRole("radio", { name: /المخطوب.*Has a twin/ })).toBeDisabled();
  expect(askedFor("TwinCandidates")[0]).toMatchObject({ locale: "ar", search: null, page: 1 });
  expect(shown.getByRole("button", { name: "Link" })).toBeDisabled();
  choice.focus();
  await user.keyboard(" ");
  expect(await shown.findByText(/2 paragraphs are paired.*1 paragraph there stays unpaired/)).toBeVisible();
  await user.click(shown.getByRole("button", { name: "Link" }));
  expect(await screen.findByRole("link", { name: "Open the twin" })).toBeVisible();
  expect(askedFor("LinkTwin")).toEqual([{ id: "k1", twinId: "k2" }]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("what is searched for and isn't there is said, and what was chosen before is chosen no more", async () => {
  const { user, askedFor } = await open({});
  const shown = await openDialog(user);
  await user.click(await shown.findByRole("radio", { name: /التمور/ }));
  await user.type(shown.getByRole("searchbox"), "جمال");
  expect(await shown.findByText("No content matches the search.")).toBeVisible();
  expect(askedFor("TwinCandidates").at(-1)).toMatchObject({ search: "جمال", page: 1 });
  expect(shown.getByRole("button", { name: "Link" })).toBeDisabled();
});

test("a company without contents in the other language says so", async () => {
  const { user } = await open({ found: [] });
  expect(await (await openDialog(user)).findByText("This company has no Arabic content yet.")).toBeVisible();
});

test("contents that couldn't be loaded are asked for again", async () => {
  const { user, answer } = await open({ found: "refused" });
  const shown = await openDialog(user);
  expect(await shown.findByText("The contents couldn’t be loaded.")).toBeVisible();
  answer([candidate("k2")]);
  await user.click(shown.getByRole("button", { name: "Try again" }));
  expect(await shown.findByRole("radio", { name: /التمور/ })).toBeVisible();
});

test("two that aren't linked leave the dialog open with what there is now", async () => {
  const { user, answer } = await open({ refused: "The chosen content has another twin." });
  const shown = await openDialog(user);
  await user.click(await shown.findByRole("radio", { name: /التمور/ }));
  answer([candidate("k2", "k9")]);
  await user.click(shown.getByRole("button", { name: "Link" }));
  expect(await shown.findByRole("radio", { name: /التمور.*Has a twin/ })).toBeDisabled();
});

test("nothing is linked while what is written can't be stored", async () => {
  const { user, askedFor } = await open({ stored: false });
  const shown = await openDialog(user);
  await user.click(await shown.findByRole("radio", { name: /التمور/ }));
  await user.click(shown.getByRole("button", { name: "Link" }));
  await waitFor(() => expect(shown.getByRole("button", { name: "Link" })).toBeEnabled());
  expect(askedFor("LinkTwin")).toEqual([]);
});

test("twins are parted once that was confirmed", async () => {
  const { user, askedFor } = await open({ linked: true });
  await user.click(await screen.findByRole("button", { name: "Part from the twin" }));
  const question = within(await screen.findByRole("alertdialog", { name: /Part from .*التمور/ }));
  await user.click(question.getByRole("button", { name: "Stay linked" }));
  expect(askedFor("UnlinkTwin")).toEqual([]);
  await user.click(await screen.findByRole("button", { name: "Part from the twin" }));
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Part" }));
  expect(await screen.findByRole("button", { name: "Begin the Arabic twin" })).toBeVisible();
  expect(askedFor("UnlinkTwin")).toEqual([{ id: "k1", twinId: "k2" }]);
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
});
