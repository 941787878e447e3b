import { expect, test } from "@jest/globals";
import { ContentBodyDocument, SaveContentIdeaDocument, StageContentDocument } from "../../generated/graphql.ts";
import { makeApolloClient } from "../../lib/apollo.ts";
import { apiAnswers } from "../../testing/fake-api.ts";
import { stageContent } from "../../testing/stage-content.ts";
import { storedBody } from "./body-session.ts";

const textOf = (text: string) => ({ type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] });
const versions = (body: number) => ({ ...stageContent().partVersions, body });

test.each(["a stage that is read", "a stage that is saved"])("the version of a text doesn't come without the text: by %s", async (way) => {
  // somebody else has saved another text meanwhile
  const newer = { ...stageContent({ version: 5, partVersions: versions(5) }), body: textOf("Theirs") };
  await apiAnswers({
    operations: {
      ContentBody: () => ({ data: { content: { ...stageContent({ version: 3, partVersions: versions(3) }), body: textOf("Ours") } } }),
      StageContent: () => ({ data: { content: newer } }),
      SaveContentIdea: () => ({ data: { saveContentIdea: { __typename: "ContentPayload", content: newer } } }),
    },
  });
  const client = makeApolloClient();
  await client.query({ query: ContentBodyDocument, variables: { id: "k1" } });
  if (way === "a stage that is read")
    await client.query({ query: StageContentDocument, variables: { id: "k1" }, fetchPolicy: "network-only" });
  else await client.mutate({ mutation: SaveContentIdeaDocument, variables: { id: "k1", input: {} } });
  const cached = client.readQuery({ query: ContentBodyDocument, variables: { id: "k1" } });
  expect(cached && storedBody(cached.content)).toMatchObject({ value: textOf("Ours"), version: 3 });
});
