import { Outlet, ScrollRestoration } from "react-router";
import { NavigationProgress } from "./chrome/navigation-progress.tsx";

export function AppShell() {
  return (
    <>
      <NavigationProgress />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
