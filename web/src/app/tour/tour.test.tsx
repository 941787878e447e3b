import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { act, fireEvent, screen } from "@testing-library/react";
import { startTour } from "../../lib/tour.ts";
import { render } from "../../testing/render.tsx";
import { Tour } from "./tour.tsx";

beforeEach(() => {
  // everything that stands in the page is in sight
  jest.spyOn(Element.prototype, "getClientRects").mockReturnValue([new DOMRect(0, 0, 100, 40)] as unknown as DOMRectList);
});
afterEach(() => void jest.restoreAllMocks());

test("it keeps the focus, and Escape leaves it wherever that has gone", async () => {
  render(
    <>
      <button type="button" data-tour="search">
        Search
      </button>
      <Tour />
    </>,
  );
  act(startTour);
  expect(screen.getByRole("dialog")).toBeVisible();
  await act(async () => {
    (document.activeElement as HTMLElement).blur();
    await new Promise(requestAnimationFrame);
  });
  expect(screen.getByRole("dialog")).toContainElement(document.activeElement as HTMLElement);
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(screen.queryByRole("dialog")).toBeNull();
});
