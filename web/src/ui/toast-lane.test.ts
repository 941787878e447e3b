import { afterEach, expect, jest, test } from "@jest/globals";
import { act, renderHook, waitFor } from "@testing-library/react";
import { freePlace, KEPT_CLEAR, placeOf, useToastLane } from "./toast-lane.ts";

afterEach(() => void jest.restoreAllMocks());

const LANE = { left: 1064, right: 1424 };
const bar = { top: 0, bottom: 52, left: 0, right: 1440 };
const toolbar = { top: 96, bottom: 144, left: 0, right: 1440 };

test("a message stands below the bar at the top", () => {
  expect(freePlace(60, LANE, [bar])).toBe(64);
});

test("tabs at the other side are no hindrance, those on the same side are", () => {
  const tabs = { top: 52, bottom: 96, left: 0, right: 400 };
  expect(freePlace(60, LANE, [bar, tabs])).toBe(64);
  expect(freePlace(60, LANE, [bar, { ...tabs, left: 1040, right: 1440 }])).toBe(108);
});

test("it takes the first place it fits in, whatever the order things are found in", () => {
  expect(freePlace(60, LANE, [toolbar, bar])).toBe(156);
  expect(freePlace(20, LANE, [toolbar, bar])).toBe(64);
  expect(freePlace(60, LANE, [{ ...toolbar, top: 400, bottom: 440 }, bar])).toBe(64);
});

test("the titles that tell where one is, and the tabs that lead elsewhere, are kept clear", () => {
  document.body.innerHTML = `<h1 id="page"></h1><div role="tablist"><button role="tab" id="tab"></button></div><h2 id="part"></h2><h3 id="detail"></h3>`;
  expect([...document.querySelectorAll(KEPT_CLEAR)].map(({ id }) => id)).toEqual(["page", "tab", "part"]);
});

test("the bar and the field that one is writing in are kept clear, other fields aren't", () => {
  document.body.innerHTML = `<header></header><input id="one"><textarea id="two"></textarea>`;
  const kept = () => [...document.querySelectorAll(KEPT_CLEAR)].map(({ id, localName }) => id || localName);
  expect(kept()).toEqual(["header"]);
  document.querySelector("input")?.focus();
  expect(kept()).toEqual(["header", "one"]);
  document.querySelector("textarea")?.focus();
  expect(kept()).toEqual(["header", "two"]);
});

test("of the field that one is writing in the label is kept clear as well", () => {
  document.body.innerHTML = `
    <div data-field><div data-field-label id="name"></div><input></div>
    <div data-field><div data-field-label id="other"></div><input id="two"></div>`;
  document.querySelector<HTMLElement>("#two")?.focus();
  expect([...document.querySelectorAll(KEPT_CLEAR)].map(({ id }) => id)).toEqual(["other", "two"]);
});

test("what was written last keeps its label while a button has the focus", async () => {
  document.body.innerHTML = `<div data-field><div data-field-label></div><input></div><button></button><div></div>`;
  const [field, button, lane] = [...document.body.children] as [HTMLElement, HTMLElement, HTMLElement];
  const [label, input] = [...field.children] as [HTMLElement, HTMLElement];
  field.getBoundingClientRect = () => new DOMRect(1000, 10, 300, 60);
  label.getBoundingClientRect = () => new DOMRect(1000, 10, 300, 20);
  input.getBoundingClientRect = () => new DOMRect(1000, 100, 300, 30);
  lane.getBoundingClientRect = () => new DOMRect(1064, 12, 360, 40);
  const { result } = renderHook(() => useToastLane({ current: lane }, 1));
  act(() => input.focus());
  act(() => button.focus());
  await waitFor(() => expect(result.current.top).toBe(42));
});

test("what is wrong with the field that one is in is kept clear too, and nothing beside other fields", () => {
  document.body.innerHTML = `
    <div data-field><div><input id="one"></div><span data-field-error id="its"></span></div>
    <div data-field><input><span data-field-error></span></div>`;
  document.querySelector("input")?.focus();
  expect([...document.querySelectorAll(KEPT_CLEAR)].map(({ id }) => id)).toEqual(["one", "its"]);
});

test("a question is kept clear as a whole: it says what is at stake, and what went wrong", () => {
  document.body.innerHTML = `<div role="alertdialog" id="question"><p>All of it goes</p></div><div role="dialog" id="form"></div>`;
  expect([...document.querySelectorAll(KEPT_CLEAR)].map(({ id }) => id)).toEqual(["question"]);
});

test("a message makes way for the field that one goes to, although nothing on the page changes", async () => {
  document.body.innerHTML = `<input><div></div>`;
  const [field, lane] = [...document.body.children] as [HTMLElement, HTMLElement];
  field.getBoundingClientRect = () => new DOMRect(1000, 10, 300, 30);
  lane.getBoundingClientRect = () => new DOMRect(1064, 12, 360, 60);
  const { result } = renderHook(() => useToastLane({ current: lane }, 1));
  expect(result.current.top).toBe(12);
  act(() => field.focus());
  await waitFor(() => expect(result.current.top).toBe(52));
});

test("a message makes way for what has glided to its place", async () => {
  document.body.innerHTML = `<header></header><div></div>`;
  const [head, lane] = [...document.body.children] as [HTMLElement, HTMLElement];
  head.getBoundingClientRect = () => new DOMRect(1000, 300, 440, 40);
  lane.getBoundingClientRect = () => new DOMRect(1064, 12, 360, 60);
  const { result } = renderHook(() => useToastLane({ current: lane }, 1));
  expect(result.current.top).toBe(12);
  head.getBoundingClientRect = () => new DOMRect(1000, 30, 440, 40);
  act(() => void head.dispatchEvent(new Event("animationend", { bubbles: true })));
  await waitFor(() => expect(result.current.top).toBe(82));
});

test("what hides no line of a text goes to the side where there is room, and says so where there is none", () => {
  jest.replaceProperty(window, "innerWidth", 1440);
  jest.replaceProperty(window, "innerHeight", 900);
  const text = (left: number, right: number) =>
    Array.from({ length: 30 }, (_, line) => ({ top: 144 + line * 30, bottom: 170 + line * 30, left, right }));
  const sought = { height: 96, lane: LANE, kept: [bar, toolbar] };
  // a text in English begins at the left of its column, one in Arabic at the right
  expect(placeOf({ ...sought, lines: text(200, 880) })).toEqual({ top: 156, side: "right", crowded: false });
  expect(placeOf({ ...sought, lines: text(560, 1240) })).toEqual({ top: 156, side: "left", crowded: false });
  expect(placeOf({ ...sought, lines: text(200, 1240) })).toEqual({ top: 156, side: "right", crowded: true });
  expect(placeOf({ ...sought, lines: [] })).toEqual({ top: 156, side: "right", crowded: false });
});

test("what was written last is kept clear when a button has the focus", async () => {
  document.body.innerHTML = `<input><button></button><div></div>`;
  const [field, button, lane] = [...document.body.children] as [HTMLElement, HTMLElement, HTMLElement];
  field.getBoundingClientRect = () => new DOMRect(1000, 10, 300, 30);
  lane.getBoundingClientRect = () => new DOMRect(1064, 12, 360, 60);
  const { result, rerender } = renderHook(({ count }) => useToastLane({ current: lane }, count), { initialProps: { count: 0 } });
  act(() => field.focus());
  act(() => button.focus());
  rerender({ count: 1 });
  expect(result.current.top).toBe(52);
});
