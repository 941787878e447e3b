import { stat } from "node:fs/promises";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { act, fireEvent, screen } from "@testing-library/react";
import { render } from "../../testing/render.tsx";
import { FilmSection } from "./components/film-section.tsx";
import { FORMATS, pathOf, PICTURES } from "./film.ts";

let see: (inSight: boolean) => void;
const { IntersectionObserver: real, matchMedia } = globalThis;
let stillness = false;

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.matchMedia = ((query: string) => ({
    ...matchMedia(query),
    matches: stillness && query.includes("reduce"),
  })) as typeof matchMedia;
  globalThis.IntersectionObserver = class {
    constructor(hear: IntersectionObserverCallback) {
      see = (isIntersecting) => act(() => hear([{ isIntersecting }] as IntersectionObserverEntry[], this as never));
    }
    observe = () => {};
    disconnect = () => {};
  } as never;
});
afterEach(() => {
  jest.useRealTimers();
  Object.assign(globalThis, { IntersectionObserver: real, matchMedia });
  stillness = false;
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const scene = () => screen.getAllByRole("button").find((button) => button.hasAttribute("aria-current"))?.textContent;
const shown = () => screen.getAllByRole("img").find((picture) => picture.hasAttribute("data-current"));

test("it begins when it is in sight, rests while it isn't, and ends with its last picture", () => {
  render(<FilmSection />);
  pass(20_000);
  expect(scene()).toBe("Brand voice");
  see(true);
  pass(4_000);
  expect(scene()).toBe("Idea");
  see(false);
  pass(20_000);
  expect(scene()).toBe("Idea");
  see(true);
  for (const _ of PICTURES) pass(4_000);
  expect(scene()).toBe("Calendar");
  fireEvent.click(screen.getByRole("button", { name: "Play" }));
  expect(scene()).toBe("Brand voice");
});

test("it is paused, also by choosing a scene, and doesn't begin again by itself", () => {
  render(<FilmSection />);
  see(true);
  fireEvent.click(screen.getByRole("button", { name: "Pause" }));
  pass(20_000);
  expect(scene()).toBe("Brand voice");
  fireEvent.click(screen.getByRole("button", { name: "Play" }));
  fireEvent.click(screen.getByRole("button", { name: "Score" }));
  see(false);
  see(true);
  pass(20_000);
  expect(scene()).toBe("Score");
  expect(shown()).toHaveAccessibleName("Screen of the application: Score");
});

test("for who wants less motion it stands until it is asked to play", () => {
  stillness = true;
  render(<FilmSection />);
  see(true);
  pass(20_000);
  expect(scene()).toBe("Brand voice");
  fireEvent.click(screen.getByRole("button", { name: "Play" }));
  pass(4_000);
  expect(scene()).toBe("Idea");
});

test.each(["en", "ar"])("every picture is there, and none is heavy: %s", async (locale) => {
  const files = PICTURES.flatMap((picture) => (["wide", "phone"] as const).map((format) => pathOf(picture, format, locale)));
  expect(files).toHaveLength(PICTURES.length * Object.keys(FORMATS).length);
  const sizes = await Promise.all(files.map(async (file) => (await stat(new URL(`../../../public/${file}`, import.meta.url))).size));
  expect(Math.max(...sizes)).toBeLessThan(60_000);
});
