import { expect, jest, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { render } from "../../testing/render.tsx";
import type { ContactValues } from "./contact-rules.ts";

const sent: ContactValues[] = [];
let asked = 0;
jest.unstable_mockModule("./send-contact-form.ts", () => {
  asked += 1;
  if (asked === 1) throw new TypeError("Failed to fetch dynamically imported module");
  return { sendContactForm: async (values: ContactValues) => void sent.push(values) };
});
const { ContactSection } = await import("./components/contact-section.tsx");

test("a message is sent although what sends it can't be had at first", async () => {
  const { user } = render(<ContactSection />);
  await user.type(screen.getByLabelText("Name"), "Noura");
  await user.type(screen.getByLabelText("Email"), "noura@example.com");
  await user.type(screen.getByLabelText("Message"), "Which plan fits us?");
  await user.click(screen.getByRole("button", { name: "Send message" }));
  expect(await screen.findByRole("alertdialog", { name: "Form submitted successfully" })).toBeInTheDocument();
  expect(sent).toEqual([{ name: "Noura", email: "noura@example.com", phone: "", message: "Which plan fits us?" }]);
});
