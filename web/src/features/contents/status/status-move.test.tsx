import { ApolloProvider } from "@apollo/client/react";
import { beforeEach, expect, jest, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { makeApolloClient } from "../../../lib/apollo.ts";
import { signIn } from "../../../lib/auth/auth.ts";
import { apiAnswers } from "../../../testing/fake-api.ts";
import { renderRoutes } from "../../../testing/render.tsx";
import { speak } from "../../../testing/setup.ts";
import { stageContent } from "../../../testing/stage-content.ts";
import { tokenOf } from "../../../testing/tokens.ts";
import { Component as ContentPage } from "../pages/content-page.tsx";

const ADMIN = { id: "u9", username: "omar", role: "ADMIN" };
const textOf = (text: string) => ({ type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] });
const first = { ...stageContent({ status: "IN_REVIEW", version: 6 }), body: textOf("Ripe dates are soft.") };

beforeEach(() => signIn({ token: tokenOf({ of: ADMIN.id }), user: ADMIN }));

/** The page of a content, which the service keeps as it does: a move that rests on another version is refused. */
async function open() {
  let stored = first as typeof first & { status: string };
  let holdBack: Promise<void> | undefined;
  let failing = false;
  const asked = await apiAnswers({
    operations: {
      ContentBody: async () => {
        await holdBack;
        if (failing) return { failure: { message: "Busy just now", code: "SERVICE_UNAVAILABLE" } };
        return { data: { content: stored } };
      },
      SetContentStatus: (variables) => {
        const { status, expectedVersion } = variables as unknown as { status: string; expectedVersion: number };
        if (expectedVersion !== stored.version) return { failure: { message: "Changed elsewhere", code: "CONFLICT" } };
        const version = stored.version + 1;
        stored = { ...stored, status, version, partVersions: { ...stored.partVersions, status: version } };
        return { data: { setContentStatus: { __typename: "ContentPayload", content: { ...stored, promptsLeft: 0 } } } };
      },
    },
  });
  const client = makeApolloClient();
  const page = () =>
    renderRoutes(
      [
        {
          path: "/contents/show/:id",
          element: (
            <ApolloProvider client={client}>
              <ContentPage />
            </ApolloProvider>
          ),
        },
      ],
      "/contents/show/k1?tab=text",
    );
  return {
    ...page(),
    page,
    client,
    moves: () => asked.filter(({ operation }) => operation === "SetContentStatus").map(({ variables }) => variables),
    change: (parts: object) => {
      const version = stored.version + 1;
      const partVersions = {
        ...stored.partVersions,
        ...("body" in parts && { body: version }),
        ...("status" in parts && { status: version }),
      };
      stored = { ...stored, ...parts, version, partVersions };
    },
    holdBack: (until: Promise<void>) => {
      holdBack = until;
    },
    fail: () => {
      failing = true;
    },
  };
}

async function choose(user: UserEvent, [menu, entry]: readonly [RegExp, string]) {
  await user.click(await screen.findByRole("button", { name: menu }));
  await user.click(await screen.findByRole("menuitem", { name: entry }));
}

const APPROVE = [/^Status: /, "Approve"] as const;

test("a move rests on what is shown", async () => {
  const { user, moves } = await open();
  await screen.findByText("Ripe dates are soft.");
  await choose(user, APPROVE);
  expect(await screen.findByText("Status is now: Approved")).toBeInTheDocument();
  expect(moves()).toMatchObject([{ id: "k1", status: "APPROVED", expectedVersion: 6 }]);
});

test.each([
  ["en", APPROVE, "Somebody else has changed this content meanwhile. Look at it, then decide again. Its status now: In review"],
  ["ar", [/^الحالة: /, "اعتماد"], "عدّل شخص آخر هذا المحتوى في هذه الأثناء. يُرجى مراجعته ثم الاختيار من جديد. حالته الآن: قيد المراجعة"],
] as const)("a text that was changed meanwhile isn't approved before it is seen: %s", async (locale, entry, said) => {
  await speak(locale);
  const { user, moves, change } = await open();
  await screen.findByText("Ripe dates are soft.");
  change({ body: textOf("Ripe dates are hard.") });
  await choose(user, entry);
  expect(await screen.findByText(said)).toBeInTheDocument();
  expect(await screen.findByText("Ripe dates are hard.")).toBeInTheDocument();
  expect(screen.queryByText("Changed elsewhere")).toBeNull();
  expect(moves()).toHaveLength(1);
  await choose(user, entry);
  await waitFor(() => expect(moves()).toHaveLength(2));
  expect(moves()).toMatchObject([{ expectedVersion: 6 }, { expectedVersion: 7 }]);
});

test("of two who move a content on, the second is told where it is now", async () => {
  const { user, change } = await open();
  await screen.findByText("Ripe dates are soft.");
  change({ status: "DRAFT" });
  await choose(user, APPROVE);
  expect(await screen.findByText(/Its status now: Draft/)).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: /^Status: / }));
  expect(await screen.findByRole("menuitem", { name: "Send for review" })).toBeInTheDocument();
});

test("what has changed nothing that is shown is in nobody's way", async () => {
  const { user, moves, change } = await open();
  await screen.findByText("Ripe dates are soft.");
  change({});
  await choose(user, APPROVE);
  expect(await screen.findByText("Status is now: Approved")).toBeInTheDocument();
  expect(screen.queryByText("Changed elsewhere")).toBeNull();
  expect(moves()).toMatchObject([{ expectedVersion: 6 }, { expectedVersion: 7 }]);
});

test("nothing is decided about what was shown before, until it is known what is stored", async () => {
  const { user, page, unmount, change, holdBack, moves } = await open();
  await screen.findByText("Ripe dates are soft.");
  unmount();
  change({ body: textOf("Ripe dates are hard.") });
  let arrive = () => {};
  holdBack(new Promise((resolve) => (arrive = resolve)));
  page();
  await screen.findByText("Ripe dates are soft.");
  await user.click(screen.getByRole("button", { name: /^Status: / }));
  expect(await screen.findByRole("menuitem", { name: "Approve" })).toHaveAttribute("aria-disabled", "true");
  arrive();
  await screen.findByText("Ripe dates are hard.");
  await user.click(screen.getByRole("menuitem", { name: "Approve" }));
  expect(await screen.findByText("Status is now: Approved")).toBeInTheDocument();
  expect(moves()).toMatchObject([{ expectedVersion: 7 }]);
});

test("nor while that can't be read, whatever version a list has brought", async () => {
  const { user, page, unmount, change, fail, client } = await open();
  await screen.findByText("Ripe dates are soft.");
  unmount();
  change({ body: textOf("Ripe dates are hard.") });
  client.cache.modify({ id: "Content:k1", fields: { version: () => 7 } });
  fail();
  page();
  expect(await screen.findByText("Busy just now")).toBeInTheDocument();
  await waitFor(() => expect(screen.getByText("Ripe dates are soft.")).toBeInTheDocument());
  await user.click(screen.getByRole("button", { name: /^Status: / }));
  expect(await screen.findByRole("menuitem", { name: "Approve" })).toHaveAttribute("aria-disabled", "true");
});

test("what is stored instead isn't said to be shown when it couldn't be read", async () => {
  const { user, change, fail } = await open();
  await screen.findByText("Ripe dates are soft.");
  change({ body: textOf("Ripe dates are hard.") });
  fail();
  await choose(user, APPROVE);
  expect(await screen.findByText("Busy just now")).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole("button", { name: /^Status: / })).not.toHaveAttribute("aria-busy"));
  expect(screen.queryByText(/What stands here is what is stored now/)).toBeNull();
});

test.each([
  ["en", APPROVE, /^Nobody answered: it isn't known whether the status was changed/],
  ["ar", [/^الحالة: /, "اعتماد"], /^لم يصل رد، فلا يُعرف هل تغيّرت الحالة/],
] as const)("a move that nobody answers is told, without a claim that it wasn't made: %s", async (locale, entry, said) => {
  await speak(locale);
  const { user } = await open();
  await screen.findByText("Ripe dates are soft.");
  jest.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  await choose(user, entry);
  expect(await screen.findByText(said)).toBeInTheDocument();
});
