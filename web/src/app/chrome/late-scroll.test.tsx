import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { act, fireEvent, screen } from "@testing-library/react";
import { Link, Outlet } from "react-router";
import { renderRoutes } from "../../testing/render.tsx";
import { LateScroll } from "./late-scroll.tsx";

/** The page has grown, as each of these would hear. */
let grown = new Set<() => void>();
const { ResizeObserver: before } = globalThis;

const standAt = (scrollY: number) => Object.assign(window, { scrollY });

beforeEach(() => {
  grown = new Set();
  globalThis.ResizeObserver = class {
    readonly #heard: () => void;
    constructor(heard: () => void) {
      this.#heard = heard;
    }
    observe(element: Element) {
      if (element === document.body) grown.add(this.#heard);
    }
    unobserve() {}
    disconnect() {
      grown.delete(this.#heard);
    }
  } as unknown as typeof ResizeObserver;
});
afterEach(() => {
  standAt(0);
  globalThis.ResizeObserver = before;
  jest.restoreAllMocks();
});

/** A page that was left far down, and to which one comes back while it is still short. */
async function comeBack() {
  const scrolledTo = jest.spyOn(window, "scrollTo").mockClear();
  const shell = (
    <>
      <Outlet />
      <LateScroll />
    </>
  );
  const pages = [
    { path: "list", element: <Link to="/one">One</Link> },
    { path: "one", element: <p>the one</p> },
  ];
  const { user, router } = renderRoutes([{ element: shell, children: pages }], "/list");
  standAt(500);
  fireEvent.scroll(window);
  await user.click(await screen.findByRole("link", { name: "One" }));
  standAt(0);
  expect(grown.size).toBe(0);
  await act(() => router.navigate(-1));
  const grow = () => {
    for (const heard of grown) heard();
  };
  return { scrolledTo, grow };
}

test("a page that grows after one has come back to it is followed to the old place, and no further", async () => {
  const { scrolledTo, grow } = await comeBack();
  standAt(200);
  grow();
  expect(scrolledTo.mock.calls).toEqual([[0, 500]]);
  standAt(500);
  grow();
  grow();
  expect(scrolledTo).toHaveBeenCalledTimes(2);
});

test("whoever moves meanwhile is left where they are", async () => {
  const { scrolledTo, grow } = await comeBack();
  fireEvent.wheel(window);
  grow();
  expect(scrolledTo).not.toHaveBeenCalled();
});
