import { readFileSync } from "node:fs";
import { join } from "node:path";
import { typesetter, withWordsToCopy } from "@muhtawa/typesetting";
import { CALL_OUT_COLOURS, CALL_OUT_NAMES } from "./call-outs.ts";
import type { Article, CallOut } from "./article.ts";
import { NOTES } from "./notes-title.ts";

const template = readFileSync(new URL("./article.typ", import.meta.url), "utf8");
const callOuts = (locale: Article["locale"]) =>
  Object.fromEntries(
    Object.entries(CALL_OUT_COLOURS).map(([kind, colours]) => [kind, { ...colours, name: CALL_OUT_NAMES[locale][kind as CallOut] }]),
  );
const ACCESSIBLE = "ua-1";

/** Sets an article as PDF, tagged, by PDF/UA where the article allows it. Its words go in as data: no markup of theirs runs. */
export function writePdf({ pictures, ...article }: Article): Uint8Array {
  const compiler = typesetter({ workspace: import.meta.dirname });
  const names = pictures.map(({ type }, at) => `picture-${at}.${type}`);
  for (const [at, { bytes }] of pictures.entries()) compiler.mapShadow(join(import.meta.dirname, names[at] ?? ""), Buffer.from(bytes));
  const { locale } = article;
  const told = {
    ...article,
    pictures: names,
    "notes-title": NOTES[locale].title,
    "call-outs": callOuts(locale),
    "locale-direction": locale === "ar" ? "rtl" : "ltr",
  };
  const source = { mainFileContent: template, inputs: { article: JSON.stringify(told) } };
  try {
    return copied(set(compiler, source));
  } finally {
    compiler.evictCache(0);
  }
}

function set(compiler: ReturnType<typeof typesetter>, source: Parameters<typeof compiler.pdf>[0]): Uint8Array {
  try {
    return compiler.pdf(source, { pdfStandard: ACCESSIBLE });
  } catch {
    // PDF/UA refuses some documents, such as those that skip a level of headings: fall back to a tagged PDF.
    return compiler.pdf(source);
  }
}

/** A file whose words can't be written once more is as good to read. */
function copied(bytes: Uint8Array): Uint8Array {
  try {
    return withWordsToCopy(bytes);
  } catch {
    return bytes;
  }
}
