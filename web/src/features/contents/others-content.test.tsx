import { ApolloProvider } from "@apollo/client/react";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { makeApolloClient } from "../../lib/apollo.ts";
import { signIn } from "../../lib/auth/auth.ts";
import { apiAnswers } from "../../testing/fake-api.ts";
import { renderRoutes } from "../../testing/render.tsx";
import { stageContent } from "../../testing/stage-content.ts";
import { tokenOf } from "../../testing/tokens.ts";
import { ContentMenu } from "./components/content-menu.tsx";
import { Component as ContentPage } from "./pages/content-page.tsx";
import { Component as GeneratePage } from "./pages/generate-page.tsx";
import { Component as IdeaPage } from "./pages/idea-page.tsx";
import { Component as NeedsPage } from "./pages/needs-page.tsx";

const ADMIN = { id: "u9", username: "omar", role: "ADMIN" };

const body = { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "Ripe dates are soft." }] }] };
const stored = { ...stageContent({ status: "IN_REVIEW" }), body };

beforeEach(() => signIn({ token: tokenOf({ of: ADMIN.id }), user: ADMIN }));

afterEach(() => void jest.restoreAllMocks());

async function open(path: string) {
  await apiAnswers({
    operations: {
      StageContent: () => ({ data: { content: stored } }),
      ContentBody: () => ({ data: { content: stored } }),
      Generations: () => ({ data: { generations: { __typename: "GenerationPage", totalCount: 0, totalPages: 0, results: [] } } }),
    },
  });
  const within = (element: React.ReactElement) => <ApolloProvider client={makeApolloClient()}>{element}</ApolloProvider>;
  return renderRoutes(
    [
      { path: "/contents/show/:id", element: within(<ContentPage />) },
      { path: "/companies/add-content", element: within(<NeedsPage />) },
      { path: "/companies/add-content/content-idea-analysis", element: within(<IdeaPage />) },
      { path: "/companies/add-content/generate-content", element: within(<GeneratePage />) },
    ],
    path,
  );
}

test("an admin reads a client's content and moves it on, and is offered nothing that is its owner's", async () => {
  const { user } = await open("/contents/show/k1?tab=text");
  const text = await screen.findByRole("document", { name: /Sukkari/ });
  expect(text).toHaveTextContent("Ripe dates are soft.");
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.queryByRole("toolbar")).toBeNull();
  for (const name of ["Save", /^Actions for/, "Continue"]) expect(screen.queryByRole("button", { name })).toBeNull();
  expect(screen.queryByRole("link", { name: /Continue/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: /^Status: / }));
  expect(await screen.findByRole("menuitem", { name: /Approve/ })).toBeInTheDocument();
});

test("on a phone what an admin may do with a client's content stands in one menu, so that the title has room", async () => {
  jest
    .spyOn(window, "matchMedia")
    .mockImplementation(
      (query) => ({ matches: query.includes("max-width"), addEventListener: () => {}, removeEventListener: () => {} }) as never,
    );
  const { user } = await open("/contents/show/k1?tab=text");
  await screen.findByRole("document", { name: /Sukkari/ });
  expect(screen.queryByRole("button", { name: /^Status: / })).toBeNull();
  await user.click(screen.getByRole("button", { name: /^Actions for/ }));
  const names = within(await screen.findByRole("menu"))
    .getAllByRole("menuitem")
    .map(({ textContent }) => textContent);
  expect(names).toEqual(expect.arrayContaining(["Approve", "Word document"]));
  expect(names.join()).not.toMatch(/Delete|template/i);
});

test("what was decided in the stages of another's content is read, without a way to change it", async () => {
  await open("/contents/show/k1");
  expect(await screen.findByRole("heading", { name: "Needs" })).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: /^Edit/ })).toBeNull();
});

test.each([
  "/companies/add-content?id=k1",
  "/companies/add-content/content-idea-analysis?id=k1",
  "/companies/add-content/generate-content?id=k1",
])("%s of another's content leads to where it is read", async (path) => {
  const { router } = await open(path);
  await waitFor(() => expect(router.state.location.pathname).toBe("/contents/show/k1"));
});

test("in a list, another's content is opened and moved, not continued or deleted", async () => {
  const row = { ...stored, completed: false } as unknown as Parameters<typeof ContentMenu>[0]["content"];
  const { user } = renderRoutes(
    [
      {
        path: "/",
        element: (
          <ApolloProvider client={makeApolloClient()}>
            <ContentMenu content={row} onDelete={() => {}} onMoved={() => {}} />
          </ApolloProvider>
        ),
      },
    ],
    "/",
  );
  await user.click(await screen.findByRole("button", { name: /Sukkari/ }));
  const names = within(await screen.findByRole("menu"))
    .getAllByRole("menuitem")
    .map(({ textContent }) => textContent);
  expect(names).toContain("Open");
  expect(names.join()).not.toMatch(/Continue|Delete/);
});
