import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);

const pathOf = (program: string) => (process.env["PATH"] ?? "").split(delimiter).find((folder) => existsSync(join(folder, program)));

/** Whether LibreOffice is installed, which Debian has as libreoffice-writer-nogui. */
export const hasWordProcessor = pathOf("soffice") !== undefined;

/** Milliseconds that LibreOffice may take. Two seconds are usual. */
const PATIENCE = 60_000;

const FILTERS = {
  docx: "docx:MS Word 2007 XML",
  pdf: 'pdf:writer_pdf_Export:{"UseTaggedPDF":{"type":"boolean","value":"true"},"ExportBookmarks":{"type":"boolean","value":"true"}}',
};

/** Word files as LibreOffice saves or prints them, by the names they came with. It begins anew each time, with settings of its own. */
export async function savedByWordProcessor<Name extends string>(
  files: Readonly<Record<Name, Uint8Array>>,
  as: keyof typeof FILTERS,
): Promise<Record<Name, Uint8Array>> {
  const folder = await mkdtemp(join(tmpdir(), "word-processor-"));
  try {
    const names = Object.keys(files) as Name[];
    await Promise.all(names.map((name) => writeFile(join(folder, `${name}.docx`), files[name])));
    const settings = `-env:UserInstallation=${pathToFileURL(join(folder, "settings")).href}`;
    const given = names.map((name) => join(folder, `${name}.docx`));
    const saved = join(folder, "saved");
    await run("soffice", [settings, "--headless", "--convert-to", FILTERS[as], "--outdir", saved, ...given], { timeout: PATIENCE });
    const read = await Promise.all(
      names.map(async (name) => [name, new Uint8Array(await readFile(join(saved, `${name}.${as}`)))] as const),
    );
    return Object.fromEntries(read) as Record<Name, Uint8Array>;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
