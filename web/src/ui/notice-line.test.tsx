import { afterEach, expect, jest, test } from "@jest/globals";
import { act, screen, within } from "@testing-library/react";
import { clearNotices, notify } from "../lib/notify.ts";
import { render } from "../testing/render.tsx";
import { NoticeLine } from "./notice-line.tsx";
import { Toaster } from "./toaster.tsx";

/** A page with a text, beside which there is room or isn't. */
function show({ narrow, text = true }: { narrow: boolean; text?: boolean }) {
  jest
    .spyOn(window, "matchMedia")
    .mockImplementation(
      (media) => ({ matches: narrow, media, addEventListener: () => {}, removeEventListener: () => {} }) as unknown as MediaQueryList,
    );
  return render(
    <>
      <main>{text && <NoticeLine />}</main>
      <Toaster />
    </>,
  );
}

const tell = () =>
  act(() => {
    notify.success("The text is complete", { besideText: true });
    notify.success("Stored");
  });

afterEach(() => {
  act(clearNotices);
  jest.restoreAllMocks();
});

test("what would hide a text stands in the page where there is no room beside it; the rest doesn't", () => {
  show({ narrow: true });
  tell();
  expect(within(screen.getByRole("main")).getByRole("status")).toHaveTextContent("The text is complete");
  expect(screen.getAllByText("The text is complete")).toHaveLength(1);
  expect(within(screen.getByRole("main")).queryByText("Stored")).toBeNull();
  expect(screen.getByText("Stored")).toBeInTheDocument();
});

test.each([
  { where: "beside a text that leaves room", narrow: false, text: true },
  { where: "on a page without a text", narrow: true, text: false },
])("it stands above the page $where", ({ narrow, text }) => {
  show({ narrow, text });
  tell();
  expect(screen.getByText("The text is complete")).toBeInTheDocument();
  expect(within(screen.getByRole("main")).queryByText("The text is complete")).toBeNull();
});
