import { expect, jest, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { render } from "../testing/render.tsx";
import { speak } from "../testing/setup.ts";
import { Pagination } from "./pagination.tsx";

test("it says which rows these are, and leads to the others", async () => {
  const go = jest.fn();
  const { user } = render(<Pagination page={2} pageSize={10} totalCount={25} onPage={go} />);
  expect(screen.getByText("11–20 of 25")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Next" }));
  await user.click(screen.getByRole("button", { name: "Previous" }));
  expect(go.mock.calls).toEqual([[3], [1]]);
});

test("the last page ends there", () => {
  render(<Pagination page={3} pageSize={10} totalCount={25} onPage={() => {}} />);
  expect(screen.getByText("21–25 of 25")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Next" })).toBeDisabled();
});

test("one page needs no buttons, none nothing at all", async () => {
  await speak("ar");
  const { unmount } = render(<Pagination page={1} pageSize={10} totalCount={3} onPage={() => {}} />);
  expect(screen.getByText("1 إلى 3 من 3")).toBeInTheDocument();
  expect(screen.queryByRole("button")).toBeNull();
  unmount();
  const { container } = render(<Pagination page={1} pageSize={10} totalCount={0} onPage={() => {}} />);
  expect(container).toBeEmptyDOMElement();
});
