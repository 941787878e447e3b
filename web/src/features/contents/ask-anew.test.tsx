import { ApolloProvider } from "@apollo/client/react";
import { afterEach, expect, jest, test } from "@jest/globals";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { makeApolloClient } from "../../lib/apollo.ts";
import { signIn, signOut } from "../../lib/auth/auth.ts";
import { apiAnswers, generationOf } from "../../testing/fake-api.ts";
import { USER } from "../../testing/refreshing-api.ts";
import { render } from "../../testing/render.tsx";
import { stageContent } from "../../testing/stage-content.ts";
import { tokenOf } from "../../testing/tokens.ts";
import type { BodyContent } from "./body-content.ts";
import { openBody } from "./body-session.ts";
import { BodyPage } from "./components/body-page.tsx";
import { textOf } from "../../lib/editing/simulation/texts.ts";

const CONTENT = { ...stageContent(), body: null, pictures: [], project: null, score: null } as unknown as BodyContent;

afterEach(() => signOut());

/** Writes half a text until it is stopped, and a whole one when it is asked anew. `saving` is awaited before a save is answered. */
async function writer(saving: () => Promise<"refused" | void> = async () => {}) {
  const stopped = Promise.withResolvers<void>();
  let stored = CONTENT;
  let requests = 0;
  const asked = await apiAnswers({
    operations: {
      RequestGeneration: () => {
        requests += 1;
        return { data: { requestGeneration: { generation: generationOf({ id: `g${requests}`, status: "QUEUED" }) } } };
      },
      StopGeneration: () => {
        stopped.resolve();
        return { data: { stopGeneration: { generation: generationOf({ status: "STOPPED" }) } } };
      },
      Generation: (variables) => {
        const { id } = variables as unknown as { id: string };
        const parts = id === "g1" ? { status: "STOPPED", text: "Half" } : { text: "The whole text" };
        return { data: { generation: generationOf({ id, ...parts }) } };
      },
      SaveContentBody: async (variables) => {
        if ((await saving()) === "refused") return { failure: { message: "Too long", code: "BAD_USER_INPUT" } };
        const { input } = variables as unknown as { input: { body: never } };
        const version = stored.version + 1;
        stored = { ...stored, version, partVersions: { ...stored.partVersions, body: version }, body: input.body };
        return { data: { saveContentBody: { __typename: "ContentPayload", content: stored } } };
      },
      ContentBody: () => ({ data: { content: stored } }),
    },
    stream: async (send) => {
      send("delta", { text: requests === 1 ? "Half" : "The whole text" });
      if (requests === 1) await stopped.promise;
      send("done", {});
    },
  });
  return {
    generations: () => requests,
    saved: () =>
      asked.flatMap(({ operation, variables }) => {
        const { body, generationId } = (variables["input"] ?? {}) as { body?: object; generationId?: string };
        return operation === "SaveContentBody" ? [`${generationId}: ${JSON.stringify(body).replace(/.*"text":"([^"]*)".*/, "$1")}`] : [];
      }),
  };
}

test("asked anew after a stop, another generation takes the place of the text so far, which is stored first", async () => {
  const { saved } = await writer();
  signIn({ user: USER, token: tokenOf({ iat: Math.floor(Date.now() / 1000) }), sessionKey: "key" });
  const client = makeApolloClient();
  const session = await openBody(client, CONTENT);
  const { user } = render(
    <ApolloProvider client={client}>
      <BodyPage content={CONTENT} session={session} />
    </ApolloProvider>,
  );
  await user.click(screen.getByRole("button", { name: "Generate the text" }));
  await screen.findByRole("button", { name: "Stop" });
  // by a key: a click at once would be the second one of a double click
  act(() => screen.getByRole("button", { name: "Stop" }).focus());
  await user.keyboard("{Enter}");
  await waitFor(() => expect(saved()).toEqual(["g1: Half"]));
  expect(screen.getByText("Stopped. 1 word is kept")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Ask anew" }));
  await waitFor(() => expect(saved()).toEqual(["g1: Half", "g2: The whole text"]));
  session.close();
});

test("what is typed in the editor is saved as soon as it is left", async () => {
  await writer();
  signIn({ user: USER, token: tokenOf({ iat: Math.floor(Date.now() / 1000) }), sessionKey: "key" });
  const client = makeApolloClient();
  const content = { ...CONTENT, body: textOf(["Stored"]) };
  const session = await openBody(client, content);
  render(
    <ApolloProvider client={client}>
      <BodyPage content={content} session={session} />
    </ApolloProvider>,
  );
  const text = await screen.findByRole("textbox", { name: "Text: Sukkari" });
  act(() => text.focus());
  // no time passes between these: what saves is the leaving
  fireEvent.change(screen.getByLabelText("Paragraph style"), { target: { value: "2" } });
  expect(session.status).toBe("local");
  act(() => text.blur());
  expect(session.status).toBe("saving");
  session.close();
});

test.each(["stored", "refused"] as const)("nothing is generated again before what is on the screen is stored: %s", async (end) => {
  const answered = Promise.withResolvers<"refused" | void>();
  const saving = jest.fn(() => answered.promise);
  const { generations } = await writer(saving);
  signIn({ user: USER, token: tokenOf({ iat: Math.floor(Date.now() / 1000) }), sessionKey: "key" });
  const client = makeApolloClient();
  const content = { ...CONTENT, body: textOf(["Stored"]) };
  const session = await openBody(client, content);
  const { user } = render(
    <ApolloProvider client={client}>
      <BodyPage content={content} session={session} />
    </ApolloProvider>,
  );
  act(() => session.put(textOf(["Typed"])));
  await user.click(screen.getByRole("button", { name: "Generate again" }));
  const question = within(await screen.findByRole("alertdialog"));
  await user.click(question.getByRole("button", { name: "Generate again" }));
  await waitFor(() => expect(saving).toHaveBeenCalled());
  expect(generations()).toBe(0);
  answered.resolve(end === "refused" ? end : undefined);
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  if (end === "stored") await waitFor(() => expect(generations()).toBe(1));
  expect(generations()).toBe(end === "stored" ? 1 : 0);
  session.close();
});
