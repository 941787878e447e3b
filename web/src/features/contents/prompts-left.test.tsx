import { ApolloProvider } from "@apollo/client/react";
import { afterEach, expect, test } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import { makeApolloClient } from "../../lib/apollo.ts";
import { signIn, signOut } from "../../lib/auth/auth.ts";
import { textOf } from "../../lib/editing/simulation/texts.ts";
import { apiAnswers } from "../../testing/fake-api.ts";
import { USER } from "../../testing/refreshing-api.ts";
import { render } from "../../testing/render.tsx";
import { stageContent } from "../../testing/stage-content.ts";
import { tokenOf } from "../../testing/tokens.ts";
import type { BodyContent } from "./body-content.ts";
import { openBody } from "./body-session.ts";
import { BodyPage } from "./components/body-page.tsx";

afterEach(() => signOut());

test("a skeleton's prompts are counted down while they are written over", async () => {
  await apiAnswers({ operations: {} });
  signIn({ user: USER, token: tokenOf({ iat: Math.floor(Date.now() / 1000) }), sessionKey: "key" });
  const client = makeApolloClient();
  const body = textOf(["✎ Who is it for?", "✎ Why now?"]);
  const content = { ...stageContent(), body, pictures: [], project: null, score: null } as unknown as BodyContent;
  const session = await openBody(client, content);
  render(
    <ApolloProvider client={client}>
      <BodyPage content={content} session={session} />
    </ApolloProvider>,
  );
  expect(await screen.findByText(/^2 prompts/)).toBeInTheDocument();
  act(() => session.type(textOf(["For families.", "✎ Why now?"])));
  expect(screen.getByText(/^1 prompt /)).toBeInTheDocument();
  act(() => session.type(textOf(["For families.", "It is August."])));
  expect(screen.queryByText(/ prompts? \(✎\)/)).toBeNull();
  session.close();
});
