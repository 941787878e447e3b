import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { readLocaleCookie } from "../lib/locale/locale-cookie.ts";
import { render } from "../testing/render.tsx";
import { speak } from "../testing/setup.ts";
import { FocusBar } from "./focus-bar.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

test("the language switch names the other language in itself and keeps the choice before it goes", async () => {
  const { user } = render(<LanguageSwitch />, { path: "/companies?page=2#top" });
  const link = screen.getByRole("link", { name: "العربية" });
  expect(link).toHaveAttribute("lang", "ar");
  expect(link).toHaveAttribute("href", "/ar/companies?page=2#top");
  link.addEventListener("click", (event) => event.preventDefault());
  await user.click(link);
  expect(readLocaleCookie()).toBe("ar");
});

test("from Arabic it leads to the path without a prefix", async () => {
  await speak("ar");
  render(<LanguageSwitch />, { path: "/" });
  expect(screen.getByRole("link", { name: "English" })).toHaveAttribute("href", "/");
});

test("the theme switch changes the page and is remembered", async () => {
  const { user } = render(<ThemeSwitch />);
  const button = screen.getByRole("button", { name: "Switch theme" });
  await user.click(button);
  expect(document.documentElement).toHaveClass("dark");
  expect(localStorage.getItem("theme")).toBe("dark");
  await user.click(button);
  expect(document.documentElement).not.toHaveClass("dark");
});

test("the focus bar leads back and says where one is", () => {
  render(
    <FocusBar
      backTo="/contents"
      backLabel="Back to contents"
      crumbs={["Rutab & Co.", "Buyer's guide"]}
      actions={<button type="button">Save</button>}
    />,
  );
  expect(screen.getByRole("link", { name: "Back to contents" })).toHaveAttribute("href", "/contents");
  expect(screen.getByText("Buyer's guide")).toHaveAttribute("aria-current", "page");
  expect(screen.getByRole("button", { name: "Save" })).toBeInTheDocument();
});
