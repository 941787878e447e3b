import { Outlet, ScrollRestoration } from "react-router";
import { NavigationProgress } from "./chrome/navigation-progress.tsx";
import { NewVersion } from "./chrome/new-version.tsx";
import { ConnectionBar } from "./chrome/connection-bar.tsx";

export function AppShell() {
  return (
    <>
      <NavigationProgress />
      <ConnectionBar />
      <Outlet />
      <NewVersion />
      <ScrollRestoration />
    </>
  );
}
