import { expect, jest, test } from "@jest/globals";
import { render } from "@testing-library/react";
import { drawn, kept } from "./still.tsx";

const Drawn = drawn("figure", () => (
  <figure>
    <p className="drawn">As the build has drawn it</p>
  </figure>
));
const Kept = kept("figure");

test("a still part stays as it was drawn when the page comes to life, and when it is drawn anew", () => {
  const drawing = render(<Drawn />);
  const markup = drawing.container.innerHTML;
  drawing.unmount();
  const container = document.body.appendChild(document.createElement("main"));
  container.innerHTML = markup;
  const figure = container.querySelector("figure");
  const complaints = jest.spyOn(console, "error");
  const { rerender } = render(<Kept key="first" />, { container, hydrate: true });
  expect(container.querySelector("figure")).toBe(figure);
  expect(container.innerHTML).toBe(markup);
  rerender(<Kept key="again" />);
  expect(container.innerHTML).toBe(markup);
  expect(complaints).not.toHaveBeenCalled();
});
