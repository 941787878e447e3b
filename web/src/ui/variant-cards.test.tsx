import { expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { render } from "../testing/render.tsx";
import { VariantCards } from "./variant-cards.tsx";

test("what the AI offers is shown as what its Markdown says", async () => {
  render(<VariantCards variants={["## Ripe dates\n\nSorted by hand", "Plain words"]} chosen={0} onChoose={() => {}} />);
  const [formatted, plain] = within(screen.getByRole("list", { name: "Variants" })).getAllByRole("listitem");
  expect(await within(formatted as HTMLElement).findByRole("heading", { name: "Ripe dates" })).toBeVisible();
  expect(plain).toHaveTextContent("Plain words");
});
