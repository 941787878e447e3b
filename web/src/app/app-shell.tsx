import { Outlet, ScrollRestoration } from "react-router";
import { NavigationProgress } from "./chrome/navigation-progress.tsx";
import { NewVersion } from "./chrome/new-version.tsx";
import { OfflineBanner } from "./chrome/offline-banner.tsx";

export function AppShell() {
  return (
    <>
      <NavigationProgress />
      <OfflineBanner />
      <Outlet />
      <NewVersion />
      <ScrollRestoration />
    </>
  );
}
