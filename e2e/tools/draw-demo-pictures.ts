import { join } from "node:path";
import sharp from "sharp";
import { DUROOB } from "./demo-drawings/duroob.ts";
import { HARBOUR } from "./demo-drawings/harbour.ts";
import { LOGOS } from "./demo-drawings/logos.ts";
import { SADA } from "./demo-drawings/sada.ts";

/** Draws the pictures of the demo into its folder. Run it when a drawing changes: `npm run demo-pictures -w e2e`. */
const folder = join(import.meta.dirname, "../../infra/local/src/seed/demo/pictures");

/** Pixels from side to side: each is read and written anew when the demo is made. */
const SHOWN_WIDTH = 960;

for (const [name, svg] of Object.entries({ ...DUROOB, ...SADA, ...HARBOUR }))
  await sharp(Buffer.from(svg))
    .resize(SHOWN_WIDTH)
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(join(folder, `${name}.jpg`));

for (const [name, svg] of Object.entries(LOGOS))
  await sharp(Buffer.from(svg))
    .jpeg({ quality: 92, mozjpeg: true, chromaSubsampling: "4:4:4" })
    .toFile(join(folder, `${name}.jpg`));
