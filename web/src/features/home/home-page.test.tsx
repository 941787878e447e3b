import { afterEach, expect, jest, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { answer, serve } from "../../testing/http-server.ts";
import { render } from "../../testing/render.tsx";
import { speak } from "../../testing/setup.ts";
import { Component as HomePage } from "./pages/home-page.tsx";

const PARTNERS = [{ id: "p1", name: "Noor Clinics", nameAr: "عيادات نور", image: null, website: "https://noor.example" }];
const BRANCHES = [
  { id: "b1", name: "Riyadh", nameAr: "الرياض", address: "King Fahd Road", addressAr: "طريق الملك فهد", phone: "011 555 0142" },
];

afterEach(() => {
  jest.restoreAllMocks();
});

async function siteAnswers(respond: (path: string) => [number, unknown]): Promise<string[]> {
  const asked: string[] = [];
  const address = await serve((request, response) => {
    asked.push(request.url ?? "");
    answer(response, ...respond(request.url ?? ""));
  });
  const { fetch } = globalThis;
  jest.spyOn(globalThis, "fetch").mockImplementation((path, init) => fetch(address + String(path), init));
  return asked;
}

const lists = (path: string): [number, unknown] => [200, { data: path.endsWith("partners") ? PARTNERS : BRANCHES }];

test("partners and branches come from the site, in the page's language", async () => {
  await speak("ar");
  const asked = await siteAnswers(lists);
  render(<HomePage />);
  expect(await screen.findByRole("link", { name: "عيادات نور" })).toHaveAttribute("href", "https://noor.example");
  expect(await screen.findByRole("heading", { name: "الرياض" })).toBeInTheDocument();
  expect(screen.getByText("طريق الملك فهد")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "اتصال" })).toHaveAttribute("href", "tel:+966115550142");
  expect(asked.toSorted()).toEqual(["/site/branches", "/site/partners"]);
  expect(document.title).toBe("أنشئ محتواك");
});

test("a visitor is invited to sign up", async () => {
  await siteAnswers(lists);
  render(<HomePage />);
  await screen.findByText("Noor Clinics");
  for (const link of screen.getAllByRole("link", { name: "Create your content" })) expect(link).toHaveAttribute("href", "/auth/signup");
});

test("when the site doesn't answer, the page says so and tries again", async () => {
  let working = false;
  await siteAnswers((path) => (working ? lists(path) : [503, { message: "Unavailable", error: "Unavailable" }]));
  const { user } = render(<HomePage />);
  const again = await screen.findByRole("button", { name: "Try again" });
  expect(screen.getByText("The branches could not be loaded, please try again")).toBeInTheDocument();
  working = true;
  await user.click(again);
  expect(await screen.findByRole("heading", { name: "Riyadh" })).toBeInTheDocument();
});
