import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { render } from "../../../testing/render.tsx";
import { speak } from "../../../testing/setup.ts";
import { ScoreCourse } from "./score-course.tsx";
import type { ListedVersion } from "./version-list.tsx";

/** Newest first, as the history lists them. */
const versions = ["v3", "v2", "v1"].map((id) => ({ id })) as ListedVersion[];

test("the course goes from the oldest version to the newest, over those whose score is known", () => {
  render(
    <ScoreCourse
      versions={versions}
      scores={
        new Map([
          ["v3", 80],
          ["v2", null],
          ["v1", 40],
        ])
      }
    />,
  );
  const line = screen.getByRole("img", { name: "Score from the oldest version here to the newest: 40, 80" });
  expect(line.querySelector("polyline")?.getAttribute("points")).toBe("4,23.2 236,10.4");
});

test("one score is no course", async () => {
  await speak("ar");
  render(<ScoreCourse versions={versions} scores={new Map([["v3", 80]])} />);
  expect(screen.queryByRole("img")).toBeNull();
});
