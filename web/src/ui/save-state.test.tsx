import { afterEach, expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { deviceKept } from "../lib/drafts/device-keeps.ts";
import { draftKey, writeDraft } from "../lib/drafts/drafts.ts";
import { render } from "../testing/render.tsx";
import { speak } from "../testing/setup.ts";
import { SaveState } from "./save-state.tsx";

afterEach(() => deviceKept(true));

// there is no database in this browser
test.each([
  ["en", "On this device only", "Not stored: keep this page open"],
  ["ar", "على هذا الجهاز فقط", "لم يُحفظ: يُرجى إبقاء الصفحة مفتوحة"],
] as const)("what the device refuses to keep isn't said to be on it (%s)", async (locale, local, unkept) => {
  await speak(locale);
  render(<SaveState status="local" />);
  expect(screen.getByText(local)).toBeInTheDocument();
  await writeDraft(draftKey("u1", "text"), { value: "typed" });
  expect(await screen.findByText(unkept)).toBeInTheDocument();
  expect(screen.queryByText(local)).toBeNull();
  render(<SaveState status="waiting" />);
  expect(screen.getAllByText(unkept)).toHaveLength(2);
});

test("what the service has is saved, whatever the device keeps", async () => {
  await writeDraft(draftKey("u1", "text"), { value: "typed" });
  render(<SaveState status="saved" />);
  expect(screen.getByText("Saved")).toBeInTheDocument();
});
