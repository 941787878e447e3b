import { expect } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";

/** Chooses the last entry of the menu that opens, by keys: a key that comes before the menu takes them is lost. */
export async function chooseLast(user: UserEvent): Promise<void> {
  await waitFor(async () => {
    await user.keyboard("{End}");
    expect(screen.getAllByRole("menuitem").at(-1)).toHaveAttribute("data-highlighted");
  });
  await user.keyboard("{Enter}");
}
