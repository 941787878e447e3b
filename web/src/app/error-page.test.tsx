import { ChakraProvider } from "@chakra-ui/react";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { ChunkLoadError } from "../lib/chunk-load.ts";
import { speak } from "../testing/setup.ts";
import { system } from "../theme/system.ts";
import { ErrorPage } from "./error-page.tsx";
import { NotFoundPage } from "./not-found-page.tsx";

beforeEach(() => {
  // react-router reports the error it hands on
  jest.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
});

function show(error: unknown) {
  const routes = [
    {
      ErrorBoundary: ErrorPage,
      HydrateFallback: () => null,
      children: [
        {
          path: "*",
          loader: () => {
            throw error;
          },
          Component: NotFoundPage,
        },
      ],
    },
  ];
  render(
    <ChakraProvider value={system}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: ["/broken"] })} />
    </ChakraProvider>,
  );
}

test("a page that breaks says so, with the way home", async () => {
  await speak("ar");
  show(new Error("boom"));
  expect(await screen.findByRole("heading", { name: "حدث خلل في هذه الصفحة" })).toBeInTheDocument();
  expect(screen.getByText("500")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "الذهاب إلى الصفحة الرئيسية" })).toHaveAttribute("href", "/ar");
});

test("an answer's own status is shown", async () => {
  show(new Response("", { status: 503 }));
  expect(await screen.findByText("503")).toBeInTheDocument();
});

test("what the answer says stands beside its status", async () => {
  show(new Response("Unknown middleware", { status: 500 }));
  expect(await screen.findByText("500 · Unknown middleware")).toBeInTheDocument();
});

test("without a network, a page that isn't on this device says so, and comes with the network", async () => {
  const online = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  show(new ChunkLoadError("Failed to fetch"));
  expect(await screen.findByRole("heading", { name: "This page needs a connection" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Contents" })).toHaveAttribute("href", "/contents");
  expect(online).toHaveBeenCalled();
});

test("what can't be found is the 404 page", async () => {
  show(new Response("", { status: 404 }));
  expect(await screen.findByRole("heading", { name: "This page could not be found" })).toBeInTheDocument();
  expect(document.title).toBe("This page could not be found · أنشئ محتواك");
});
