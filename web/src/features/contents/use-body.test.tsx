import { ApolloProvider } from "@apollo/client/react";
import { expect, test } from "@jest/globals";
import { act, renderHook } from "@testing-library/react";
import { Story } from "../../lib/editing/simulation/story.ts";
import { textOf } from "../../lib/editing/simulation/texts.ts";
import { stageContent } from "../../testing/stage-content.ts";
import { makeApolloClient } from "../../lib/apollo.ts";
import type { BodyContent } from "./body-content.ts";
import { useBody } from "./use-body.ts";

test("a text of the AI's is put after what was typed until then, to the last letter", async () => {
  const client = makeApolloClient();
  const story = new Story();
  const { session } = story.tab;
  const content = { ...stageContent(), body: null } as unknown as BodyContent;
  const { result } = renderHook(() => useBody(content, session), {
    wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  });
  // the editor hands on what is typed a moment later
  act(() => session.typing(() => textOf(["Mine"])));
  await act(() => result.current.append("Ripe"));
  expect(story.shown()).toEqual(["Mine", "Ripe"]);
});
