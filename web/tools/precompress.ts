import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

/** Pictures and fonts are compressed as they are. */
const COMPRESSED = new Set([".js", ".css", ".json", ".lexicon", ".svg"]);
/** Files with a hash in their name: another one could be put in the place of any other, and what stands beside it would be of the one before. */
const HASHED = "assets";
/** Bytes: less fits into one packet either way. */
const LEAST = 1000;
const AT_ONCE = 4;
/** A tenth larger than at best, in a tenth of the time: what is published is worth the rest. */
const QUICK = 9;

const compress = promisify(brotliCompress);

/** Leaves each script, style and dictionary of a build beside itself as the gateway sends it: compressed once and well, instead of at each request and hastily. */
export async function precompress(folder: string, quality = QUICK): Promise<{ readonly files: number; readonly bytes: number }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  await Promise.all(files.filter((file) => extname(file) === ".br").map((file) => rm(file)));
  const waiting = files.filter((file) => COMPRESSED.has(extname(file)) && basename(dirname(file)) === HASHED);
  const sizes: number[] = [];
  const worker = async (): Promise<void> => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const content = await readFile(file);
      if (content.length < LEAST) continue;
      const small = await compress(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      });
      await writeFile(`${file}.br`, small);
      sizes.push(small.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

if (import.meta.main) {
  const { files, bytes } = await precompress(fileURLToPath(new URL("../dist/", import.meta.url)), Number(process.argv[2] ?? QUICK));
  process.stdout.write(`${files} files compressed to ${bytes} bytes\n`);
}
