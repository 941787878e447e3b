import { expect, jest, test } from "@jest/globals";
import { fireEvent, screen, within } from "@testing-library/react";
import { render } from "../../../testing/render.tsx";
import { speak } from "../../../testing/setup.ts";
import { Toaster } from "../../../ui/toaster.tsx";
import { ScheduleDialog } from "./schedule-dialog.tsx";

test.each([
  ["en", "Date", "Schedule", "Please fill all required fields"],
  ["ar", "التاريخ", "جدولة", "يُرجى ملء كل الحقول المطلوبة"],
] as const)("without a day nothing is scheduled, which is said at the day and in a message (%s)", async (locale, day, schedule, words) => {
  await speak(locale);
  const scheduled = jest.fn<(moment: Date) => Promise<true>>();
  const { user } = render(
    <>
      <Toaster />
      <ScheduleDialog title="Dates" channels={[]} onSchedule={scheduled} onClose={() => {}} />
    </>,
  );
  fireEvent.change(await screen.findByLabelText(day), { target: { value: "" } });
  await user.click(screen.getByRole("button", { name: schedule }));
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByLabelText(day)).toBeInvalid();
  expect(scheduled).not.toHaveBeenCalled();
});

test.each([
  ["en", "Not by itself", "Instagram, TikTok"],
  ["ar", "ما لا يحدث تلقائيًا", "إنستغرام، تيك توك"],
] as const)("says that nothing is sent to the networks it is written for (%s)", async (locale, title, networks) => {
  await speak(locale);
  const dialog = (channels: ("INSTAGRAM" | "TIKTOK")[]) => (
    <ScheduleDialog title="Dates" channels={channels} onSchedule={async () => true} onClose={() => {}} />
  );
  const { unmount } = render(dialog(["INSTAGRAM", "TIKTOK"]));
  expect(within(await screen.findByRole("list", { name: title })).getByRole("listitem")).toHaveTextContent(networks);
  unmount();
  render(dialog([]));
  expect(within(await screen.findByRole("list", { name: title })).getByRole("listitem")).not.toHaveTextContent(networks);
});
