import { expect, test } from "@jest/globals";
import { outsidePictures, readdressed, siteOf } from "./outside-pictures.ts";

const image = (src: unknown, alt?: string) => ({ type: "image", attrs: { src, ...(alt === undefined ? {} : { alt }) } });
const OWN = `/media/${"0".repeat(40)}`;
const p = { type: "paragraph", content: [{ type: "text", text: "Dates" }] };
const doc = (...content: object[]) => ({ type: "doc", content });

test("what a text shows of other sites is found wherever it stands, each once; the content's own files aren't among it", () => {
  const text = doc(
    p,
    image("https://pictures.example/a.png", "A palm"),
    image(OWN),
    image(`${OWN}?w=320`),
    { type: "blockquote", content: [p, image("data:image/png;base64,AAAA")] },
    image("https://pictures.example/a.png", "The palm again"),
    image("javascript:alert(1)"),
    image(undefined),
  );
  expect(outsidePictures(text)).toEqual([
    { address: "https://pictures.example/a.png", alt: "A palm" },
    { address: "data:image/png;base64,AAAA", alt: "" },
  ]);
  expect(outsidePictures(null)).toEqual([]);
});

test("a site is told by its name; what is written out in the text is on none", () => {
  expect(siteOf("https://pictures.example:8080/a.png")).toBe("pictures.example:8080");
  expect(siteOf("HTTP://pictures.example/a.png")).toBe("pictures.example");
  expect(siteOf("data:image/png;base64,AAAA")).toBeUndefined();
});

test("a picture is another's from then on, in every place, and the rest of the text is the same object", () => {
  const [first, quoted] = [image("https://a.example/a.png", "A palm"), { type: "blockquote", content: [image("https://a.example/a.png")] }];
  const other = image("https://a.example/b.png");
  const next = readdressed(doc(p, first, quoted, other), "https://a.example/a.png", "/media/m1");
  expect(next).toEqual(
    doc(p, image("/media/m1", "A palm"), { type: "blockquote", content: [image("/media/m1")] }, image("https://a.example/b.png")),
  );
  expect([next.content?.[0], next.content?.[3]]).toEqual([p, other]);
  expect(next.content?.[0]).toBe(p);
  expect(next.content?.[3]).toBe(other);
});
