import { afterEach, expect, test } from "@jest/globals";
import { act, renderHook } from "@testing-library/react";
import { answer, originIs, serve } from "../testing/http-server.ts";
import { loadSystemLogo, setSystemLogo, useSystemLogo } from "./system-logo.ts";

afterEach(() => act(() => setSystemLogo(null)));

test("the logo is what the site's settings say, and is remembered for the next visit", async () => {
  let logo: string | null = "/media/logo";
  let status = 200;
  const paths: (string | undefined)[] = [];
  originIs(
    await serve((request, response) => {
      paths.push(request.url);
      answer(response, status, { data: { logo } });
    }),
  );
  const { result } = renderHook(() => useSystemLogo());
  expect(result.current).toBeNull();
  await act(loadSystemLogo);
  expect(result.current).toBe("/media/logo");
  expect(localStorage.getItem("systemLogo")).toBe("/media/logo");
  status = 503;
  logo = null;
  await act(loadSystemLogo);
  expect(result.current).toBe("/media/logo");
  status = 200;
  await act(loadSystemLogo);
  expect(result.current).toBeNull();
  expect(localStorage.getItem("systemLogo")).toBeNull();
  expect(new Set(paths)).toEqual(new Set(["/site/settings"]));
});
