import { expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { render } from "../../testing/render.tsx";
import { DocumentView } from "./document-view.tsx";
import { MarkdownView } from "./markdown-view.tsx";

const text = (words: string, ...marks: { type: string; attrs?: Record<string, unknown> }[]) => ({ type: "text", text: words, marks });

test("a document is read as the editor shows it: headings, formats, pictures, each block in its own direction", () => {
  render(
    <DocumentView
      document={{
        type: "doc",
        content: [
          { type: "heading", attrs: { level: 2 }, content: [text("التمر")] },
          { type: "paragraph", content: [text("Sorted "), text("by hand", { type: "bold" }), text(".")] },
          { type: "image", attrs: { src: "/media/m1", alt: "A palm" } },
        ],
      }}
    />,
  );
  expect(screen.getByRole("heading", { name: "التمر" })).toHaveAttribute("dir", "rtl");
  expect(screen.getByText("by hand").tagName).toBe("STRONG");
  expect(screen.getByRole("img", { name: "A palm" })).toHaveAttribute("src", "/media/m1");
});

test("neither a link nor a picture runs a script", () => {
  const link = (href: string) => ({ type: "link", attrs: { href } });
  const { container } = render(
    <DocumentView
      document={{
        type: "doc",
        content: [
          { type: "paragraph", content: [text("good", link("https://example.com")), text(" bad", link("javascript:alert(1)"))] },
          { type: "image", attrs: { src: "javascript:alert(1)", alt: "none" } },
        ],
      }}
    />,
  );
  expect(screen.getByRole("link", { name: "good" })).toHaveAttribute("href", "https://example.com");
  expect(container.innerHTML).not.toContain("javascript:");
});

test("what came and what went is said, not only painted", () => {
  render(
    <DocumentView
      document={{
        type: "doc",
        content: [
          {
            type: "paragraph",
            content: [
              { ...text("golden"), change: "removed" },
              { ...text("amber"), change: "added" },
            ],
          },
        ],
      }}
    />,
  );
  expect(screen.getByRole("deletion")).toHaveTextContent("Removed: golden");
  expect(screen.getByRole("insertion")).toHaveTextContent("Added: amber");
});

test("Markdown is shown with its formats, and a plain text as it is", async () => {
  const { container } = render(
    <>
      <MarkdownView text={"## Signs\n\n- **Colour** of the skin\n- Weight"} />
      <MarkdownView text="Sorted by hand." />
    </>,
  );
  expect(await screen.findByRole("heading", { name: "Signs" })).toBeInTheDocument();
  expect(within(screen.getByRole("list")).getAllByRole("listitem")).toHaveLength(2);
  expect(screen.getByText("Colour").tagName).toBe("STRONG");
  expect(container).not.toHaveTextContent("**");
  expect(screen.getByText("Sorted by hand.").tagName).toBe("P");
});

test("its notes stand below it, linked both ways, with addresses that are safe, and one that came is told", () => {
  const note = (said: string, href: string | null, change?: "added") => ({
    type: "footnote",
    attrs: { note: said, href },
    ...(change && { change }),
  });
  const line = [text("يعود أكثرهم"), note("دراسة", "https://a.example"), note("أخرى", "javascript:alert(1)", "added")];
  const { container } = render(<DocumentView document={{ type: "doc", content: [{ type: "paragraph", content: line }] }} />);
  const [first, second] = within(container).getAllByRole("doc-noteref");
  expect(first).toHaveTextContent("١");
  expect(second?.closest("ins")).toHaveTextContent("٢");
  const notes = within(screen.getByRole("region", { name: "Notes and sources" }));
  const [one, two] = notes.getAllByRole("listitem");
  expect(one).toHaveTextContent("١. دراسة https://a.example");
  expect(first).toHaveAttribute("href", `#${one?.id}`);
  expect(within(one as HTMLElement).getByRole("link", { name: "١." })).toHaveAttribute("href", `#${first?.id}`);
  expect(two).toHaveTextContent(/^٢. أخرى$/);
});
