import { ApolloProvider } from "@apollo/client/react";
import { expect, jest, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { makeApolloClient } from "../../lib/apollo.ts";
import { apiAnswers } from "../../testing/fake-api.ts";
import { render } from "../../testing/render.tsx";
import { speak } from "../../testing/setup.ts";
import { Toaster } from "../../ui/toaster.tsx";
import { DescribePictureDialog } from "./pictures/describe-picture-dialog.tsx";

const PICTURE = {
  __typename: "Media",
  id: "m1",
  url: "/media/m1",
  name: "palm.png",
  width: 4,
  height: 2,
  alt: "A palm",
} as const;

type Answers = NonNullable<Parameters<typeof apiAnswers>[0]["operations"]>["DescribePicture"];

async function open(DescribePicture: Answers) {
  const asked = await apiAnswers({ operations: { DescribePicture } });
  const onClose = jest.fn<() => void>();
  const { user } = render(
    <ApolloProvider client={makeApolloClient()}>
      <DescribePictureDialog picture={PICTURE} onClose={onClose} />
      <Toaster />
    </ApolloProvider>,
  );
  return { asked, user, onClose };
}

const stored: Answers = (variables) => ({
  data: { updateMedia: { __typename: "MediaPayload", media: { ...PICTURE, ...(variables as object) } } },
});

test("what a stored picture shows is said anew", async () => {
  const { asked, user, onClose } = await open(stored);
  const words = screen.getByRole("textbox", { name: "What palm.png shows" });
  expect(words).toHaveValue("A palm");
  await user.clear(words);
  await user.type(words, " A palm in Buraydah ");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Description saved")).toBeInTheDocument();
  expect(asked).toEqual([{ operation: "DescribePicture", variables: { id: "m1", alt: "A palm in Buraydah" } }]);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test("no words take the description away, in Arabic too", async () => {
  await speak("ar");
  const { asked, user } = await open(stored);
  await user.clear(screen.getByRole("textbox", { name: "ما الذي تعرضه palm.png" }));
  await user.click(screen.getByRole("button", { name: "حفظ" }));
  expect(await screen.findByText("حُفظ الوصف")).toBeInTheDocument();
  expect(asked[0]?.variables).toEqual({ id: "m1", alt: null });
});

test("a refusal stands at the words, which stay", async () => {
  const { user, onClose } = await open(() => ({ failure: { message: "Not now", code: "INTERNAL" } }));
  const words = screen.getByRole("textbox", { name: "What palm.png shows" });
  await user.type(words, ", tall");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Description not saved, please try again")).toBeInTheDocument();
  expect(words).toHaveValue("A palm, tall");
  expect(onClose).not.toHaveBeenCalled();
});
