/** The lines of a text that arrives in parts; what comes after the last line break is one, too. */
export async function* linesOf(parts: AsyncIterable<Buffer | string>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const part of parts) {
    const lines = (rest + (typeof part === "string" ? part : decoder.decode(part, { stream: true }))).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") yield rest;
}
