import { expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { render } from "../../testing/render.tsx";
import { speak } from "../../testing/setup.ts";
import { DayChart } from "./day-chart.tsx";

const DAYS = [
  { day: "2026-11-20", words: 1200, cost: 0 },
  { day: "2026-11-21", words: 3, cost: 5 },
];

const show = (days: typeof DAYS | undefined = DAYS) =>
  render(
    <DayChart
      title="By day"
      dayLabel="Day"
      days={days}
      figures={[
        { key: "words", label: "Words", format: (value) => `${value} words` },
        { key: "cost", label: "Cost", format: (value) => `${value} USD` },
      ]}
      shown="words"
    />,
  );

test("who can't see the bars hears a table of all figures, day by day", async () => {
  show();
  const rows = within(screen.getByRole("table", { name: "By day" })).getAllByRole("row");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "DayWordsCost",
    "20 November 20261200 words0 USD",
    "21 November 20263 words5 USD",
  ]);
});

test("its days are written as the language does", async () => {
  await speak("ar");
  show();
  expect(screen.getByRole("rowheader", { name: "21 نوفمبر 2026" })).toBeInTheDocument();
});

test("nothing is told while the figures are on their way", () => {
  render(<DayChart title="By day" dayLabel="Day" days={undefined} figures={[]} shown="words" />);
  expect(screen.queryByRole("table")).toBeNull();
});
