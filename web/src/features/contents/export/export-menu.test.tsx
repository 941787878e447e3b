import { expect, jest, test } from "@jest/globals";
import type { JSONContent } from "@tiptap/core";
import { screen, waitFor } from "@testing-library/react";
import { answer, originIs, serve } from "../../../testing/http-server.ts";
import { render } from "../../../testing/render.tsx";
import { savedFiles } from "../../../testing/saved-files.ts";
import { speak } from "../../../testing/setup.ts";
import { Toaster } from "../../../ui/toaster.tsx";
import { ExportMenu } from "./export-menu.tsx";
import { useExport } from "./use-export.ts";

const CONTENT = { id: "c1", title: "تمور" };

const saved = savedFiles();

interface ExportingProps {
  onBefore: () => Promise<boolean>;
  text?: JSONContent;
}

function Exporting({ onBefore, text }: ExportingProps) {
  const { busy, entries } = useExport(CONTENT, onBefore, text);
  return <ExportMenu busy={busy} entries={entries} />;
}

function open(onBefore: () => Promise<boolean> = async () => true, text?: JSONContent) {
  return render(
    <>
      <Exporting onBefore={onBefore} {...(text ? { text } : {})} />
      <Toaster />
    </>,
  );
}

/** By the keyboard: nothing has a place here that a pointer could come to. */
async function choose(user: ReturnType<typeof open>["user"], menu: string, entry: string): Promise<void> {
  screen.getByRole("button", { name: menu }).focus();
  await user.keyboard("{Enter}");
  const items = await screen.findAllByRole("menuitem");
  expect(items.map(({ textContent }) => textContent)).toContain(entry);
  const highlighted = () => items.findIndex((item) => item.hasAttribute("data-highlighted"));
  await waitFor(() => expect(highlighted()).toBe(0));
  while (items[highlighted()]?.textContent !== entry) {
    const from = highlighted();
    await user.keyboard("{ArrowDown}");
    await waitFor(() => expect(highlighted()).toBe(from + 1));
  }
  await user.keyboard("{Enter}");
}

test.each([
  ["en", "Export", "Word document", "docx"],
  ["ar", "تصدير", "ملف PDF", "pdf"],
] as const)("a content is saved as a file under the server's name for it: %s", async (locale, menu, entry, format) => {
  await speak(locale);
  const asked: (string | undefined)[] = [];
  originIs(
    await serve((request, response) => {
      asked.push(request.url);
      response.writeHead(200, {
        "Content-Type": "application/octet-stream",
        "Content-Disposition": `attachment; filename="content.${format}"; filename*=UTF-8''${encodeURIComponent("دليل التمور")}.${format}`,
      });
      response.end("file");
    }),
  );
  const { user } = open();
  await choose(user, menu, entry);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(asked).toEqual([`/contents/c1/export?format=${format}`]);
  expect(saved[0]?.name).toBe(`دليل التمور.${format}`);
});

test("a text with suggestions can be had with them in a Word file, one without can't", async () => {
  const asked: (string | undefined)[] = [];
  originIs(
    await serve((request, response) => {
      asked.push(request.url);
      response.writeHead(200, { "Content-Type": "application/octet-stream" }).end("file");
    }),
  );
  const paragraph = (marks?: JSONContent["marks"]): JSONContent => ({
    type: "doc",
    content: [{ type: "paragraph", content: [{ type: "text", text: "Dates", ...(marks ? { marks } : {}) }] }],
  });
  const { user, unmount } = open(undefined, paragraph([{ type: "insertion", attrs: { id: "a" } }]));
  await choose(user, "Export", "Word document with the suggestions");
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(asked).toEqual(["/contents/c1/export?format=docx&changes=tracked"]);
  unmount();
  open(undefined, paragraph());
  screen.getByRole("button", { name: "Export" }).focus();
  await user.keyboard("{Enter}");
  expect(await screen.findAllByRole("menuitem")).toHaveLength(4);
});

test("while it is prepared the button says so", async () => {
  const ready = Promise.withResolvers<void>();
  originIs(
    await serve((_request, response) => void ready.promise.then(() => response.writeHead(200, { "Content-Type": "text/html" }).end("x"))),
  );
  const { user } = open();
  await choose(user, "Export", "HTML page");
  expect(await screen.findByRole("button", { name: "Preparing the file" })).toHaveAttribute("aria-busy", "true");
  ready.resolve();
  expect(await screen.findByRole("button", { name: "Export" })).not.toHaveAttribute("aria-busy");
  expect(saved[0]?.name).toBe("تمور.html");
});

test("what the server refuses is told once, a lost connection too", async () => {
  originIs(await serve((_request, response) => answer(response, 503, { message: "Busy just now", error: "Busy just now" })));
  const { user } = open();
  await choose(user, "Export", "Markdown text");
  expect(await screen.findByText("Busy just now")).toBeInTheDocument();
  expect(screen.queryByText("The file was not made, please try again")).not.toBeInTheDocument();
  jest.mocked(fetch).mockRejectedValue(new TypeError("network"));
  await choose(user, "Export", "Markdown text");
  expect(await screen.findByText("The file was not made, please try again")).toBeInTheDocument();
  expect(saved).toEqual([]);
});

test("nothing is fetched when what is unsaved can't be stored", async () => {
  const asked = jest.fn();
  originIs(await serve(asked));
  const { user } = open(async () => false);
  await choose(user, "Export", "Markdown text");
  expect(await screen.findByRole("button", { name: "Export" })).not.toHaveAttribute("aria-busy");
  expect(asked).not.toHaveBeenCalled();
});
