import { ApolloProvider } from "@apollo/client/react";
import { expect, jest, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
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
  version: 2,
} as const;

type Answers = NonNullable<Parameters<typeof apiAnswers>[0]["operations"]>["DescribePicture"];

async function open(DescribePicture: Answers, now: object = PICTURE) {
  const PictureAsStored = () => ({ data: { content: { __typename: "Content", id: "k1", pictures: [now] } } });
  const asked = await apiAnswers({ operations: { DescribePicture, PictureAsStored } });
  const onClose = jest.fn<() => void>();
  const { user } = render(
    <ApolloProvider client={makeApolloClient()}>
      <DescribePictureDialog contentId="k1" picture={PICTURE} onClose={onClose} />
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
  expect(asked).toEqual([{ operation: "DescribePicture", variables: { id: "m1", alt: "A palm in Buraydah", expectedVersion: 2 } }]);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test("no words take the description away, in Arabic too", async () => {
  await speak("ar");
  const { asked, user } = await open(stored);
  await user.clear(screen.getByRole("textbox", { name: "ما الذي تعرضه \u2068palm.png\u2069" }));
  await user.click(screen.getByRole("button", { name: "حفظ" }));
  expect(await screen.findByText("حُفظ الوصف")).toBeInTheDocument();
  expect(asked[0]?.variables).toEqual({ id: "m1", alt: null, expectedVersion: 2 });
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

const changedTo =
  (version: number): Answers =>
  (variables) => {
    const { expectedVersion } = variables as unknown as { expectedVersion: number };
    return expectedVersion === version ? stored(variables) : { failure: { message: "Changed elsewhere", code: "CONFLICT" } };
  };

test.each([
  ["en", "What palm.png shows", "Save", /Somebody else has described this picture meanwhile/, "Take their words"],
  ["ar", "ما الذي تعرضه \u2068palm.png\u2069", "حفظ", /وصف شخص آخر هذه الصورة في هذه الأثناء/, "اعتماد وصفه"],
] as const)(
  "two who describe a picture see each other's words before one takes the place of the other: %s",
  async (locale, field, save, said, take) => {
    await speak(locale);
    const theirs = { ...PICTURE, alt: "A date palm", version: 5 };
    const { asked, user, onClose } = await open(changedTo(5), theirs);
    const words = screen.getByRole("textbox", { name: field });
    await user.type(words, ", tall");
    await user.click(screen.getByRole("button", { name: save }));
    const note = (await screen.findByText("A date palm")).closest("[role=alert]");
    expect(note).toHaveTextContent(said);
    expect(screen.queryByText("Changed elsewhere")).toBeNull();
    expect(words).toHaveValue("A palm, tall");
    expect(onClose).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: take }));
    expect(words).toHaveValue("A date palm");
    expect(words).toHaveFocus();
    await user.type(words, ", tall");
    await user.click(screen.getByRole("button", { name: save }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(asked.filter(({ operation }) => operation === "DescribePicture").map(({ variables }) => variables)).toEqual([
      { id: "m1", alt: "A palm, tall", expectedVersion: 2 },
      { id: "m1", alt: "A date palm, tall", expectedVersion: 5 },
    ]);
  },
);
