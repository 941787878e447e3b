import { ApolloProvider } from "@apollo/client/react";
import { beforeEach, expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { ErrorPage } from "../../app/error-page.tsx";
import { makeApolloClient } from "../../lib/apollo.ts";
import { signIn } from "../../lib/auth/auth.ts";
import { apiAnswers } from "../../testing/fake-api.ts";
import { USER } from "../../testing/refreshing-api.ts";
import { renderRoutes } from "../../testing/render.tsx";
import { tokenOf } from "../../testing/tokens.ts";
import { Toaster } from "../../ui/toaster.tsx";
import { Component as ContentPage } from "./pages/content-page.tsx";
import { Component as GeneratePage } from "./pages/generate-page.tsx";
import { Component as IdeaPage } from "./pages/idea-page.tsx";

beforeEach(() => signIn({ token: tokenOf({ of: USER.id }), user: USER }));

test.each(["/contents/show/k0", "/companies/add-content/content-idea-analysis?id=k0", "/companies/add-content/generate-content?id=k0"])(
  "%s of a content that isn't there has the 404 page, with nothing to try again and no message, not for a moment",
  async (path) => {
    const missing = () => ({ failure: { message: "This was not found.", code: "NOT_FOUND" } });
    await apiAnswers({ operations: { ContentBody: missing, StageContent: missing } });
    const shell = (element: React.ReactElement) => (
      <>
        <Toaster />
        {element}
      </>
    );
    const page = (element: React.ReactElement) => ({
      element: shell(<ApolloProvider client={makeApolloClient()}>{element}</ApolloProvider>),
      errorElement: shell(<ErrorPage />),
    });
    let said = false;
    const listening = new MutationObserver(() => {
      said ||= document.body.textContent?.includes("This was not found.") ?? false;
    });
    listening.observe(document.body, { subtree: true, childList: true, characterData: true });
    renderRoutes(
      [
        { path: "/contents/show/:id", ...page(<ContentPage />) },
        { path: "/companies/add-content/content-idea-analysis", ...page(<IdeaPage />) },
        { path: "/companies/add-content/generate-content", ...page(<GeneratePage />) },
      ],
      path,
    );
    expect(await screen.findByText("This page could not be found")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
    listening.disconnect();
    expect(said).toBe(false);
  },
);
