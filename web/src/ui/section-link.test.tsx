import { expect, jest, test } from "@jest/globals";
import { fireEvent, screen } from "@testing-library/react";
import { render } from "../testing/render.tsx";
import { SectionLink } from "./section-link.tsx";

test("it glides to its section within 250 ms", () => {
  jest.useFakeTimers();
  const scroll = jest.spyOn(window, "scrollTo").mockImplementation(() => {});
  render(
    <>
      <SectionLink section="branches">Branches</SectionLink>
      <section id="branches" />
    </>,
  );
  const section = document.querySelector("#branches") as HTMLElement;
  section.getBoundingClientRect = () => ({ top: 400 }) as DOMRect;
  fireEvent.click(screen.getByRole("link", { name: "Branches" }));
  jest.advanceTimersByTime(240);
  const places = scroll.mock.calls.map(([, top]) => Number(top));
  expect(places.length).toBeGreaterThan(5);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places.at(-1)).toBeLessThan(400);
  // The frame of 256 ms is the first after them.
  jest.advanceTimersByTime(16);
  expect(scroll).toHaveBeenLastCalledWith(0, 400);
  const frames = scroll.mock.calls.length;
  jest.advanceTimersByTime(100);
  expect(scroll).toHaveBeenCalledTimes(frames);
  jest.useRealTimers();
  scroll.mockRestore();
});

test("who asked for no motion is taken there at once", async () => {
  const matchMedia = jest.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
  const scroll = jest.spyOn(window, "scrollTo").mockImplementation(() => {});
  const { user } = render(
    <>
      <SectionLink section="branches">Branches</SectionLink>
      <section id="branches" />
    </>,
  );
  (document.querySelector("#branches") as HTMLElement).getBoundingClientRect = () => ({ top: 400 }) as DOMRect;
  await user.click(screen.getByRole("link", { name: "Branches" }));
  expect(scroll.mock.calls).toEqual([[0, 400]]);
  scroll.mockRestore();
  matchMedia.mockRestore();
});
