import { afterEach, expect, jest, test } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import { render } from "../testing/render.tsx";
import { CallToAction } from "./call-to-action.tsx";
import { Card } from "./card.tsx";
import { EmptyState } from "./empty-state.tsx";
import { ErrorDisplay } from "./error-display.tsx";
import { Loader } from "./loader.tsx";
import { PageHeader } from "./page-header.tsx";

afterEach(() => {
  jest.useRealTimers();
});

test("a loader shows after 200 ms", () => {
  jest.useFakeTimers();
  render(<Loader />);
  act(() => jest.advanceTimersByTime(199));
  expect(screen.queryByRole("status")).toBeNull();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole("status")).toHaveTextContent("Loading");
});

test("an error says what failed and can be tried again", async () => {
  const retry = jest.fn();
  const { user } = render(
    <ErrorDisplay message="Failed to fetch companies, please try again" onRetry={retry} code="SERVICE_UNAVAILABLE" />,
  );
  expect(screen.getByRole("alert")).toHaveTextContent("Failed to fetch companies");
  expect(screen.getByText("SERVICE_UNAVAILABLE")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test("an empty place says what to do", () => {
  render(<EmptyState title="No companies yet" text="Add the first one." action={<button type="button">Add company</button>} />);
  expect(screen.getByRole("heading", { name: "No companies yet" })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Add company" })).toBeInTheDocument();
});

test("a page has one heading, a card a name", () => {
  render(
    <>
      <PageHeader title="Companies" above="Home" below="3 in all" actions={<a href="/add">Add</a>} />
      <Card title="Rules" count={6}>
        <p>…</p>
      </Card>
    </>,
  );
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Companies");
  expect(screen.getByRole("region", { name: "Rules" })).toHaveTextContent("6");
});

test("a call to action invites once", () => {
  render(<CallToAction title="Start" text="It is quick" action={<a href="/auth/signup">Create your content</a>} />);
  expect(screen.getByRole("heading", { name: "Start" })).toBeInTheDocument();
  expect(screen.getByRole("link")).toHaveAttribute("href", "/auth/signup");
});
