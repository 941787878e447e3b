import { expect, test } from "@jest/globals";
import { act, renderHook } from "@testing-library/react";
import { MemoryRouter, useLocation } from "react-router";
import { useListParams } from "./list-params.ts";

function open(path: string) {
  const { result } = renderHook(() => ({ params: useListParams(), search: useLocation().search }), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>,
  });
  return result;
}

test("what is chosen stands in the address, and what is blank doesn't", () => {
  const list = open("/contents?completed=true");
  act(() => list.current.params.set({ type: "POST", status: "" }));
  expect(list.current.search).toBe("?completed=true&type=POST");
  expect(list.current.params.get("type")).toBe("POST");
  act(() => list.current.params.set({ type: "" }));
  expect(list.current.search).toBe("?completed=true");
});

test("another filter or search begins at the first page", () => {
  const list = open("/contents?page=3&type=POST");
  expect(list.current.params.page).toBe(3);
  act(() => list.current.params.setSearch("  تمر "));
  expect(new URLSearchParams(list.current.search).get("search")).toBe("تمر");
  expect(list.current.params.page).toBe(1);
});

test("turning the page keeps the filters; the first page needs no word", () => {
  const list = open("/contents?type=POST");
  act(() => list.current.params.setPage(2));
  expect(list.current.search).toBe("?type=POST&page=2");
  act(() => list.current.params.setPage(1));
  expect(list.current.search).toBe("?type=POST");
});

test.each(["0", "-2", "abc", ""])("a page that is none is the first: %p", (page) => {
  const list = open(`/contents?page=${page}`);
  expect(list.current.params.page).toBe(1);
});

test("clearing leaves nothing", () => {
  const list = open("/contents?type=POST&search=a&page=2");
  act(() => list.current.params.clear());
  expect(list.current.search).toBe("");
});
