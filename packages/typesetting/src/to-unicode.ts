const LINE = /<(\w{1,8})> <(\w{1,512})>/g;
const MOST = 100;

/** Which codes of a font say what, as its ToUnicode map tells them one by one. */
export function textOfCodes(map: string): Map<number, string> {
  const says = new Map<number, string>();
  for (const [lines = ""] of map
    .split("beginbfchar")
    .slice(1)
    .map((section) => section.split("endbfchar")))
    for (const [, code = "", said = ""] of lines.matchAll(LINE))
      says.set(Number.parseInt(code, 16), Buffer.from(said, "hex").swap16().toString("utf16le"));
  return says;
}

/** A ToUnicode map of two-byte codes (ISO 32000-1, 9.10.3). */
export function toUnicode(codes: readonly { readonly code: number; readonly said: string }[]): Buffer {
  const lines = codes.map(({ code, said }) => {
    const told = Buffer.from(said, "utf16le").swap16().toString("hex");
    return `<${code.toString(16).padStart(4, "0")}> <${told}>`;
  });
  const sections = Array.from({ length: Math.ceil(lines.length / MOST) }, (_, at) => lines.slice(at * MOST, (at + 1) * MOST));
  return Buffer.from(`/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
${sections.map((section) => [`${section.length} beginbfchar`, ...section, "endbfchar"].join("\n")).join("\n")}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`);
}
