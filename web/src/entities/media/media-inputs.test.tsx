import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { IncomingMessage, ServerResponse } from "node:http";
import { signIn, signOut } from "../../lib/auth/auth.ts";
import type { Media } from "../../lib/media/media.ts";
import { answer, originIs, serve } from "../../testing/http-server.ts";
import { render } from "../../testing/render.tsx";
import { speak } from "../../testing/setup.ts";
import { tokenOf } from "../../testing/tokens.ts";
import { uploadsAreSent } from "../../testing/uploading.ts";
import { FileInput, type StoredFile } from "./file-input.tsx";
import { ImageInput } from "./image-input.tsx";

uploadsAreSent();

const MEDIA = { id: "m1", url: "/media/m1", name: "palm.png", mimeType: "image/png", size: 4, width: 2, height: 2, alt: null };
const PICTURE = new File(["\u0089PNG"], "palm.png", { type: "image/png" });
const DOCUMENT = new File(["# Voice"], "voice.md");

interface Received {
  headers: IncomingMessage["headers"];
  body: string;
}

/** A media service for one test, which keeps what it was sent. */
async function mediaApi(respond: (response: ServerResponse) => void = (response) => answer(response, 200, { data: MEDIA })) {
  const received: Received[] = [];
  originIs(
    await serve((request, response) => {
      void (async () => {
        let body = "";
        for await (const part of request) body += String(part);
        received.push({ headers: request.headers, body });
        respond(response);
      })();
    }),
  );
  return received;
}

const onImage = jest.fn<(url: string | null) => void>();
const onFile = jest.fn<(file: Media | null) => void>();

beforeEach(() => {
  signOut();
  onImage.mockReset();
  onFile.mockReset();
});

afterEach(() => {
  jest.restoreAllMocks();
});

const renderImage = (value: string | null = null, more: { aspect?: number } = {}) =>
  render(<ImageInput label="Logo" value={value} onChange={onImage} {...more} />);
const renderFile = (value: StoredFile | null = null) => render(<FileInput label="Tone file" value={value} onChange={onFile} />);

test("says the limits before anything is chosen", () => {
  renderImage();
  const choose = screen.getByRole("button", { name: "Choose image" });
  expect(choose).toHaveAccessibleDescription("PNG, JPEG, WebP or GIF, up to 10 MB.");
  expect(screen.getByLabelText("Logo", { selector: "input" })).toHaveAttribute("accept", ".png,.jpg,.jpeg,.webp,.gif");
});

test("a chosen image is stored with the headers of every request, and the form gets its address", async () => {
  const received = await mediaApi();
  const token = tokenOf();
  signIn({ token, user: { id: "u1", username: "sara" } });
  const { user } = renderImage();
  await user.upload(screen.getByLabelText("Logo", { selector: "input" }), PICTURE);
  await waitFor(() => expect(onImage).toHaveBeenCalledWith("/media/m1"));
  expect(received).toHaveLength(1);
  expect(received[0]?.headers).toMatchObject({ authorization: `Bearer ${token}`, "x-locale": "en", "accept-language": "en" });
  expect(received[0]?.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
  expect(received[0]?.body).toMatch(/name="file"; filename="palm.png"/);
});

test("an image can be dropped, and pasted", async () => {
  const received = await mediaApi();
  renderImage();
  const choose = screen.getByRole("button", { name: "Choose image" });
  fireEvent.drop(choose, { dataTransfer: { files: [PICTURE] } });
  await waitFor(() => expect(onImage).toHaveBeenCalledTimes(1));
  fireEvent.paste(screen.getByRole("button", { name: "Choose image" }), { clipboardData: { files: [PICTURE] } });
  await waitFor(() => expect(onImage).toHaveBeenCalledTimes(2));
  expect(received).toHaveLength(2);
});

test.each([
  ["of another kind", new File(["text"], "notes.txt", { type: "text/plain" }), "Choose a PNG, JPEG, WebP or GIF image"],
  ["over 10 MB", new File([new Uint8Array(10 * 1024 * 1024 + 1)], "big.png", { type: "image/png" }), "Choose a file of at most 10 MB"],
  ["without content", new File([], "nothing.png", { type: "image/png" }), "This file is empty"],
])("a file %s is refused before it is sent", async (_, file, words) => {
  const received = await mediaApi();
  renderImage();
  fireEvent.drop(screen.getByRole("button", { name: "Choose image" }), { dataTransfer: { files: [file] } });
  const choose = await screen.findByRole("button", { name: "Choose image", description: words });
  expect(choose).toHaveFocus();
  expect(received).toHaveLength(0);
  expect(onImage).not.toHaveBeenCalled();
});

test.each([413, 415, 422])("what the service says to a file (%i) stands at the field", async (status) => {
  await speak("ar");
  const message = `رُفض الملف ${status}`;
  await mediaApi((response) => answer(response, status, { message, error: message, errors: { file: [message] } }));
  render(<ImageInput label="الشعار" value={null} onChange={onImage} />);
  fireEvent.drop(screen.getByRole("button", { name: "اختيار صورة" }), { dataTransfer: { files: [PICTURE] } });
  expect(await screen.findByRole("button", { name: "اختيار صورة", description: message })).toHaveFocus();
  expect(onImage).not.toHaveBeenCalled();
});

test("a refusal without words is explained in the page's language", async () => {
  await mediaApi((response) => {
    response.writeHead(413);
    response.end();
  });
  renderImage();
  fireEvent.drop(screen.getByRole("button", { name: "Choose image" }), { dataTransfer: { files: [PICTURE] } });
  expect(await screen.findByText("Choose a file of at most 10 MB")).toBeInTheDocument();
});

test("an upload shows how far it is, and can be stopped", async () => {
  let finish: () => void = () => {};
  await mediaApi((response) => {
    finish = () => answer(response, 200, { data: MEDIA });
  });
  const { user } = renderImage();
  fireEvent.drop(screen.getByRole("button", { name: "Choose image" }), { dataTransfer: { files: [PICTURE] } });
  expect(await screen.findByRole("progressbar", { name: "Uploading" })).toHaveAttribute("aria-valuenow", "50");
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("progressbar")).toBeNull();
  finish();
  expect(onImage).not.toHaveBeenCalled();
  expect(screen.getByRole("button", { name: "Choose image" })).toBeEnabled();
});

test("a stored image is shown, and can be removed", async () => {
  const { user } = renderImage("/media/m1");
  expect(screen.getByRole("img", { name: "Logo" })).toHaveAttribute("src", "/media/m1?w=320");
  expect(screen.getByRole("button", { name: "Replace" })).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Remove" }));
  expect(onImage).toHaveBeenCalledWith(null);
});

test("with a shape to keep, the part is chosen before anything is sent", async () => {
  const received = await mediaApi();
  URL.createObjectURL = () => "blob:picture";
  URL.revokeObjectURL = () => {};
  const { user } = renderImage(null, { aspect: 1 });
  await user.upload(screen.getByLabelText("Logo", { selector: "input" }), PICTURE);
  const dialog = await screen.findByRole("dialog", { name: "Crop image" });
  expect(screen.getByRole("slider", { name: "Zoom" })).toHaveValue("1");
  fireEvent.error(await within(dialog).findByRole("presentation"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByText("This image can't be read")).toBeInTheDocument();
  expect(received).toHaveLength(0);
});

test("a document is stored and named, with its size", async () => {
  const stored = { ...MEDIA, id: "m2", url: "/media/m2", name: "voice.md", mimeType: "text/markdown" };
  await mediaApi((response) => answer(response, 200, { data: stored }));
  const { user, unmount } = renderFile();
  await user.upload(screen.getByLabelText("Tone file", { selector: "input" }), DOCUMENT);
  await waitFor(() => expect(onFile).toHaveBeenCalledWith(stored));
  unmount();
  const shown = renderFile({ id: "m2", name: "voice.md", size: 2_500_000 });
  expect(screen.getByText("voice.md")).toBeInTheDocument();
  expect(screen.getByText("2.4 MB")).toBeInTheDocument();
  await shown.user.click(screen.getByRole("button", { name: "Remove voice.md" }));
  expect(onFile).toHaveBeenLastCalledWith(null);
});
