import { expect, jest, test } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import { apiAnswers, generationOf } from "../../../testing/fake-api.ts";
import { renderRoutes } from "../../../testing/render.tsx";
import { AiImageWidget } from "./ai-image-widget.tsx";

const PICTURE = {
  __typename: "Media",
  id: "m1",
  url: "/media/m1",
  name: "dates.png",
  width: 1080,
  height: 1080,
  alt: "A bowl of ripe dates",
};

type Stream = Parameters<typeof apiAnswers>[0]["stream"];

const api = (images: object[] = [PICTURE], ended: object = {}, stream: Stream = (send) => send("done", {})) =>
  apiAnswers({
    operations: {
      RequestGeneration: () => ({ data: { requestGeneration: { generation: generationOf({ kind: "IMAGE", status: "QUEUED" }) } } }),
      RetryGeneration: () => ({ data: { retryGeneration: { generation: generationOf({ id: "g2", kind: "IMAGE", status: "QUEUED" }) } } }),
      StopGeneration: () => ({ data: { stopGeneration: { generation: generationOf({ kind: "IMAGE", status: "STOPPED" }) } } }),
      Generation: () => ({ data: { generation: generationOf({ kind: "IMAGE", text: "Dates in a bowl", ...ended }) } }),
      GenerationOutcome: () => ({ data: { generation: { __typename: "Generation", id: "g1", images, voice: null } } }),
    },
    stream,
  });

const open = (onInsert?: Parameters<typeof AiImageWidget>[0]["onInsert"]) =>
  renderRoutes(
    [
      {
        path: "*",
        element: <AiImageWidget subject={{ companyId: "c1", contentId: "k1" }} locale="en" {...(onInsert ? { onInsert } : {})} />,
      },
    ],
    "/",
  );

test("a picture is asked for as the person says, told in words, and put where it is wanted", async () => {
  const asked = await api();
  const insert = jest.fn<(picture: unknown) => Promise<void>>().mockResolvedValue();
  const { user } = open(insert);
  await user.type(await screen.findByRole("textbox", { name: /What should the image show/ }), " Ripe dates ");
  await user.selectOptions(screen.getByRole("combobox", { name: "Style" }), "Watercolour");
  await user.selectOptions(screen.getByRole("combobox", { name: "Size" }), "Square, 1080 × 1080");
  await user.click(screen.getByRole("button", { name: "Generate image" }));
  expect(await screen.findByRole("img", { name: "A bowl of ripe dates" })).toHaveAttribute("src", expect.stringContaining("/media/m1"));
  expect(screen.getByText("Alternative text: A bowl of ripe dates")).toBeInTheDocument();
  expect(screen.getByText("Built-in template")).toBeInTheDocument();
  expect(asked[0]?.variables.input).toMatchObject({
    kind: "IMAGE",
    companyId: "c1",
    contentId: "k1",
    locale: "en",
    prompt: "Ripe dates",
    options: { size: "square", style: "watercolour" },
  });
  await user.click(screen.getByRole("button", { name: "Add to pictures" }));
  expect(insert).toHaveBeenCalledWith(expect.objectContaining({ id: "m1" }));
});

test("it says while it is being made, and can be stopped", async () => {
  let end = () => {};
  const asked = await api([], { status: "STOPPED" }, async (send) => {
    send("progress", { stage: "drawing" });
    await new Promise<void>((resolve) => {
      end = resolve;
    });
    send("done", {});
  });
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Generate image" }));
  expect(await screen.findByText("Making the image")).toHaveRole("status");
  await waitFor(() => expect(asked).not.toHaveLength(0));
  // by a key: a click at once would be the second one of a double click
  act(() => screen.getByRole("button", { name: "Stop" }).focus());
  await user.keyboard("{Enter}");
  await waitFor(() => expect(asked.map(({ operation }) => operation)).toContain("StopGeneration"));
  end();
  expect(await screen.findByRole("button", { name: "Generate image" })).toBeInTheDocument();
  expect(screen.queryByText("No image came back, please try again")).toBeNull();
});

test("a failure says why and can be tried again; when nothing came back that is said", async () => {
  const asked = await api([], { status: "FAILED", error: "The model did not answer" }, (send) => send("error", { message: "x" }));
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Generate image" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("The model did not answer");
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(asked.map(({ operation }) => operation)).toContain("RetryGeneration"));
});

test("a generation without a picture is told of", async () => {
  await api([]);
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Generate image" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("No image came back, please try again");
});

test("it is downloaded, or that fails, and either is said", async () => {
  await api();
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Generate image" }));
  const download = await screen.findByRole("button", { name: "Download image" });
  const fetched = jest.spyOn(globalThis, "fetch");
  fetched.mockRejectedValueOnce(new TypeError("offline"));
  await user.click(download);
  expect(await screen.findByText("Failed to download image, please try again")).toBeInTheDocument();
  URL.createObjectURL = () => "blob:picture";
  URL.revokeObjectURL = () => {};
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  fetched.mockResolvedValueOnce(new Response(new Blob(["x"]), { status: 200 }));
  await user.click(download);
  expect(await screen.findByText("Image downloaded successfully")).toBeInTheDocument();
  expect(clicked).toHaveBeenCalledTimes(1);
});
