import { ApolloProvider } from "@apollo/client/react";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { Route, Routes } from "react-router";
import { makeApolloClient } from "../../../lib/apollo.ts";
import { signIn, signOut } from "../../../lib/auth/auth.ts";
import { textOf } from "../../../lib/editing/simulation/texts.ts";
import { apiAnswers, generationOf } from "../../../testing/fake-api.ts";
import { USER } from "../../../testing/refreshing-api.ts";
import { render } from "../../../testing/render.tsx";
import { stageContent } from "../../../testing/stage-content.ts";
import { tokenOf } from "../../../testing/tokens.ts";
import { Component as RepurposePage } from "../pages/repurpose-page.tsx";

beforeEach(() => signIn({ user: { ...USER }, token: tokenOf({ iat: Math.floor(Date.now() / 1000) }), sessionKey: "key" }));
afterEach(() => signOut());

const derivedOf = (form: string, parts: object = {}, source: object = {}) => ({
  __typename: "Content",
  id: form.toLowerCase(),
  version: 1,
  partVersions: { __typename: "ContentPartVersions", body: 1 },
  title: `Sukkari – ${form}`,
  type: form,
  locale: "en",
  body: null,
  bodyText: "",
  status: "DRAFT",
  provenance: [],
  source: {
    __typename: "ContentSource",
    form,
    tone: null,
    version: 3,
    currentVersion: 3,
    stale: false,
    content: { __typename: "Content", id: "k1", title: "Sukkari" },
    ...source,
  },
  ...parts,
});

type Derived = ReturnType<typeof derivedOf>;

/** A source of the caller's with what is made from it; a save is kept. */
async function open({ derived = [] as Derived[], sourceBody = textOf(["Dates keep."]) as object | null } = {}) {
  let made = derived;
  let asks = 0;
  const source = () => ({
    ...stageContent({ owner: { __typename: "User", id: USER.id }, body: sourceBody, stage: "COMPLETE" }),
    bodyText: sourceBody ? "Dates keep." : "",
    bodyVersion: sourceBody ? 3 : null,
    derived: made,
  });
  const asked = await apiAnswers({
    operations: {
      Repurposing: () => ({ data: { content: source() } }),
      BasicDataChoices: () => ({ data: { basicDataList: { __typename: "BasicDataPage", results: [] } } }),
      DeriveContents: (variables) => {
        const { forms } = variables as unknown as { forms: { form: string }[] };
        for (const { form } of forms) if (!made.some(({ id }) => id === form.toLowerCase())) made = [...made, derivedOf(form)];
        const begun = made.filter(({ id }) => forms.some(({ form }) => form.toLowerCase() === id));
        return { data: { deriveContents: { __typename: "DerivedContentsPayload", contents: begun } } };
      },
      RequestGeneration: (variables) => {
        asks += 1;
        const { input } = variables as unknown as { input: { contentId: string } };
        return {
          data: { requestGeneration: { generation: generationOf({ id: `of-${input.contentId}`, kind: "ARTICLE", status: "QUEUED" }) } },
        };
      },
      Generation: (variables) => {
        const { id } = variables as unknown as { id: string };
        return { data: { generation: generationOf({ id, kind: "ARTICLE", text: `Text ${id}` }) } };
      },
      AcceptDerived: (variables) => {
        const { id, input } = variables as unknown as { id: string; input: Record<string, never> };
        made = made.map((one) =>
          one.id === id
            ? derivedOf(one.type, {
                version: 2,
                partVersions: { __typename: "ContentPartVersions", body: 2 },
                body: input.body ?? one.body,
                bodyText: "stored",
                provenance: input.body
                  ? [{ __typename: "FieldProvenance", field: "body", source: "TEMPLATE", generationId: input.generationId, stale: false }]
                  : one.provenance,
              })
            : one,
        );
        return { data: { saveContentBody: { __typename: "ContentPayload", content: made.find((one) => one.id === id) } } };
      },
      VersionBody: () => ({
        data: {
          contentVersions: {
            __typename: "ContentVersionPage",
            results: [
              {
                __typename: "ContentVersion",
                id: "k1:2",
                number: 2,
                body: textOf(["Dates rot."]),
                source: "HUMAN",
                createdAt: "2026-11-21T09:00:00.000Z",
                author: { __typename: "User", id: USER.id, username: "sara" },
              },
            ],
          },
        },
      }),
    },
    stream: (send) => {
      send("delta", { text: "Text" });
      send("done", {});
    },
  });
  const show = () =>
    render(
      <ApolloProvider client={makeApolloClient()}>
        <Routes>
          <Route path="/contents/repurpose/:id" element={<RepurposePage />} />
        </Routes>
      </ApolloProvider>,
      { path: "/contents/repurpose/k1" },
    );
  const inputsOf = (operation: string) =>
    asked.filter((one) => one.operation === operation).map(({ variables }) => variables as Record<string, never>);
  return { ...show(), show, inputsOf, generations: () => asks };
}

const card = (name: string) => screen.findByRole("region", { name });
const button = async (region: string, name: string) => within(await card(region)).findByRole("button", { name });

test("forms that are chosen are begun and written from the source's text, and all of them are taken at once", async () => {
  const { user, inputsOf } = await open();
  await user.click(await screen.findByRole("checkbox", { name: "Social post" }));
  await user.click(screen.getByRole("checkbox", { name: "Tweet" }));
  await user.click(screen.getByRole("button", { name: "Write 2 contents" }));
  await button("Social post", "Accept");
  await button("Tweet", "Accept");
  expect(inputsOf("DeriveContents")).toEqual([
    {
      id: "k1",
      forms: [
        { form: "POST", locale: "en" },
        { form: "TWEET", locale: "en" },
      ],
    },
  ]);
  expect(inputsOf("RequestGeneration").map(({ input }) => input)).toMatchObject([
    { kind: "ARTICLE", companyId: "c1", contentId: "post", selection: "Dates keep.", locale: "en" },
    { kind: "ARTICLE", companyId: "c1", contentId: "tweet", selection: "Dates keep." },
  ]);
  expect(inputsOf("AcceptDerived")).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Accept all 2 texts" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Accept" })).toBeNull());
  expect(inputsOf("AcceptDerived")).toMatchObject([
    { id: "post", input: { generationId: "of-post", sourceVersion: 3, expectedVersion: 1 } },
    { id: "tweet", input: { generationId: "of-tweet", sourceVersion: 3, expectedVersion: 1 } },
  ]);
});

test("a text that was written is there to be decided on after the page was left, and is gone once it was turned down", async () => {
  const { user, unmount, show, inputsOf, generations } = await open({ derived: [derivedOf("POST")] });
  await user.click(await button("Social post", "Write"));
  await button("Social post", "Accept");
  unmount();
  const back = show();
  await back.user.click(await button("Social post", "Discard"));
  expect(within(await card("Social post")).getByText("No text yet.")).toBeInTheDocument();
  back.unmount();
  show();
  await button("Social post", "Write");
  expect(screen.queryByRole("button", { name: "Discard" })).toBeNull();
  expect(inputsOf("AcceptDerived")).toEqual([]);
  expect(generations()).toBe(1);
});

test("what is stale says so, shows what has changed in the source, and may stay as it is", async () => {
  const written = { body: textOf(["A post."]), bodyText: "A post." };
  const { user, inputsOf } = await open({ derived: [derivedOf("POST", written, { version: 2, stale: true })] });
  await user.click(await button("Social post", "What has changed"));
  const changes = await screen.findByRole("region", { name: "Changes since version 2" });
  await waitFor(() => expect(changes.querySelector("del")).toHaveTextContent("rot"));
  expect(changes.querySelector("ins")).toHaveTextContent("keep");
  await user.click(await button("Social post", "Keep as it is"));
  await waitFor(() => expect(inputsOf("AcceptDerived")).toEqual([{ id: "post", input: { sourceVersion: 3 } }]));
  await waitFor(() => expect(screen.queryByText(/says something else/)).toBeNull());
});

test("a content without a text says that nothing can be made of it yet", async () => {
  await open({ sourceBody: null });
  expect(await screen.findByText("There is no text yet")).toBeInTheDocument();
});
