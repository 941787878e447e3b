import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { render } from "../testing/render.tsx";
import { ContactLinks } from "./contact-links.tsx";

test("a place is reached by what it has", () => {
  render(
    <ContactLinks
      place={{ phone: "011 555 0142", whatsapp: "0505550142", email: "riyadh@muhtawa.example", latitude: 24.7, longitude: 46.6 }}
    />,
  );
  expect(screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Call", "tel:+966115550142"],
    ["WhatsApp", "https://wa.me/966505550142"],
    ["Email", "mailto:riyadh@muhtawa.example"],
    ["Map", "https://www.google.com/maps/search/?api=1&query=24.7,46.6"],
  ]);
});

test("there is no link to what it hasn't", () => {
  render(<ContactLinks place={{ phone: "011 555 0142", email: null }} />);
  expect(screen.getAllByRole("link")).toHaveLength(1);
});
