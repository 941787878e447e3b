import { ApolloProvider } from "@apollo/client/react";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import { keepIgnored, placeOf } from "../../../entities/proof/ignored-findings.ts";
import type { ProofAnswer, ProofRequest } from "../../../entities/proof/proof-messages.ts";
import { makeApolloClient } from "../../../lib/apollo.ts";
import { apiAnswers } from "../../../testing/fake-api.ts";
import { renderRoutes } from "../../../testing/render.tsx";
import { speak } from "../../../testing/setup.ts";
import { stageContent } from "../../../testing/stage-content.ts";
import type { ShownContent } from "./shown-content.ts";
import { StatusActions, useStatusMenu } from "./status-actions.tsx";

const TEXT = { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "Dates ." }] }] };
const ERROR = { kind: "space", severity: "ERROR", start: 5, end: 6 } as unknown as NonNullable<ProofAnswer["findings"]>[number][number];

/** The browser's worker, whose lexicon comes when the test says so. */
class LateWorker extends EventTarget {
  static asked: number[] = [];
  static started: LateWorker | undefined;
  constructor() {
    super();
    LateWorker.started = this;
  }
  postMessage({ id }: ProofRequest): void {
    LateWorker.asked.push(id);
  }
  terminate(): void {}
}

const answer = (...findings: (typeof ERROR)[]) =>
  act(async () => {
    const id = LateWorker.asked.at(-1) ?? 0;
    LateWorker.started?.dispatchEvent(new MessageEvent("message", { data: { id, findings: [findings] } }));
  });

const browser = globalThis as { Worker?: unknown };
beforeEach(() => {
  LateWorker.asked = [];
  browser.Worker = LateWorker;
});
afterEach(() => void delete browser.Worker);

function Moves({ content }: { content: ReturnType<typeof stageContent> & ShownContent }) {
  const moves = useStatusMenu({ content, text: TEXT, stale: false });
  return (
    <>
      <StatusActions status={content.status} moves={moves} />
      {moves.question}
    </>
  );
}

/** A draft, of a company that wants its texts proofread or doesn't, whose rules are known when `known` resolves. */
async function open({ proofBeforeReview = true, known = Promise.resolve() } = {}) {
  const content = stageContent({ status: "DRAFT" });
  const asked = await apiAnswers({
    operations: {
      CompanyProof: async () => {
        await known;
        const orthography = { __typename: "Orthography", yaConvention: "STANDARD", digits: null };
        const names = { companyName: "Rutab", brandName: "Rutab", words: [], competitors: [], persona: null, owner: null };
        const company = { __typename: "Company", id: "c1", ...names, proofBeforeReview, orthography, brandVoice: { rules: [] } };
        return { data: { company } };
      },
      SetContentStatus: () => ({
        data: { setContentStatus: { __typename: "ContentPayload", content: { ...content, status: "IN_REVIEW", promptsLeft: 0 } } },
      }),
    },
  });
  const client = makeApolloClient();
  const view = renderRoutes(
    [
      {
        path: "/",
        element: (
          <ApolloProvider client={client}>
            <Moves content={content as Parameters<typeof Moves>[0]["content"]} />
          </ApolloProvider>
        ),
      },
    ],
    "/",
  );
  return { ...view, moves: () => asked.filter(({ operation }) => operation === "SetContentStatus").length };
}

type User = Awaited<ReturnType<typeof open>>["user"];

async function sendForReview(user: User) {
  await user.click(await screen.findByRole("button", { name: /^(Status|الحالة)/ }));
  await user.click(await screen.findByRole("menuitem", { name: /Send for review|إرسال للمراجعة/ }));
}

test.each([
  ["en", "Looking for errors in the text…", "The text has 1 error", "Send for review"],
  ["ar", "يجري البحث عن أخطاء في النص…", "في النص خطأ واحد", "إرسال للمراجعة"],
] as const)(
  "a move waits for the lexicon as long as it takes, and says so; what is found is asked about: %s",
  async (locale, looking, found, move) => {
    await speak(locale);
    const { user, moves } = await open();
    await sendForReview(user);
    expect(await screen.findByRole("alertdialog", { name: looking })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: /^(Status|الحالة)/, hidden: true })).toHaveAttribute("aria-busy", "true");
    await answer(ERROR);
    const question = await screen.findByRole("alertdialog", { name: found });
    expect(moves()).toBe(0);
    await user.click(screen.getByRole("button", { name: move }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(moves()).toBe(1);
  },
);

test("a text without errors moves on by itself", async () => {
  const { user, moves } = await open();
  await sendForReview(user);
  await screen.findByRole("alertdialog", { name: "Looking for errors in the text…" });
  await answer();
  await waitFor(() => expect(moves()).toBe(1));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
});

test("what the person has ignored in the text isn't counted", async () => {
  keepIgnored("k1", placeOf("Dates .", ERROR));
  const { user, moves } = await open();
  await sendForReview(user);
  await screen.findByRole("alertdialog", { name: "Looking for errors in the text…" });
  await answer(ERROR);
  await waitFor(() => expect(moves()).toBe(1));
});

test("who doesn't want to wait goes on, once, and is asked nothing afterwards", async () => {
  const { user, moves } = await open();
  await sendForReview(user);
  await user.click(await screen.findByRole("button", { name: "Go on without waiting" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  await answer(ERROR);
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(moves()).toBe(1);
});

test("who goes back to the text isn't moved on by a late answer", async () => {
  const { user, moves } = await open();
  await sendForReview(user);
  await user.click(await screen.findByRole("button", { name: "Back to the text" }));
  await answer();
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(moves()).toBe(0);
});

test("of a company that wants no proofreading nothing is said, however late that is known", async () => {
  let arrive = () => {};
  const { user, moves } = await open({ proofBeforeReview: false, known: new Promise((resolve) => (arrive = resolve)) });
  await sendForReview(user);
  await waitFor(() => expect(screen.getByRole("button", { name: /^Status/ })).toHaveAttribute("aria-busy", "true"));
  expect(screen.queryByRole("alertdialog")).toBeNull();
  arrive();
  await waitFor(() => expect(moves()).toBe(1));
  expect(LateWorker.asked).toEqual([]);
});

test.each([
  ["en", "No errors were looked for in the text: the dictionary could not be fetched"],
  ["ar", "لم يُبحث عن أخطاء في النص لتعذّر تحميل المعجم"],
] as const)("nor does a lexicon that can't be had hold a move up, but that is said: %s", async (locale, said) => {
  await speak(locale);
  const { user, moves } = await open();
  await sendForReview(user);
  await screen.findByRole("alertdialog");
  act(() => void LateWorker.started?.dispatchEvent(new Event("error")));
  await waitFor(() => expect(moves()).toBe(1));
  expect(await screen.findByText(said)).toBeInTheDocument();
});
