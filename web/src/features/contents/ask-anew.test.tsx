import { ApolloProvider } from "@apollo/client/react";
import { afterEach, expect, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
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

const CONTENT = { ...stageContent(), body: null, pictures: [], project: null, score: null } as unknown as BodyContent;

afterEach(() => signOut());

/** Writes half a text until it is stopped, and a whole one when it is asked anew. */
async function writer() {
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
      SaveContentBody: (variables) => {
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
  await user.click(await screen.findByRole("button", { name: "Stop" }));
  await waitFor(() => expect(saved()).toEqual(["g1: Half"]));
  expect(screen.getByText("Stopped. 1 word is kept")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Ask anew" }));
  await waitFor(() => expect(saved()).toEqual(["g1: Half", "g2: The whole text"]));
  session.close();
});
