import { Outlet, ScrollRestoration } from "react-router";
import { LateScroll } from "./chrome/late-scroll.tsx";
import { NavigationProgress } from "./chrome/navigation-progress.tsx";
import { NewVersion } from "./chrome/new-version.tsx";
import { ConnectionBar } from "./chrome/connection-bar.tsx";
import { placeKey } from "./chrome/place-key.ts";
import { STORED } from "../lib/stored-names.ts";

export function AppShell() {
  return (
    <>
      <NavigationProgress />
      <ConnectionBar />
      <Outlet />
      <NewVersion />
      <ScrollRestoration storageKey={STORED.scroll} getKey={placeKey} />
      <LateScroll />
    </>
  );
}
