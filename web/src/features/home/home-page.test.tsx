import { afterEach, expect, jest, test } from "@jest/globals";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { answer, serve } from "../../testing/http-server.ts";
import { render } from "../../testing/render.tsx";
import { speak } from "../../testing/setup.ts";
import { clearHome } from "./home-state.ts";
import { Component as HomePage } from "./pages/home-page.tsx";

const PARTNERS = [{ id: "p1", name: "Noor Clinics", nameAr: "عيادات نور", image: null, website: "https://noor.example" }];
const BRANCHES = [
  { id: "b1", name: "Riyadh", nameAr: "الرياض", address: "King Fahd Road", addressAr: "طريق الملك فهد", phone: "011 555 0142" },
];

afterEach(() => {
  clearHome();
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

test("a partner's logo stands for its name, and the name again when the logo can't be had", async () => {
  const partners = [{ ...PARTNERS[0], image: "/media/logo" }];
  await siteAnswers((path) => [200, { data: path.endsWith("partners") ? partners : [] }]);
  render(<HomePage />);
  const logo = await screen.findByRole("img", { name: "Noor Clinics" });
  expect(logo).toHaveAttribute("src", "/media/logo?w=320");
  fireEvent.load(logo);
  expect(logo).toBeInTheDocument();
  fireEvent.error(logo);
  expect(screen.queryByRole("img", { name: "Noor Clinics" })).toBeNull();
  expect(screen.getByRole("link", { name: "Noor Clinics" })).toBeInTheDocument();
  expect(screen.queryByRole("heading", { name: "Branches" })).toBeNull();
});

test("who comes back sees at once what was there, and keeps it when the site doesn't answer", async () => {
  let working = true;
  await siteAnswers((path) => (working ? lists(path) : [503, { message: "Unavailable", error: "Unavailable" }]));
  const first = render(<HomePage />);
  await screen.findByRole("heading", { name: "Riyadh" });
  first.unmount();
  working = false;
  render(<HomePage />);
  expect(screen.getByRole("heading", { name: "Riyadh" })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole("link", { name: "Noor Clinics" })).toBeInTheDocument());
});

test("among many branches one is found by its name or its city, in either language", async () => {
  const cities = ["Riyadh", "Jeddah", "Dammam", "Abha", "Tabuk", "Hail", "Jazan"];
  const branches = cities.map((name) => ({ id: name, name, nameAr: name === "Abha" ? "أبها" : null, address: `${name} Road` }));
  await siteAnswers((path) => [200, { data: path.endsWith("branches") ? branches : [] }]);
  const { user } = render(<HomePage />);
  const search = await screen.findByRole("searchbox", { name: "Find a branch by name or city" });
  const shown = () => cities.filter((name) => screen.queryByRole("heading", { name: new RegExp(name) }));
  expect(shown()).toEqual(cities);
  await user.type(search, "ابها");
  await waitFor(() => expect(shown()).toEqual(["Abha"]));
  await user.clear(search);
  await user.type(search, "paris");
  expect(await screen.findByText("No branch has this name or address")).toBeInTheDocument();
});
