import { expect, test } from "@jest/globals";
import { amiri, typesetter } from "../src/index.ts";

const compiler = typesetter({ workspace: import.meta.dirname });

test("the fonts are TrueType, unpacked once", () => {
  expect(amiri().map((font) => font.readUInt32BE(0))).toEqual(amiri().map(() => 0x00010000));
  expect(amiri()).toBe(amiri());
});

test.each(["normal", "italic"])("sets Arabic and Latin letters in Amiri, %s, regular and bold", (style) => {
  const source = `#set text(font: "Amiri", style: "${style}", fallback: false)\n#sys.inputs.said #strong(sys.inputs.said)`;
  const result = compiler.compile({ mainFileContent: source, inputs: { said: "الإسلام Ceylon Šumava" } });
  expect(result.hasError()).toBe(false);
  expect(result.takeWarnings()).toBeNull();
  expect(result.result?.numOfPages).toBe(1);
});

test("what comes as data runs as no markup", () => {
  const svg = compiler.plainSvg({ mainFileContent: "#sys.inputs.said", inputs: { said: '#read("/etc/passwd")' } });
  expect(svg).toContain("<svg");
});

test("emoji beside the words are drawn, each as itself", () => {
  const drawn = (said: string) => {
    const svg = compiler.plainSvg({ mainFileContent: '#set text(font: "Amiri")\n#sys.inputs.said', inputs: { said } });
    return new Set(Array.from(svg.matchAll(/<symbol id="([^"]+)"/g), ([, id]) => id)).size;
  };
  // what no font has is one box for all
  expect(drawn("\u{F0001}\u{F0002}")).toBe(1);
  expect(drawn("🌴🎉🙂⚠️❤️")).toBe(5);
});
