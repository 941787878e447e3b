import { afterEach, expect, jest, test } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { clearNotices, notify } from "../lib/notify.ts";
import { render } from "../testing/render.tsx";
import { Dialog } from "./dialog.tsx";
import { NoticeLine } from "./notice-line.tsx";
import { Toaster } from "./toaster.tsx";

function Question() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Compare</button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Both versions">
        Theirs
      </Dialog>
    </>
  );
}

/** A page with a text, beside which there is room or isn't, and with a question that may be asked. */
function show({ narrow, text = true }: { narrow: boolean; text?: boolean }) {
  jest
    .spyOn(window, "matchMedia")
    .mockImplementation(
      (media) => ({ matches: narrow, media, addEventListener: () => {}, removeEventListener: () => {} }) as unknown as MediaQueryList,
    );
  return render(
    <>
      <main>{text && <NoticeLine />}</main>
      {text && (
        <div className="ProseMirror">
          <p>A line</p>
        </div>
      )}
      <Question />
      <Toaster />
    </>,
  );
}

/** The text's line goes from here to there. */
function lineReaches(left: number, right: number) {
  jest.replaceProperty(window, "innerWidth", 1100);
  Range.prototype.getClientRects = () => [new DOMRect(left, 0, right - left, 900)] as unknown as DOMRectList;
  jest.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function box(this: HTMLElement) {
    if (this.matches(".ProseMirror p")) return new DOMRect(left, 0, right - left, 900);
    return this.matches("[data-live-announcer]") ? new DOMRect(724, 12, 360, 60) : new DOMRect();
  });
}

const tell = () => act(() => notify.success("Stored"));
const inPage = () => within(screen.getByRole("main", { hidden: true })).queryByText("Stored");

afterEach(() => {
  act(clearNotices);
  jest.restoreAllMocks();
  Reflect.deleteProperty(Range.prototype, "getClientRects");
});

test("what would hide a text stands in the page where there is no room beside it", () => {
  show({ narrow: true });
  tell();
  expect(inPage()).toBeInTheDocument();
  expect(screen.getAllByText("Stored")).toHaveLength(1);
});

test.each([
  { where: "beside a text that leaves room", narrow: false, text: true },
  { where: "on a page without a text", narrow: true, text: false },
])("it stands above the page $where", ({ narrow, text }) => {
  show({ narrow, text });
  tell();
  expect(screen.getByText("Stored")).toBeInTheDocument();
  expect(inPage()).toBeNull();
});

test("it stands in the page too where a wide window leaves no room, until it is gone", () => {
  lineReaches(300, 1000);
  show({ narrow: false });
  tell();
  expect(inPage()).toBeInTheDocument();
  expect(screen.getAllByText("Stored")).toHaveLength(1);
  act(clearNotices);
  lineReaches(0, 500);
  tell();
  expect(screen.getByText("Stored")).toBeInTheDocument();
  expect(inPage()).toBeNull();
});

test("it is seen before a question that stands, not in the page behind it", async () => {
  const { user } = show({ narrow: true });
  await user.click(screen.getByRole("button", { name: "Compare" }));
  await screen.findByRole("dialog");
  tell();
  await waitFor(() => expect(screen.getByText("Stored")).toBeInTheDocument());
  expect(inPage()).toBeNull();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(inPage()).toBeInTheDocument());
});
