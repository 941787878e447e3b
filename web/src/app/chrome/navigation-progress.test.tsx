import { afterEach, expect, jest, test } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import { Outlet } from "react-router";
import { renderRoutes } from "../../testing/render.tsx";
import { NavigationProgress } from "./navigation-progress.tsx";

afterEach(() => {
  jest.useRealTimers();
});

const Shell = () => (
  <>
    <NavigationProgress />
    <Outlet />
  </>
);

const settle = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test("a line runs once the next page has taken 200 ms, until it is there", async () => {
  const { promise: page, resolve: arrive } = Promise.withResolvers<{ Component: () => string }>();
  const { router } = renderRoutes(
    [
      {
        Component: Shell,
        children: [
          { path: "/", element: "here" },
          { path: "/next", lazy: () => page },
        ],
      },
    ],
    "/",
  );
  await screen.findByText("here");
  jest.useFakeTimers();
  act(() => void router.navigate("/next"));
  await settle(199);
  expect(screen.queryByLabelText("Loading")).toBeNull();
  await settle(1);
  expect(screen.getByLabelText("Loading")).toBeInTheDocument();
  arrive({ Component: () => "there" });
  await settle(0);
  expect(screen.getByText("there")).toBeInTheDocument();
  expect(screen.queryByLabelText("Loading")).toBeNull();
});
