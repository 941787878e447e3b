import { ChakraProvider } from "@chakra-ui/react";
import { LocaleProvider } from "@chakra-ui/react/locale";
import type { DataRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import type { Locale } from "../lib/locale/locales.ts";
import { system } from "../theme/system.ts";
import { Toaster } from "../ui/toaster.tsx";

const CHAKRA_LOCALES: Record<Locale, string> = { en: "en-GB", ar: "ar-SA" };

export function App({ locale, router }: { locale: Locale; router: DataRouter }) {
  return (
    <ChakraProvider value={system}>
      <LocaleProvider locale={CHAKRA_LOCALES[locale]}>
        <RouterProvider router={router} />
        <Toaster />
      </LocaleProvider>
    </ChakraProvider>
  );
}
