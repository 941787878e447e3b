type TextNode = { type: "text"; text: string };
type Paragraph = { type: "paragraph"; content: TextNode[] };
export type Block =
  | Paragraph
  | { type: "heading"; attrs: { level: number }; content: TextNode[] }
  | { type: "bulletList"; content: { type: "listItem"; content: Paragraph[] }[] }
  | { type: "image"; attrs: { src: string; alt: string } };

const words = (text: string): TextNode[] => [{ type: "text", text }];
const paragraph = (text: string): Paragraph => ({ type: "paragraph", content: words(text) });

const item = (line: string) => ({ type: "listItem" as const, content: [paragraph(line.slice(2))] });

/** The editor's document of a text; see `DemoContent.texts`. */
export function writtenText(text: string): { type: "doc"; content: Block[] } {
  const content: Block[] = [];
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  for (const line of lines) {
    const last = content.at(-1);
    if (line.startsWith("## ")) content.push({ type: "heading", attrs: { level: 2 }, content: words(line.slice(3)) });
    else if (!line.startsWith("- ")) content.push(paragraph(line));
    else if (last?.type === "bulletList") last.content.push(item(line));
    else content.push({ type: "bulletList", content: [item(line)] });
  }
  return { type: "doc", content };
}
