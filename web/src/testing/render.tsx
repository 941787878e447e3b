import { ChakraProvider } from "@chakra-ui/react";
import { LocaleProvider } from "@chakra-ui/react/locale";
import { render as renderBare } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { currentLocale } from "../lib/locale/locales.ts";
import { system } from "../theme/system.ts";

/** Renders a part of a page within what every page has: theme, language, router. Hands back a user to act with. */
export function render(element: ReactElement, { path = "/" } = {}) {
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [path] });
  const user = userEvent.setup();
  const view = renderBare(
    <ChakraProvider value={system}>
      <LocaleProvider locale={currentLocale() === "ar" ? "ar-SA" : "en-GB"}>
        <RouterProvider router={router} />
      </LocaleProvider>
    </ChakraProvider>,
  );
  return { ...view, user, router };
}
