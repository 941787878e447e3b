import { afterEach, expect, jest, test } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import { render } from "../../testing/render.tsx";
import { OfflineBanner } from "./offline-banner.tsx";

afterEach(() => {
  jest.restoreAllMocks();
});

test("stands while there is no connection", () => {
  render(<OfflineBanner />);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  const online = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event("offline")));
  expect(screen.getByRole("status")).toHaveTextContent("You are offline");
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event("online")));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});
