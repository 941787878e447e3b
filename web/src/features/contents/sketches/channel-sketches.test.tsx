import { expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { render } from "../../../testing/render.tsx";
import { speak } from "../../../testing/setup.ts";
import { ChannelSketches } from "./channel-sketches.tsx";

const textOf = (...lines: string[]) => ({
  type: "doc",
  content: lines.map((text) => ({ type: "paragraph", content: [{ type: "text", text }] })),
});
const content = (type: "ARTICLE" | "TWEET" | "POST" | "VIDEO_SCRIPT", locale: "en" | "ar" = "en") => ({
  title: "How to choose dates",
  type,
  locale,
  company: { brandName: "Rutab", logo: null },
});

test("an article is sketched as a search result and in an inbox, without prompts for its writer", () => {
  render(<ChannelSketches content={content("ARTICLE")} text={textOf("✎ Say more here", "Ripe dates are soft.")} />);
  const found = within(screen.getByRole("group", { name: "A sketch: Search result" }));
  expect(found.getByText("How to choose dates")).toBeInTheDocument();
  expect(found.getByText("Ripe dates are soft.")).toBeInTheDocument();
  expect(found.queryByText(/Say more/)).toBeNull();
  expect(screen.getByRole("group", { name: "A sketch: Newsletter in an inbox" })).toHaveTextContent("Rutab");
});

test.each([
  ["en", /^A sketch: X$/, "281 of 280", "Too long: it would not be taken."],
  ["ar", /^رسم تقريبي: .*منصة إكس/, "281 من 280", "أطول مما يُقبل."],
] as const)("what is longer than its place takes says so, in the direction of its language (%s)", async (locale, name, count, over) => {
  await speak(locale);
  render(<ChannelSketches content={content("TWEET", "ar")} text={textOf("ت".repeat(281))} />);
  expect(screen.getByRole("group", { name })).toHaveAttribute("dir", "rtl");
  expect(screen.getByText(`${count} · ${over}`)).toBeInTheDocument();
});

test("what is read nowhere, or says nothing yet, has no sketch", () => {
  const { unmount } = render(<ChannelSketches content={content("VIDEO_SCRIPT")} text={textOf("Scene one")} />);
  expect(screen.getByText(/A script is spoken/)).toBeInTheDocument();
  unmount();
  render(<ChannelSketches content={content("POST")} text={null} />);
  expect(screen.getByText(/There is no text yet/)).toBeInTheDocument();
  expect(screen.queryByRole("group")).toBeNull();
});
