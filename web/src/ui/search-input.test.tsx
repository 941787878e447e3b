import { expect, jest, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { render } from "../testing/render.tsx";
import { SearchInput } from "./search-input.tsx";

/** A list that keeps what is searched for as the address does: trimmed. */
function show() {
  const searched = jest.fn<(term: string) => void>();
  function List() {
    const [term, setTerm] = useState("");
    const search = (next: string) => {
      searched(next);
      setTerm(next.trim());
    };
    return (
      <>
        <SearchInput label="Search" value={term} onChange={search} />
        <button type="button" onClick={() => setTerm("")}>
          Show all
        </button>
      </>
    );
  }
  return { ...render(<List />), searched };
}

const box = () => screen.getByRole("searchbox", { name: "Search" });

test("a blank at the end stays while one types on, and is no search of its own", async () => {
  const { user, searched } = show();
  await user.type(box(), "تمر ");
  await waitFor(() => expect(searched).toHaveBeenCalledWith("تمر"));
  expect(box()).toHaveValue("تمر ");
  await user.type(box(), "سكري");
  await waitFor(() => expect(searched).toHaveBeenLastCalledWith("تمر سكري"));
  expect(box()).toHaveValue("تمر سكري");
  expect(searched).toHaveBeenCalledTimes(2);
});

test("a search that is cleared elsewhere is cleared here", async () => {
  const { user, searched } = show();
  await user.type(box(), "dates");
  await waitFor(() => expect(searched).toHaveBeenCalledWith("dates"));
  await user.click(screen.getByRole("button", { name: "Show all" }));
  expect(box()).toHaveValue("");
});
