import { expect, test } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import { answer, serve } from "../../testing/http-server.ts";
import { render } from "../../testing/render.tsx";
import { Toaster } from "../../ui/toaster.tsx";
import { notify } from "../notify.ts";
import { apiFetch } from "./api-fetch.ts";
import { reportFailure } from "./report-failure.ts";

const TEXT = "Company not created successfully, please try again";

async function fail(status: number, message: string): Promise<void> {
  const address = await serve((_, response) => answer(response, status, { message, error: message }));
  await act(async () => reportFailure(await apiFetch(address).catch((error: unknown) => error), TEXT));
}

test("a failure is one message, with what the server said below it", async () => {
  render(<Toaster />);
  act(() => notify.error("Something else"));
  await fail(422, "The name is taken");
  expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual(["Something else", `${TEXT}The name is taken`]);
});

test("what nobody answered is told as it is", () => {
  render(<Toaster />);
  act(() => reportFailure(new TypeError("fetch failed"), TEXT));
  expect(screen.getByRole("alert")).toHaveTextContent(TEXT);
});

test("a 403 is told by its own words alone", async () => {
  render(<Toaster />);
  await fail(403, "Not for you");
  expect(screen.getAllByRole("alert")).toHaveLength(1);
  expect(screen.getByRole("alert")).toHaveTextContent("Not for you");
});
