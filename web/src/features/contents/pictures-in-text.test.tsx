import { ApolloProvider } from "@apollo/client/react";
import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { makeApolloClient } from "../../lib/apollo.ts";
import { apiAnswers } from "../../testing/fake-api.ts";
import { render } from "../../testing/render.tsx";
import { stageContent } from "../../testing/stage-content.ts";
import { Toaster } from "../../ui/toaster.tsx";
import type { BodyContent } from "./body-content.ts";
import { PicturesPanel } from "./pictures/pictures-panel.tsx";

const PICTURE = { __typename: "Media", id: "m1", url: "/media/m1", name: "dates.png", alt: "Dates", width: 10, height: 10, version: 1 };

test("a picture that stands in the text stays with the content, and it is said why", async () => {
  const content = { ...stageContent({ pictures: [PICTURE] }), body: null } as unknown as BodyContent;
  await apiAnswers({
    operations: { SaveContentPictures: () => ({ data: { saveContentBody: { __typename: "ContentPayload", content } } }) },
  });
  const { user } = render(
    <ApolloProvider client={makeApolloClient()}>
      <PicturesPanel content={content} text={null} onTake={() => {}} onReload={async () => {}} />
      <Toaster />
    </ApolloProvider>,
  );
  await user.click(screen.getByRole("button", { name: "Remove Dates" }));
  expect(await screen.findByText("dates.png stands in the text. Take it out there first.")).toBeVisible();
  expect(screen.queryByText(/updated/i)).toBeNull();
});
