import { LONGEST_NOTE, noteText } from "@muhtawa/text-analysis";
import { safeLink } from "../../../ui/document/safe-address.ts";

/** The names that a link may be led back to by: its own, and those of what is drawn around it. */
const namesOf = (link: Element): string[] =>
  [link, link.parentElement, link.parentElement?.parentElement].flatMap((element) =>
    element ? [element.id, element.getAttribute("name") ?? ""].filter(Boolean) : [],
  );

const targetOf = (link: Element) => decoded(link.getAttribute("href")?.slice(1) ?? "");

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** What a note is written in: Word gives several paragraphs one box. */
const boxOf = (back: Element) => back.closest("div[id^='ftn'], div[id^='edn'], li") ?? back.closest("p, dd, td, div");

/** What a note says, without its number and the way back. */
function readNote(box: Element, back: Element): { text: string; href: string } {
  const links = [...box.querySelectorAll("a")].filter((link) => link !== back);
  const source = links.find((link) => /^https?:/i.test(link.getAttribute("href") ?? ""));
  const href = safeLink(source?.getAttribute("href") ?? "");
  // an address in words is said once
  if (href && safeLink((source?.textContent ?? "").trim()) === href) source?.remove();
  back.remove();
  box.querySelector(".number")?.remove();
  return { text: noteText(box.textContent ?? "").slice(0, LONGEST_NOTE), href };
}

/**
 * Makes references of the editor's of those that lead to a note which leads back, as word processors and other pages write them, and takes their
 * notes from the end.
 */
export function gatherNotes(body: HTMLElement): void {
  const links = [...body.querySelectorAll("a[href^='#']")];
  if (links.length === 0) return;
  const named = new Map(
    [...body.querySelectorAll("[id], [name]")].flatMap((element) => [
      [element.id, element],
      [element.getAttribute("name") ?? "", element],
    ]) as [string, Element][],
  );
  const leading = new Map(links.toReversed().map((link) => [targetOf(link), link]));
  const used = new Set<Element>();
  for (const link of links) {
    const target = named.get(targetOf(link));
    const back = namesOf(link)
      .map((name) => leading.get(name))
      .find((other) => other !== undefined && target?.contains(other));
    const box = back && boxOf(back);
    const isBefore = back && (link.compareDocumentPosition(back) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    if (!box || !isBefore || box.contains(link) || used.has(box)) continue;
    used.add(box);
    const { text, href } = readNote(box, back);
    const reference = body.ownerDocument.createElement("sup");
    Object.assign(reference.dataset, { footnote: "", note: text, href });
    const raised = link.closest("sup");
    (raised && raised.textContent === link.textContent ? raised : link).replaceWith(reference);
    dropped(box);
  }
  // the line that had parted the notes from the text
  if (used.size > 0 && body.lastElementChild?.tagName === "HR") body.lastElementChild.remove();
}

const isVoid = (element: Element) => (element.textContent ?? "").trim() === "" && !element.querySelector("img");

/** Takes a note's box away, with what is about notes alone. */
function dropped(box: Element): void {
  const all = box.closest("section[role='doc-endnotes'], section[data-footnotes], [style*='footnote-list'], [style*='endnote-list']");
  let empty: Element | null = box.parentElement;
  box.remove();
  while (empty && empty !== all && empty.tagName !== "BODY" && isVoid(empty)) {
    const { parentElement } = empty;
    empty.remove();
    empty = parentElement;
  }
  if (all && !all.querySelector("li, p")) all.remove();
}
