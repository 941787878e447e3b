import { expect, jest, test } from "@jest/globals";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { render } from "../../testing/render.tsx";
import { speak } from "../../testing/setup.ts";
import { Lightbox } from "./lightbox.tsx";

const IMAGES = [
  { src: "/media/1", alt: "One" },
  { src: "/media/2", alt: "Two" },
];

test("its tools are there, in the page's language", async () => {
  await speak("ar");
  const close = jest.fn();
  render(<Lightbox open images={IMAGES} onClose={close} />);
  for (const name of ["تكبير", "تشغيل العرض", "تنزيل", "إخفاء المصغّرات", "التالي", "السابق"])
    expect(await screen.findByRole("button", { name })).toBeInTheDocument();
  fireEvent.click(screen.getByRole("button", { name: "إغلاق" }));
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
});

test("a picture that can't be had says so", async () => {
  render(<Lightbox open images={[{ src: "/media/gone", alt: "Gone" }]} onClose={() => {}} />);
  const pictures = await screen.findAllByRole("img", { name: "Gone" });
  fireEvent.error(pictures[0] as HTMLElement);
  expect((await screen.findAllByText("The requested content cannot be loaded. Please try again later.")).length).toBeGreaterThan(0);
});
