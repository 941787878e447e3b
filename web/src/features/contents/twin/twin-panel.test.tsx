import { ApolloProvider } from "@apollo/client/react";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { agreedPairs, paragraphKey, twinParagraphs } from "@muhtawa/text-analysis/twins";
import { makeApolloClient } from "../../../lib/apollo.ts";
import { signIn, signOut } from "../../../lib/auth/auth.ts";
import { textOf } from "../../../lib/editing/simulation/texts.ts";
import { apiAnswers, generationOf } from "../../../testing/fake-api.ts";
import { USER } from "../../../testing/refreshing-api.ts";
import { render } from "../../../testing/render.tsx";
import { stageContent } from "../../../testing/stage-content.ts";
import { tokenOf } from "../../../testing/tokens.ts";
import type { BodyContent } from "../body-content.ts";
import type { Body } from "../use-body.ts";
import { keepOffers, keptOffers } from "./kept-offers.ts";
import { TwinPanel } from "./twin-panel.tsx";
import { useTwinWork } from "./use-twin-work.ts";

beforeEach(() => signIn({ user: { ...USER }, token: tokenOf({ iat: Math.floor(Date.now() / 1000) }), sessionKey: "key" }));
afterEach(() => {
  signOut();
  localStorage.clear();
});

const pairOf = (own: string, other: string, place: number) => ({
  __typename: "TwinPair",
  own: paragraphKey(own),
  other: paragraphKey(other),
  place,
  guessed: false,
});

interface Opened {
  /** The own text as it stands, and whether it is stored. */
  own: string[];
  status?: string;
  other?: string[];
  pairs?: ReturnType<typeof pairOf>[];
  connected?: boolean;
  hasTwin?: boolean;
  /** How translations end, one after the other; "refused": the service doesn't begin it. */
  translations?: ("refused" | object)[];
}

async function open({
  own,
  status = "saved",
  other = ["تبقى", "تُقطف"],
  pairs = [],
  connected = false,
  hasTwin = true,
  translations = [],
}: Opened) {
  let kept = pairs;
  const ends = [...translations];
  const link = () => ({
    __typename: "Content",
    id: "k1",
    version: 1,
    twin: hasTwin
      ? {
          __typename: "ContentTwin",
          behind: 0,
          pairs: kept,
          content: {
            __typename: "Content",
            id: "k2",
            version: 1,
            partVersions: { __typename: "ContentPartVersions", body: 1 },
            title: "التمور",
            locale: "ar",
            status: "DRAFT",
            body: textOf(other),
          },
        }
      : null,
  });
  const model = { __typename: "AiModel", id: "m", label: "M", provider: "P", offline: !connected, text: true, images: false, state: null };
  const asked = await apiAnswers({
    operations: {
      ContentTwin: () => ({ data: { content: link() } }),
      RequestGeneration: () =>
        ends[0] === "refused" && ends.shift()
          ? { failure: { message: "All credits of today are used.", code: "RATE_LIMITED" } }
          : { data: { requestGeneration: { generation: generationOf({ status: "QUEUED" }) } } },
      Generation: () => ({ data: { generation: generationOf(ends.shift() as object) } }),
      AiModels: () => ({ data: { aiModels: [model] } }),
      PairTwin: (variables) => {
        const given = (variables as unknown as { pairs: { own: string; other: string }[] }).pairs;
        const [here, there] = [twinParagraphs(textOf(own) ?? {}), twinParagraphs(textOf(other) ?? {})];
        const agreed = given.map((one) => ({
          own: here.findIndex(({ key }) => key === one.own),
          other: there.findIndex(({ key }) => key === one.other),
        }));
        // as the service does it
        const pairs = kept.map(({ guessed, ...pair }) => (guessed ? { ...pair, guessed } : pair));
        kept = agreedPairs(here, there, pairs, agreed).map((pair) => ({ __typename: "TwinPair", guessed: false, ...pair }));
        return { data: { pairTwin: { __typename: "ContentPayload", content: link() } } };
      },
    },
    stream: (send) => {
      send("delta", { text: "Half a trans" });
      send("done", {});
    },
  });
  const content = stageContent({ id: "k1", locale: "en" }) as unknown as BodyContent;
  const body = { current: textOf(own), status, store: jest.fn(), took: jest.fn() } as unknown as Body;
  const Panel = () => (
    <TwinPanel content={content} body={body} work={useTwinWork(content, { body, rules: [], shown: true })} onGoThere={undefined} />
  );
  const shown = render(
    <ApolloProvider client={makeApolloClient()}>
      <Panel />
    </ApolloProvider>,
  );
  const paired = () => asked.filter(({ operation }) => operation === "PairTwin").map(({ variables }) => variables);
  const requested = () =>
    asked
      .filter(({ operation }) => operation === "RequestGeneration")
      .map(({ variables }) => (variables.input as { selection: string }).selection);
  return { ...shown, paired, requested, body };
}

const rows = async () => within(await screen.findByRole("list", { name: "Paragraphs" })).findAllByRole("listitem");

test("a paragraph whose partner was changed is stale, shows what that says, and may be said to say the same", async () => {
  const { user, paired } = await open({ own: ["Keep", "Picked"], pairs: [pairOf("Keep", "تبقى", 0), pairOf("Picked", "كانت", 1)] });
  const [first, second] = await rows();
  expect(first).toHaveTextContent("In step");
  expect(second).toHaveTextContent("Stale");
  expect(second).toHaveTextContent("تُقطف");
  await user.click(within(second as HTMLElement).getByRole("button", { name: "They say the same" }));
  await waitFor(async () => expect((await rows())[1]).toHaveTextContent("In step"));
  expect(paired()).toEqual([{ id: "k1", pairs: [{ own: paragraphKey("Picked"), other: paragraphKey("تُقطف") }] }]);
});

test("nothing is translated without a model, which is said; what isn't stored can't be said to say the same", async () => {
  await open({ own: ["Keep"], status: "local", pairs: [pairOf("Keep", "كانت", 0)], other: ["تبقى"] });
  const [row] = await rows();
  expect(await screen.findByText(/No model is connected/)).toBeVisible();
  expect(within(row as HTMLElement).getByRole("button", { name: "Translate" })).toBeDisabled();
  expect(within(row as HTMLElement).queryByRole("button", { name: "They say the same" })).toBeNull();
});

test("what is missing is translated at once with a model", async () => {
  await open({ own: ["✎ Keep", "✎ Picked"], pairs: [pairOf("✎ Keep", "تبقى", 0), pairOf("✎ Picked", "تُقطف", 1)], connected: true });
  expect(await screen.findByRole("button", { name: "Translate 2 paragraphs" })).toBeEnabled();
  for (const row of await rows()) expect(row).toHaveTextContent("Missing");
});

test("a suggested translation that was accepted says the same by itself, once it is stored; another change doesn't", async () => {
  keepOffers("k1", [
    { own: paragraphKey("Kept"), other: paragraphKey("تبقى") },
    { own: paragraphKey("Never accepted"), other: paragraphKey("تُقطف") },
  ]);
  const { paired } = await open({ own: ["Kept", "Otherwise"], pairs: [pairOf("Keep", "كانت", 0), pairOf("Picked", "تُقطف", 1)] });
  await waitFor(() => expect(paired()).toEqual([{ id: "k1", pairs: [{ own: paragraphKey("Kept"), other: paragraphKey("تبقى") }] }]));
  const [first, second] = await rows();
  await waitFor(() => expect(first).toHaveTextContent("In step"));
  expect(second).toHaveTextContent("Twin is stale");
  expect(keptOffers("k1")).toEqual([{ own: paragraphKey("Never accepted"), other: paragraphKey("تُقطف") }]);
});

test.each<[string, "refused" | object, RegExp]>([
  ["refused", "refused", /All credits of today are used/],
  ["failed", { status: "FAILED", error: "The model didn’t answer." }, /The model didn’t answer/],
  ["stopped", { status: "STOPPED" }, /Stopped\. Nothing of the translation was put into the text/],
])("a translation that was %s is told of, puts nothing into the text, and is tried again for the same paragraph", async (_, end, told) => {
  const { user, requested, body } = await open({
    own: ["✎ Keep", "✎ Picked"],
    pairs: [pairOf("✎ Keep", "تبقى", 0), pairOf("✎ Picked", "تُقطف", 1)],
    connected: true,
    translations: [end, end],
  });
  await screen.findByRole("button", { name: "Translate 2 paragraphs" });
  const [, second] = await rows();
  await user.click(within(second as HTMLElement).getByRole("button", { name: "Translate" }));
  expect(await screen.findByText(told)).toBeVisible();
  expect(keptOffers("k1")).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(requested()).toHaveLength(2));
  expect(new Set(requested().map((text) => text.trim()))).toEqual(new Set(["تُقطف"]));
  expect(await screen.findByText(told)).toBeVisible();
  expect(keptOffers("k1")).toEqual([]);
  expect(body.took).not.toHaveBeenCalled();
  for (const row of await rows()) expect(row).toHaveTextContent("Missing");
});

test("a paragraph that stands by itself, or beside the wrong one, is paired by hand with one that the twin has", async () => {
  const { user, paired } = await open({ own: ["Keep", "Picked", "Call us"], other: ["تبقى", "تُقطف"], pairs: [pairOf("Keep", "تُقطف", 0)] });
  const [missing, first, second] = await rows();
  expect(missing).toHaveTextContent("Missing");
  expect(first).toHaveTextContent("In step");
  expect(second).toHaveTextContent("Missing in the twin");
  await user.click(within(first as HTMLElement).getByRole("button", { name: "Pair with another" }));
  await user.click(await screen.findByRole("menuitem", { name: "تبقى" }));
  await waitFor(() => expect(paired()).toEqual([{ id: "k1", pairs: [{ own: paragraphKey("Keep"), other: paragraphKey("تبقى") }] }]));
  await waitFor(async () => expect((await rows())[1]).toHaveTextContent("Missing"));
  const alone = (await rows()).find((row) => row.textContent?.includes("Picked")) as HTMLElement;
  await user.click(within(alone).getByRole("button", { name: "Pair with another" }));
  await user.click(await screen.findByRole("menuitem", { name: "تُقطف" }));
  await waitFor(() => expect(paired()).toHaveLength(2));
});

test("a pair that is a guess says so beside what the twin says, until it is confirmed, by itself or with all that weren't changed", async () => {
  const own = ["Keep", "Picked", "Call us"];
  const other = ["تبقى", "تُقطف", "الاتصال بنا"];
  const pairs = own.map((said, place) => ({ ...pairOf(said, other[place] ?? "", place), guessed: true }));
  const { user, paired } = await open({ own: ["Keep", "Picked", "Write to us"], other, pairs });
  for (const row of await rows()) expect(row).toHaveTextContent("Guess");
  expect((await rows())[0]).toHaveTextContent("تبقى");
  expect(screen.getByText(/^3 pairs are a guess/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Confirm 2 pairs" }));
  await waitFor(() => expect(screen.getByText(/^1 pair is a guess/)).toBeVisible());
  const [first, second, third] = await rows();
  for (const row of [first, second]) {
    expect(row).not.toHaveTextContent("Guess");
    expect(within(row as HTMLElement).queryByRole("button", { name: "They say the same" })).toBeNull();
  }
  expect(third).toHaveTextContent("Guess");
  await user.click(within(third as HTMLElement).getByRole("button", { name: "They say the same" }));
  await waitFor(() => expect(screen.queryByText(/a guess/)).toBeNull());
  expect(paired().map(({ pairs: said }) => (said as unknown[]).length)).toEqual([2, 1]);
});

test("one that is a guess is none any more when it is paired anew", async () => {
  const pairs = [{ ...pairOf("Keep", "تُقطف", 0), guessed: true }];
  const { user } = await open({ own: ["Keep"], other: ["تبقى", "تُقطف"], pairs });
  const row = async () => (await rows()).find(({ textContent }) => textContent?.includes("Keep")) as HTMLElement;
  await user.click(within(await row()).getByRole("button", { name: "Pair with another" }));
  await user.click(await screen.findByRole("menuitem", { name: "تبقى" }));
  await waitFor(async () => expect(await row()).not.toHaveTextContent("Guess"));
  expect(screen.queryByText(/a guess/)).toBeNull();
});

test("a content without a twin can have one begun", async () => {
  await open({ own: ["Keep"], hasTwin: false });
  expect(await screen.findByRole("button", { name: "Begin the Arabic twin" })).toBeEnabled();
});
