import { beforeEach, expect, test } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import { NewVersion } from "../../app/chrome/new-version.tsx";
import { answer, serve } from "../../testing/http-server.ts";
import { render } from "../../testing/render.tsx";
import { apiFetch } from "../http/api-fetch.ts";
import { putOffNewVersion, runsBuild } from "./new-version.ts";

beforeEach(() => act(() => putOffNewVersion()));

/** The API of a release that has this build of the application. */
const apiWith = (entry: string) =>
  serve((_, response) => {
    response.setHeader("X-Web-Build", entry);
    answer(response, 200, { data: {} });
  });

const offer = () => screen.queryByText("A new version is ready");

test("an application older than the API is offered its next version, and once", async () => {
  runsBuild("/assets/index-old.js");
  const { user } = render(<NewVersion />);
  const same = await apiWith("/assets/index-old.js");
  await act(() => apiFetch(same));
  expect(offer()).toBeNull();
  const next = await apiWith("/assets/index-new.js");
  await act(() => apiFetch(next));
  expect(offer()).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Later" }));
  await act(() => apiFetch(next));
  expect(offer()).toBeNull();
});

test("one that was not built, or whose API says nothing, is offered none", async () => {
  runsBuild("/src/main.tsx");
  render(<NewVersion />);
  const next = await apiWith("/assets/index-other.js");
  await act(() => apiFetch(next));
  expect(offer()).toBeNull();
});
