import { afterEach, expect, jest, test } from "@jest/globals";
import { act, renderHook, waitFor } from "@testing-library/react";
import { answer, serve } from "../../testing/http-server.ts";
import { clearHome, loadHome, setAsset, setNavOpen, setQueryValue, useHome } from "./home-state.ts";

afterEach(() => {
  act(clearHome);
  jest.restoreAllMocks();
});

const home = () => renderHook(() => useHome((state) => state)).result;

/** The site for one test; it answers nothing before it was asked so many things. Hands back what is asked of it. */
async function siteAnswers(status: () => number, atOnce = 1): Promise<string[]> {
  const asked: string[] = [];
  const { promise: enough, resolve: answerAll } = Promise.withResolvers<void>();
  const address = await serve((request, response) => {
    const path = request.url ?? "";
    asked.push(path);
    if (asked.length >= atOnce) answerAll();
    const body = () => (status() === 200 ? { data: [{ id: path, name: path }] } : { message: "Unavailable" });
    void enough.then(() => answer(response, status(), body()));
  });
  const { fetch } = globalThis;
  jest.spyOn(globalThis, "fetch").mockImplementation((path, init) => fetch(address + String(path), init));
  return asked;
}

test("partners and branches are loaded together, and loading ends with both", async () => {
  const asked = await siteAnswers(() => 200, 2);
  const state = home();
  expect(state.current).toMatchObject({ partners: [], branches: [], loading: true, failed: false });
  await act(() => loadHome());
  expect(state.current).toMatchObject({
    partners: [{ id: "/site/partners" }],
    branches: [{ id: "/site/branches" }],
    loading: false,
    failed: false,
  });
  expect(asked.toSorted()).toEqual(["/site/branches", "/site/partners"]);
});

test("a failure is one only while nothing is known, and is over when it is tried again", async () => {
  let working = false;
  await siteAnswers(() => (working ? 200 : 503));
  const state = home();
  await act(() => loadHome());
  expect(state.current).toMatchObject({ loading: false, failed: true });
  working = true;
  await act(() => loadHome());
  expect(state.current).toMatchObject({ loading: false, failed: false, branches: [{ id: "/site/branches" }] });
  working = false;
  await act(() => loadHome());
  expect(state.current).toMatchObject({ loading: false, failed: false, branches: [{ id: "/site/branches" }] });
});

test("a load that is given up changes nothing", async () => {
  await siteAnswers(() => 200);
  const state = home();
  const leaving = new AbortController();
  await act(async () => {
    const loading = loadHome(leaving.signal);
    leaving.abort();
    await loading;
  });
  expect(state.current).toMatchObject({ loading: true, failed: false, branches: [] });
});

test("menu, pictures and what is looked for are kept until the state is cleared", async () => {
  const state = home();
  act(() => {
    setNavOpen(true);
    setQueryValue("abha");
    setAsset("/media/1", "ready");
    setAsset("/media/2", "failed");
  });
  expect(state.current).toMatchObject({ navOpen: true, queryValue: "abha", assets: { "/media/1": "ready", "/media/2": "failed" } });
  act(clearHome);
  await waitFor(() => expect(state.current).toMatchObject({ navOpen: false, queryValue: "", assets: {}, loading: true }));
});
