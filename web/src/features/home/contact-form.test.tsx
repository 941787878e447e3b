import { afterEach, expect, jest, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { answer, originIs, serve } from "../../testing/http-server.ts";
import { render } from "../../testing/render.tsx";
import { speak } from "../../testing/setup.ts";
import { keepWriting } from "./contact-draft.ts";
import { ContactSection } from "./components/contact-section.tsx";

afterEach(() => {
  jest.restoreAllMocks();
});

/** Answers the form's mutation; hands back what was sent. */
async function formAnswers(respond: () => unknown): Promise<unknown[]> {
  const sent: unknown[] = [];
  const address = await serve((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      sent.push((JSON.parse(body) as { variables: unknown }).variables);
      answer(response, 200, respond());
    });
  });
  originIs(address);
  return sent;
}

const DONE = { data: { submitContactForm: { success: true } } };
const refusal = (message: string, extensions: object) => ({ data: null, errors: [{ message, extensions }] });

async function fillIn({ user }: ReturnType<typeof render>) {
  await user.type(screen.getByLabelText("Name"), "Noura");
  await user.type(screen.getByLabelText("Email"), "noura@example.com");
  await user.type(screen.getByLabelText("Message"), "Which plan fits us?");
  return user;
}

test("a message is sent, and the form is empty again", async () => {
  const sent = await formAnswers(() => DONE);
  const user = await fillIn(render(<ContactSection />));
  await user.click(screen.getByRole("button", { name: "Send message" }));
  expect(await screen.findByRole("alertdialog", { name: "Form submitted successfully" })).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(sent).toEqual([{ name: "Noura", email: "noura@example.com", phone: null, message: "Which plan fits us?" }]);
  await waitFor(() => expect(screen.getByLabelText("Message")).toHaveValue(""));
});

test("what is wrong is said at its field, before anything is sent, and goes once it is mended", async () => {
  const sent = await formAnswers(() => DONE);
  const { user } = render(<ContactSection />);
  await user.type(screen.getByLabelText("Email"), "noura");
  await user.type(screen.getByLabelText(/Phone/), "call me");
  await user.click(screen.getByRole("button", { name: "Send message" }));
  expect(screen.getByLabelText("Name")).toHaveFocus();
  expect(screen.getByLabelText("Name")).toHaveAccessibleDescription("Fill in this field");
  expect(screen.getByLabelText("Email")).toHaveAccessibleDescription("Write an email address such as name@example.com");
  expect(screen.getByLabelText(/Phone/)).toBeInvalid();
  expect(screen.getByLabelText("Message")).toBeInvalid();
  await user.type(screen.getByLabelText("Email"), "@example.com");
  expect(screen.getByLabelText("Email")).toBeValid();
  expect(sent).toEqual([]);
});

test("what the server finds wrong with a field is said there", async () => {
  await formAnswers(() => refusal("Check the form", { code: "BAD_USER_INPUT", fields: { email: ["This address can't be reached"] } }));
  const user = await fillIn(render(<ContactSection />));
  await user.click(screen.getByRole("button", { name: "Send message" }));
  await waitFor(() => expect(screen.getByLabelText("Email")).toHaveAccessibleDescription("This address can't be reached"));
  expect(screen.getByLabelText("Email")).toHaveFocus();
});

test("who writes too often is told when to come back, and keeps what was written", async () => {
  await speak("ar");
  await formAnswers(() => refusal("حاول مرة أخرى بعد 40 ثانية", { code: "RATE_LIMITED" }));
  const { user } = render(<ContactSection />);
  await user.type(screen.getByLabelText("الاسم"), "نورة");
  await user.type(screen.getByLabelText("البريد الإلكتروني"), "noura@example.com");
  await user.type(screen.getByLabelText("الرسالة"), "سؤال");
  await user.click(screen.getByRole("button", { name: "إرسال الرسالة" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("حاول مرة أخرى بعد 40 ثانية");
  expect(screen.getByLabelText("الرسالة")).toHaveValue("سؤال");
});

test("a half-written message is there in a form that is drawn anew, whoever drew it before, until it is sent", async () => {
  const sent = await formAnswers(() => DONE);
  keepWriting();
  // the page as the build drew it, before it came to life
  document.body.innerHTML = `<form data-contact-form><input name="name" /><textarea name="message"></textarea></form>`;
  const before = userEvent.setup();
  await before.type(document.querySelector("input") as HTMLElement, "نورة");
  await before.type(document.querySelector("textarea") as HTMLElement, "أي خطة تناسبنا؟");
  document.body.innerHTML = "";
  const { user, unmount } = render(<ContactSection />);
  await waitFor(() => expect(screen.getByLabelText("Name")).toHaveValue("نورة"));
  await user.type(screen.getByLabelText("Email"), "noura@example.com");
  unmount();
  render(<ContactSection />);
  await waitFor(() => expect(screen.getByLabelText("Email")).toHaveValue("noura@example.com"));
  await user.click(screen.getByRole("button", { name: "Send message" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ name: "نورة", message: "أي خطة تناسبنا؟" });
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});
