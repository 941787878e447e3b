import { ChakraProvider } from "@chakra-ui/react";
import { LocaleProvider } from "@chakra-ui/react/locale";
import { render as renderBare } from "@testing-library/react";
import type { ReactElement } from "react";
import { createMemoryRouter, type RouteObject, RouterProvider } from "react-router";
import { currentLocale } from "../lib/locale/locales.ts";
import { system } from "../theme/system.ts";
import { Toaster } from "../ui/toaster.tsx";
import { aPerson } from "./person.ts";

function renderRouter(router: ReturnType<typeof createMemoryRouter>, beside?: ReactElement) {
  const user = aPerson();
  const view = renderBare(
    <ChakraProvider value={system}>
      <LocaleProvider locale={currentLocale() === "ar" ? "ar-SA" : "en-GB"}>
        <RouterProvider router={router} />
        {beside}
      </LocaleProvider>
    </ChakraProvider>,
  );
  return { ...view, user, router };
}

/** Renders a part of a page within what every page has: theme, language, router. Hands back a user to act with. */
export const render = (element: ReactElement, { path = "/" } = {}) =>
  renderRouter(createMemoryRouter([{ path: "*", element }], { initialEntries: [path] }));

/** Renders the page of these that stands at a path, with the toasts. */
export const renderRoutes = (routes: RouteObject[], path: string) =>
  renderRouter(createMemoryRouter([{ HydrateFallback: () => null, children: routes }], { initialEntries: [path] }), <Toaster />);
