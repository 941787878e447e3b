import { ApolloProvider } from "@apollo/client/react";
import { beforeEach, expect, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { ErrorPage } from "../../app/error-page.tsx";
import { makeApolloClient } from "../../lib/apollo.ts";
import { signIn } from "../../lib/auth/auth.ts";
import { apiAnswers } from "../../testing/fake-api.ts";
import { USER } from "../../testing/refreshing-api.ts";
import { renderRoutes } from "../../testing/render.tsx";
import { tokenOf } from "../../testing/tokens.ts";
import { Component as ContentPage } from "./pages/content-page.tsx";
import { Component as GeneratePage } from "./pages/generate-page.tsx";
import { Component as IdeaPage } from "./pages/idea-page.tsx";

beforeEach(() => signIn({ token: tokenOf({ of: USER.id }), user: USER }));

test.each(["/contents/show/k0", "/companies/add-content/content-idea-analysis?id=k0", "/companies/add-content/generate-content?id=k0"])(
  "%s of a content that isn't there has the 404 page, with nothing to try again",
  async (path) => {
    const missing = () => ({ failure: { message: "This was not found.", code: "NOT_FOUND" } });
    await apiAnswers({ operations: { ContentBody: missing, StageContent: missing } });
    const page = (element: React.ReactElement) => ({
      element: <ApolloProvider client={makeApolloClient()}>{element}</ApolloProvider>,
      errorElement: <ErrorPage />,
    });
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
    await waitFor(() => expect(screen.queryByText("This was not found.")).toBeNull());
  },
);
