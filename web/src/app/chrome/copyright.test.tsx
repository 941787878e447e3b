import { afterEach, expect, jest, test } from "@jest/globals";
import { act } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { Copyright } from "./copyright.tsx";

afterEach(() => {
  jest.useRealTimers();
});

test("a page that was drawn last year shows the visitor's, and nothing of it is drawn anew", async () => {
  jest.useFakeTimers({ now: new Date("2026-12-20T12:00:00Z") });
  const page = document.createElement("div");
  const draw = () => (
    <>
      <input name="message" />
      <Copyright />
    </>
  );
  const build = document.createElement("div");
  await act(async () => createRoot(build).render(draw()));
  page.innerHTML = build.innerHTML;
  expect(page).toHaveTextContent("© 2026");
  const [written] = page.getElementsByTagName("input");
  jest.setSystemTime(new Date("2027-01-03T12:00:00Z"));
  const differences = jest.fn();
  await act(async () => void hydrateRoot(page, draw(), { onRecoverableError: differences }));
  expect(differences).not.toHaveBeenCalled();
  expect(page).toHaveTextContent("© 2027");
  expect(page.getElementsByTagName("input")[0]).toBe(written);
});
