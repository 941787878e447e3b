import { expect, jest, test } from "@jest/globals";
import type { IncomingMessage, ServerResponse } from "node:http";
import { screen, waitFor } from "@testing-library/react";
import { ZipParts } from "../../../entities/import/zip-parts.ts";
import { answer, originIs, serve } from "../../../testing/http-server.ts";
import { render } from "../../../testing/render.tsx";
import { savedFiles } from "../../../testing/saved-files.ts";
import { speak } from "../../../testing/setup.ts";
import { Toaster } from "../../../ui/toaster.tsx";
import { TogetherDialog } from "./together-dialog.tsx";

const saved = savedFiles();

const CONTENTS = [
  { id: "c1", title: "تمور" },
  { id: "c2", title: "Dates" },
  { id: "c3", title: "تمور" },
];

const file = (response: ServerResponse, name: string, text: string) =>
  response
    .writeHead(200, {
      "Content-Type": "text/markdown",
      "Content-Disposition": `attachment; filename="content.md"; filename*=UTF-8''${encodeURIComponent(name)}`,
    })
    .end(text);

async function open(answers: (request: IncomingMessage, response: ServerResponse) => void) {
  const asked: string[] = [];
  originIs(
    await serve((request, response) => {
      asked.push(request.url ?? "");
      answers(request, response);
    }),
  );
  const onClose = jest.fn();
  const view = render(
    <>
      <TogetherDialog contents={CONTENTS} format="md" onClose={onClose} />
      <Toaster />
    </>,
  );
  return { ...view, asked, onClose };
}

const idOf = ({ url = "" }: IncomingMessage) => /\/contents\/(\w+)\//.exec(url)?.[1] ?? "";
const nameOf = (request: IncomingMessage) => `${CONTENTS.find(({ id }) => id === idOf(request))?.title}.md`;

test.each([
  ["en", /^contents \d{4}-\d\d-\d\d\.zip$/, "3 contents exported"],
  ["ar", /^المحتوى \d{4}-\d\d-\d\d\.zip$/, "صُدّرت 3 مواد"],
] as const)("contents become one archive, each asked for as by itself, none under another's name (%s)", async (locale, name, said) => {
  await speak(locale);
  const { asked, onClose } = await open((request, response) => file(response, nameOf(request), `# ${idOf(request)}`));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(await screen.findByText(said)).toBeInTheDocument();
  expect(asked).toEqual(CONTENTS.map(({ id }) => `/contents/${id}/export?format=md`));
  expect(saved).toHaveLength(1);
  expect(saved[0]?.name).toMatch(name);
  const parts = new ZipParts(new Uint8Array(await saved[0]!.blob.arrayBuffer()));
  expect([await parts.text("تمور.md"), await parts.text("Dates.md"), await parts.text("تمور (2).md")]).toEqual(["# c1", "# c2", "# c3"]);
});

test("how far it is stands there, and only Cancel ends the work, without a file", async () => {
  const gone = Promise.withResolvers<void>();
  const { user, asked, onClose, unmount } = await open((request, response) => {
    if (idOf(request) === "c1") return void file(response, nameOf(request), "x");
    response.on("close", gone.resolve);
  });
  expect(await screen.findByText("2 of 3")).toBeInTheDocument();
  expect(screen.getByRole("progressbar", { name: "Preparing the file" })).toHaveAttribute("aria-valuenow", "1");
  await user.keyboard("{Escape}");
  expect(screen.getByRole("button", { name: "Close" })).toBeDisabled();
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(onClose).toHaveBeenCalledTimes(1);
  unmount();
  await gone.promise;
  expect(asked).toHaveLength(2);
  expect(saved).toEqual([]);
});

test("what is no longer there is named, and the others are in the archive", async () => {
  const { onClose } = await open((request, response) => {
    if (idOf(request) === "c2") return answer(response, 404, { message: "Not found", error: "Not found" });
    return void file(response, nameOf(request), "x");
  });
  expect(await screen.findByRole("alert")).toHaveTextContent("1 content is not in the archive");
  expect(screen.getByRole("alert")).toHaveTextContent("Dates");
  expect(onClose).not.toHaveBeenCalled();
  const parts = new ZipParts(new Uint8Array(await saved[0]!.blob.arrayBuffer()));
  expect([parts.has("تمور.md"), parts.has("تمور (2).md"), parts.has("Dates.md")]).toEqual([true, true, false]);
});

test("what a service refuses is told, without half an archive, and is tried again from the beginning", async () => {
  let busy = true;
  const { user, onClose } = await open((request, response) => {
    if (busy && idOf(request) === "c3") return answer(response, 503, { message: "Busy just now", error: "Busy just now" });
    return void file(response, nameOf(request), "x");
  });
  expect(await screen.findByText("Busy just now")).toBeInTheDocument();
  expect(saved).toEqual([]);
  busy = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(saved).toHaveLength(1);
});

test("a lost connection is told", async () => {
  await open((request) => void request.socket.destroy());
  expect(await screen.findByText("The archive was not made, please try again")).toBeInTheDocument();
  expect(saved).toEqual([]);
});
