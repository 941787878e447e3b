import { afterEach, expect, jest, test } from "@jest/globals";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { serve } from "../../testing/http-server.ts";
import { render } from "../../testing/render.tsx";
import { speak } from "../../testing/setup.ts";
import { Toaster } from "../toaster.tsx";
import { Lightbox } from "./lightbox.tsx";

const IMAGES = [
  { src: "/media/1", alt: "One" },
  { src: "/media/2", alt: "Two" },
];

afterEach(() => {
  jest.useRealTimers();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test("its tools are there, in the page's language", async () => {
  await speak("ar");
  const close = jest.fn();
  render(<Lightbox open images={IMAGES} onClose={close} />);
  for (const name of ["تكبير", "تشغيل العرض", "تنزيل", "إخفاء المصغّرات", "التالي", "السابق"])
    expect(await screen.findByRole("button", { name })).toBeInTheDocument();
  fireEvent.click(screen.getByRole("button", { name: "إغلاق" }));
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
});

test.each([
  ["en", "The requested content cannot be loaded. Please try again later."],
  ["ar", "تعذّر تحميل المحتوى المطلوب. يُرجى المحاولة لاحقًا."],
] as const)("a picture that can't be had says so (%s)", async (locale, words) => {
  await speak(locale);
  render(<Lightbox open images={[{ src: "/media/gone", alt: "Gone" }]} onClose={() => {}} />);
  const pictures = await screen.findAllByRole("img", { name: "Gone" });
  fireEvent.error(pictures[0] as HTMLElement);
  for (const said of await screen.findAllByRole("alert")) expect(said).toHaveTextContent(words);
});

test.each([
  ["arrives", 200, "Image downloaded successfully"],
  ["is refused", 404, "Failed to download image, please try again"],
  ["never comes", undefined, "Failed to download image, please try again"],
] as const)("a picture to be downloaded that %s is told of", async (_, status, words) => {
  const address = await serve((_request, response) => (status ? response.writeHead(status).end() : void response.destroy()));
  URL.createObjectURL = () => "blob:picture";
  const { user } = render(
    <>
      <Lightbox open images={[{ src: `${address}/media/1`, alt: "One", name: "palm.png" }]} onClose={() => {}} />
      <Toaster />
    </>,
  );
  await user.click(await screen.findByRole("button", { name: "Download" }));
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test("it comes and goes in 366 ms", () => {
  jest.useFakeTimers();
  render(<Lightbox open images={IMAGES} onClose={() => {}} />);
  pass(1000);
  const portal = document.querySelector<HTMLElement>(".yarl__portal");
  expect(portal?.style.getPropertyValue("--yarl__fade_animation_duration")).toBe("366ms");
});

test("and goes on to the next picture in 366 ms", async () => {
  const animate = jest.fn<(frames: unknown, options: { duration: number }) => Partial<Animation>>(() => ({ cancel: () => {} }));
  Element.prototype.animate = animate as unknown as Element["animate"];
  const { user } = render(<Lightbox open images={IMAGES} onClose={() => {}} />);
  await user.click(await screen.findByRole("button", { name: "Next" }));
  await waitFor(() => expect(animate.mock.calls.map(([, { duration }]) => duration)).toContain(366));
});

test("its pictures go round: before the first comes the last", async () => {
  const { user } = render(<Lightbox open images={IMAGES} onClose={() => {}} />);
  await user.click(await screen.findByRole("button", { name: "Previous" }));
  await waitFor(() => expect(document.querySelector(".yarl__slide_current img")).toHaveAttribute("alt", "Two"));
});

test("the slideshow goes on every 3 s", () => {
  jest.useFakeTimers();
  render(<Lightbox open images={IMAGES} onClose={() => {}} />);
  pass(1000);
  const current = () => document.querySelector(".yarl__slide_current img")?.getAttribute("alt");
  expect(current()).toBe("One");
  fireEvent.load(screen.getAllByRole("img", { name: "One" })[0] as HTMLElement);
  pass(0);
  fireEvent.click(screen.getByRole("button", { name: "Play slideshow" }));
  pass(2999);
  expect(current()).toBe("One");
  pass(1);
  pass(0);
  expect(current()).toBe("Two");
});

test("its tools go when nobody has moved for 3 s, and come back with the pointer", () => {
  jest.useFakeTimers();
  render(<Lightbox open images={IMAGES} onClose={() => {}} />);
  const toolbar = () => document.querySelector<HTMLElement>(".yarl__toolbar")?.style.opacity;
  pass(1000);
  fireEvent.pointerMove(window);
  pass(2999);
  expect(toolbar()).toBe("1");
  pass(1);
  expect(toolbar()).toBe("0");
  fireEvent.pointerMove(window);
  expect(toolbar()).toBe("1");
});
