import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { Suspense } from "react";
import { render } from "../testing/render.tsx";
import { speak } from "../testing/setup.ts";
import { lazyPart } from "./lazy-part.tsx";

const Calendar = ({ month }: { month: string }) => <p>Calendar of {month}</p>;

beforeEach(() => {
  sessionStorage.clear();
  // React reports the error it hands on
  jest.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** A script that can't be had so many times; hands back how often it was asked for. */
function show({ failures, above = false }: { failures: number; above?: boolean }) {
  let asked = 0;
  const Part = lazyPart(
    () => {
      asked += 1;
      return asked <= failures ? Promise.reject(new Error("Failed to fetch")) : Promise.resolve({ default: Calendar });
    },
    { above },
  );
  const view = render(
    <>
      <h1>Contents</h1>
      <Suspense fallback="…">
        <Part month="Rajab" />
      </Suspense>
    </>,
  );
  return { ...view, asked: () => asked };
}

const online = (is: boolean) => jest.spyOn(navigator, "onLine", "get").mockReturnValue(is);
/** The page has loaded itself anew within the last minute already. */
const reloadedJustNow = () => sessionStorage.setItem("reloaded-at", String(Date.now()));

test("a part that could not be loaded is loaded again", async () => {
  const { asked } = show({ failures: 1 });
  expect(await screen.findByText("Calendar of Rajab")).toBeInTheDocument();
  expect(asked()).toBe(2);
});

test("one that can't be had is explained in its place, the page stands, and another try brings it", async () => {
  reloadedJustNow();
  const { user } = show({ failures: 2 });
  expect(await screen.findByRole("alert")).toHaveTextContent(/could not be loaded.*new version/);
  expect(screen.getByRole("heading", { name: "Contents" })).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Calendar of Rajab")).toBeInTheDocument();
});

test("a part of the page makes the page load anew, once a minute at most", async () => {
  show({ failures: 9 });
  await waitFor(() => expect(sessionStorage.getItem("reloaded-at")).not.toBeNull(), { timeout: 5000 });
});

test("what stands above the page, amid somebody's work, waits to be asked", async () => {
  show({ failures: 9, above: true });
  expect(await screen.findByRole("button", { name: "Load the page anew" })).toBeInTheDocument();
  expect(sessionStorage.getItem("reloaded-at")).toBeNull();
});

test("without a network that is what is said, in the page's language", async () => {
  await speak("ar");
  online(false);
  show({ failures: 9 });
  expect(await screen.findByRole("alert")).toHaveTextContent("هذا الجزء غير محفوظ على هذا الجهاز");
  expect(screen.queryByRole("button", { name: "إعادة تحميل الصفحة" })).toBeNull();
  expect(sessionStorage.getItem("reloaded-at")).toBeNull();
});
