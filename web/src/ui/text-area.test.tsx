import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { render } from "../testing/render.tsx";
import { TextArea } from "./text-area.tsx";

test("several lines of text, with the field's hint and error", async () => {
  const { user } = render(<TextArea label="Message" hint="To everyone" />);
  const area = screen.getByRole("textbox", { name: "Message" });
  await user.type(area, "a{enter}b");
  expect(area).toHaveValue("a\nb");
  expect(area).toHaveAccessibleDescription("To everyone");
});
