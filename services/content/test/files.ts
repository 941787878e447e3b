import { crc32, deflateRawSync } from "node:zlib";
import sharp from "sharp";

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 167, g: 0, b: 255 } } }).withExif({
    IFD0: { Copyright: "a secret place" },
  });

export async function png(width = 800, height = 400): Promise<Blob> {
  return blob(await canvas(width, height).png().toBuffer(), "image/png");
}

export async function jpeg(width = 800, height = 400, orientation = 1): Promise<Blob> {
  return blob(await canvas(width, height).withMetadata({ orientation }).jpeg().toBuffer(), "image/jpeg");
}

export async function webp(): Promise<Blob> {
  return blob(await canvas(100, 50).webp().toBuffer(), "image/webp");
}

/** Of three frames. */
export async function movingGif(width = 120, height = 60): Promise<Blob> {
  const frames = await Promise.all(
    ["#a700ff", "#00a7ff", "#a7ff00"].map((background) =>
      sharp({ create: { width, height, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return blob(
    await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer(),
    "image/gif",
  );
}

export const blob = (bytes: Uint8Array | string, type = "") => new Blob([bytes as Uint8Array<ArrayBuffer>], { type });

/** A PDF of one page that says one line. */
export function pdf(text: string): Blob {
  const stream = `BT /F1 24 Tf 72 720 Td (${text}) Tj ET`;
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>",
    `<</Length ${stream.length}>>stream\n${stream}\nendstream`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
  ];
  let body = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj${object}endobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, "0")} 00000 n \n`).join("");
  const end = `xref\n0 6\n0000000000 65535 f \n${table}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF`;
  return blob(body + end, "application/pdf");
}

const CONTENT_TYPES = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
const RELATIONS = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;
const documentOf = (text: string) =>
  `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`;

/** A document of Word with one paragraph; `extra` is put into the archive beside it. */
export const docx = (text: string, extra: Record<string, Buffer> = {}): Blob =>
  blob(
    zip({
      "[Content_Types].xml": Buffer.from(CONTENT_TYPES),
      "_rels/.rels": Buffer.from(RELATIONS),
      "word/document.xml": Buffer.from(documentOf(text)),
      ...extra,
    }),
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  );

/** A zip archive. */
export function zip(entries: Record<string, Buffer>): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(entries)) {
    const packed = deflateRawSync(content);
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt16LE(20, 4);
    header.writeUInt16LE(8, 8);
    header.writeUInt32LE(crc32(content), 14);
    header.writeUInt32LE(packed.length, 18);
    header.writeUInt32LE(content.length, 22);
    header.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(20, 4);
    entry.writeUInt16LE(20, 6);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(crc32(content), 16);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(content.length, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    locals.push(header, Buffer.from(name), packed);
    central.push(entry, Buffer.from(name));
    offset += 30 + name.length + packed.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(entries).length, 8);
  end.writeUInt16LE(Object.keys(entries).length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}
