import { ImportFault } from "../import-fault.ts";
import { ZipParts } from "../zip-parts.ts";
import { WordFlow } from "./word-flow.ts";
import { WordNumbering } from "./word-lists.ts";
import { noteReference, WordRuns } from "./word-runs.ts";
import { WordStyles } from "./word-styles.ts";
import { attribute, childOf, parseXml } from "./xml.ts";

/** What the files of office programs that aren't archives begin with: old ones, and new ones under a password. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];

/** A document of Word as a page, of which nothing but the structure and the words is its own. */
export async function readWord(
  bytes: Uint8Array<ArrayBuffer>,
  drop: (kind: "picture" | "part", alt: string) => void,
): Promise<HTMLElement> {
  if (COMPOUND.every((byte, at) => bytes[at] === byte)) throw new ImportFault("protected");
  const parts = new ZipParts(bytes);
  const read = async (name: string) => {
    const text = await parts.text(name);
    return text === undefined ? undefined : parseXml(text);
  };
  const relationsOf = async (path: string) => {
    const name = path.lastIndexOf("/") + 1;
    return read(`${path.slice(0, name)}_rels/${path.slice(name)}.rels`);
  };
  /** Where a part is that another one leads to, whatever it is called there. */
  const partOf = (relations: Element | undefined, kind: string, usual: string) => {
    const found = pathIn(relations, kind);
    return found !== undefined && parts.has(found) ? found : usual;
  };
  const main = partOf(await read("_rels/.rels"), "officeDocument", "word/document.xml");
  if (!parts.has(main)) throw new ImportFault("damaged");
  const relations = await relationsOf(main);
  const named = (kind: string) => partOf(relations, kind, `word/${kind}.xml`);
  const body = childOf(await read(main), "body");
  if (!body) throw new ImportFault("damaged");
  const page = document.implementation.createHTMLDocument();
  const styles = new WordStyles(await read(named("styles")));
  const numbering = new WordNumbering(await read(named("numbering")));
  const notesOf = async (kind: string) => ({
    all: notesIn(await read(named(kind))),
    links: linksIn(await relationsOf(named(kind))),
  });
  const notes = {
    footnote: await notesOf("footnotes"),
    endnote: await notesOf("endnotes"),
  };
  /** A note may be referred to at many places. */
  const references = new Map<Element, Element>();
  const noteOf = (kind: keyof typeof notes, id: string) => {
    const { all, links } = notes[kind];
    const note = all.get(id);
    if (!note) return undefined;
    const reference = references.get(note) ?? noteReference(page, note, links, drop);
    references.set(note, reference);
    return reference.cloneNode() as Element;
  };
  const runs = new WordRuns({ page, styles, links: linksIn(relations), noteOf, drop });
  new WordFlow({ page, styles, numbering, runs }, page.body).write(body);
  return page.body;
}

/** The path of a part, by what it is to the one that leads to it; those of a document stand beside it. */
function pathIn(relations: Element | undefined, kind: string): string | undefined {
  const found = [...(relations?.children ?? [])].find((relation) => attribute(relation, "Type")?.endsWith(`/${kind}`));
  const target = attribute(found, "Target");
  if (target?.startsWith("/")) return target.slice(1);
  return target === undefined || kind === "officeDocument" ? target : `word/${target}`;
}

function linksIn(root: Element | undefined): Map<string, string> {
  const outside = [...(root?.children ?? [])].filter((relation) => attribute(relation, "TargetMode") === "External");
  return new Map(outside.map((relation) => [attribute(relation, "Id") ?? "", attribute(relation, "Target") ?? ""]));
}

/** Notes by their names; the lines that part them from the text are none. */
function notesIn(root: Element | undefined): Map<string, Element> {
  const notes = [...(root?.children ?? [])].filter((note) => !/separator|continuation/i.test(attribute(note, "type") ?? ""));
  return new Map(notes.map((note) => [attribute(note, "id") ?? "", note]));
}
