import { expect, jest, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { render } from "../testing/render.tsx";
import { SectionLink } from "./section-link.tsx";

test("it glides to its section within 250 ms", async () => {
  const scroll = jest.spyOn(window, "scrollTo").mockImplementation(() => {});
  const { user } = render(
    <>
      <SectionLink section="branches">Branches</SectionLink>
      <section id="branches" />
    </>,
  );
  const section = document.querySelector("#branches") as HTMLElement;
  section.getBoundingClientRect = () => ({ top: 400 }) as DOMRect;
  await user.click(screen.getByRole("link", { name: "Branches" }));
  await waitFor(() => expect(scroll).toHaveBeenLastCalledWith(0, 400));
  expect(scroll.mock.calls.length).toBeGreaterThan(1);
  scroll.mockRestore();
});

test("who asked for no motion is taken there at once", async () => {
  const matchMedia = jest.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
  const scroll = jest.spyOn(window, "scrollTo").mockImplementation(() => {});
  const { user } = render(
    <>
      <SectionLink section="branches">Branches</SectionLink>
      <section id="branches" />
    </>,
  );
  (document.querySelector("#branches") as HTMLElement).getBoundingClientRect = () => ({ top: 400 }) as DOMRect;
  await user.click(screen.getByRole("link", { name: "Branches" }));
  expect(scroll.mock.calls).toEqual([[0, 400]]);
  scroll.mockRestore();
  matchMedia.mockRestore();
});
