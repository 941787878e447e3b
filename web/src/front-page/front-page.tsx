import { ChakraProvider } from "@chakra-ui/react";
import { Suspense } from "react";
import { OfflineBanner } from "../app/chrome/offline-banner.tsx";
import { Component as HomeLayout } from "../app/layouts/home-layout.tsx";
import { Component as HomePage } from "../features/home/pages/home-page.tsx";
import { useNotices } from "../lib/notify.ts";
import { system } from "../theme/system.ts";
import { lazyPart } from "../ui/lazy-part.tsx";
import { OutletProvider } from "./bindings/router.tsx";

const Toaster = lazyPart(() => import("../ui/toaster.tsx").then((module) => ({ default: module.Toaster })), { above: true });

function Toasts() {
  const any = useNotices().length > 0;
  return any && <Suspense>{<Toaster />}</Suspense>;
}

/** The home page as visitors load it: the application's own layout and page, without the application around them. */
export function FrontPage() {
  return (
    <ChakraProvider value={system}>
      <OfflineBanner />
      <OutletProvider value={<HomePage />}>
        <HomeLayout />
      </OutletProvider>
      <Toasts />
    </ChakraProvider>
  );
}
