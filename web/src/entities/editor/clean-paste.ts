import { readableText } from "@muhtawa/contracts/readable-text";
import { directionOfText } from "../../ui/document/block-direction.ts";
import { gatherNotes } from "./notes/pasted-notes.ts";
import { safeLink } from "../../ui/document/safe-address.ts";

/** What never belongs into a text, with all that it holds. */
const DROPPED =
  "script, style, meta, link, title, head, iframe, object, embed, form, input, button, select, textarea, svg, math, xml, template, noscript";

/** What stands before a list item of Word's, which it writes as a paragraph: a bullet, a number or a letter. */
const WORD_BULLET = /^\s*(?:[·•§o▪‣-]|(\p{N}{1,4}|[a-zأ-ي])[.)-])\s+/iu;

const WORD_LEVEL = /mso-list:\s?l\d{1,4} level(\d)/i;

const isWordItem = (element: Element) =>
  /mso-list/i.test(element.getAttribute("style") ?? "") || /MsoListParagraph/i.test(element.className);

/** A list that is being gathered, at its level. */
interface Gathered {
  readonly list: HTMLElement;
  readonly level: number;
}

/** Puts Word's list paragraphs into real lists, one within another by their levels. */
function gatherLists(body: HTMLElement): void {
  const open: Gathered[] = [];
  for (const paragraph of body.querySelectorAll("p")) {
    if (!isWordItem(paragraph)) {
      open.length = 0;
      continue;
    }
    if (open[0] && open[0].list.nextElementSibling !== paragraph) open.length = 0;
    const level = Number(WORD_LEVEL.exec(paragraph.getAttribute("style") ?? "")?.[1] ?? 1);
    while ((open.at(-1)?.level ?? 0) > level && open.length > 1) open.pop();
    let into = open.at(-1);
    if (!into || into.level < level) {
      const numbered = WORD_BULLET.exec(paragraph.textContent ?? "")?.[1] !== undefined;
      const list = body.ownerDocument.createElement(numbered ? "ol" : "ul");
      if (into) into.list.lastElementChild?.append(list);
      else paragraph.before(list);
      into = { list, level };
      open.push(into);
    }
    // the bullet stands in elements of its own
    const marks = paragraph.querySelectorAll<HTMLElement>("[style*='mso-list:Ignore'], [style*='mso-list: Ignore']");
    for (const mark of marks) mark.remove();
    const item = body.ownerDocument.createElement("li");
    const words = body.ownerDocument.createElement("p");
    // without it the words begin at once, whatever they look like: "د. أحمد", "J. Smith"
    words.innerHTML = (marks.length > 0 ? paragraph.innerHTML : paragraph.innerHTML.replace(WORD_BULLET, "")).trim();
    for (const name of ["dir", "style"]) words.setAttribute(name, paragraph.getAttribute(name) ?? "");
    item.append(words);
    into.list.append(item);
    paragraph.remove();
  }
}

/** Google Docs writes a list within a list beside the entry that it belongs to. */
function nestLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll(":is(ul, ol) > :is(ul, ol)")) {
    const entry = list.previousElementSibling;
    if (entry?.tagName === "LI") entry.append(list);
  }
}

const BLOCKS = "p, h1, h2, h3, h4, h5, h6, li, ul, ol, blockquote, table";

const ALIGNED = "p, h1, h2, h3, h4, h5, h6";

const saidDirection = (block: HTMLElement) => /^(?:ltr|rtl)$/.exec(block.dir || block.style.direction)?.[0];

/** Words that begin in a direction of their own stand in that of what is around, which won't be there. */
function inheritDirections(body: HTMLElement): void {
  const blocks = [...body.querySelectorAll<HTMLElement>(ALIGNED)].filter((block) => !block.hasAttribute("dir") && !block.style.direction);
  const around = blocks.map((block) => block.closest("[dir=rtl], [dir=ltr]")?.getAttribute("dir") ?? "");
  for (const [at, block] of blocks.entries()) if (directionOfText(block.textContent ?? "")) block.dir = around[at] ?? "";
}

/** A direction stays where the words themselves begin in the other one, or in none: the editor finds all others by itself. */
function settleDirections(body: HTMLElement): void {
  for (const block of body.querySelectorAll<HTMLElement>(BLOCKS)) {
    const said = saidDirection(block);
    if (said && said !== directionOfText(block.textContent ?? "")) block.setAttribute("dir", said);
    else block.removeAttribute("dir");
  }
}

/** Conditional comments hold Word's own markup; its `o:p` wraps what it means for itself. */
function dropWordsOwn(body: HTMLElement): void {
  const comments = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  while (comments.nextNode()) found.push(comments.currentNode);
  for (const comment of found) (comment as Comment).remove();
  for (const wrapper of body.querySelectorAll("o\\:p")) wrapper.replaceWith(...wrapper.childNodes);
}

/** Google Docs wraps all in a `b` of no weight, and says bold and italic by styles. */
function speakInElements(body: HTMLElement): void {
  // Word's bold has a style of a like name, mso-bidi-font-weight.
  for (const wrapper of body.querySelectorAll<HTMLElement>("b[id^='docs-internal-guid'], b[style]"))
    if (wrapper.id.startsWith("docs-internal-guid") || wrapper.style.fontWeight === "normal") wrapper.replaceWith(...wrapper.childNodes);
  for (const span of body.querySelectorAll<HTMLElement>("span[style]")) {
    const { fontWeight, fontStyle } = span.style;
    const names = [...(Number(fontWeight) >= 600 || fontWeight === "bold" ? ["strong"] : []), ...(fontStyle === "italic" ? ["em"] : [])];
    for (const name of names) {
      const mark = body.ownerDocument.createElement(name);
      mark.append(...span.childNodes);
      span.append(mark);
    }
  }
}

/** Links keep their targets, or only their words; answers how many of those there are. */
function settleLinks(body: HTMLElement): number {
  let lost = 0;
  for (const link of body.querySelectorAll("a")) {
    const written = link.getAttribute("href");
    const target = safeLink(written ?? "");
    if (target) link.setAttribute("href", target);
    else link.replaceWith(...link.childNodes);
    if (written && !target) lost += 1;
  }
  return lost;
}

interface CleanPaste {
  html: string;
  /** Links whose target can't be kept, so that only their words were. */
  lostLinks: number;
}

/** The sides of a block that is read the one way or the other. */
const SIDES = { ltr: { left: "", right: "end" }, rtl: { left: "end", right: "" } } as const;

/** An alignment is said by where reading begins, whichever side that is. */
function settleAlignments(body: HTMLElement): void {
  for (const block of body.querySelectorAll<HTMLElement>(ALIGNED)) {
    const { textAlign, direction } = block.style;
    const around = block.closest("[dir=rtl], [dir=ltr]")?.getAttribute("dir") ?? directionOfText(block.textContent ?? "");
    const side = textAlign === "left" || textAlign === "right" ? SIDES[around === "rtl" ? "rtl" : "ltr"][textAlign] : textAlign;
    block.removeAttribute("style");
    block.dir ||= direction;
    if (["center", "end", "justify"].includes(side)) block.style.textAlign = side;
  }
}

/** Our own pages write a call-out as a box with its name above. */
function gatherCallOuts(body: HTMLElement): void {
  for (const box of body.querySelectorAll<HTMLElement>("div.call-out")) {
    const quotation = body.ownerDocument.createElement("blockquote");
    const kind = ["note", "tip", "warning"].find((name) => box.classList.contains(name));
    if (kind) quotation.dataset.kind = kind;
    if (box.dir) quotation.dir = box.dir;
    box.querySelector(":scope > .name")?.remove();
    quotation.append(...box.childNodes);
    box.replaceWith(quotation);
  }
}

/** What a cell may cover, as the content service takes it. */
const MOST_SPANNED = { colspan: 100, rowspan: 1_000 } as const;

/** The editor makes as many columns as a cell says that it covers. */
function settleSpans(body: HTMLElement): void {
  for (const cell of body.querySelectorAll("td, th"))
    for (const [side, most] of Object.entries(MOST_SPANNED)) {
      const span = Math.min(most, Number.parseInt(cell.getAttribute(side) ?? "", 10) || 1);
      if (span > 1) cell.setAttribute(side, String(span));
      else cell.removeAttribute(side);
    }
}

interface PasteOptions {
  /** It is a whole page: paragraphs stay as they are aligned and directed by it. */
  whole?: boolean;
}

/** Pasted HTML without scripts, styles and what word processors put between: the structure, the words and the links that lead somewhere stay. */
export function cleanPaste(html: string, { whole = false }: PasteOptions = {}): CleanPaste {
  const { body } = new DOMParser().parseFromString(readableText(html), "text/html");
  dropWordsOwn(body);
  gatherCallOuts(body);
  for (const element of body.querySelectorAll(DROPPED)) element.remove();
  speakInElements(body);
  gatherNotes(body);
  gatherLists(body);
  nestLists(body);
  settleSpans(body);
  if (whole) inheritDirections(body);
  if (whole) settleAlignments(body);
  settleDirections(body);
  const lostLinks = settleLinks(body);
  for (const element of body.querySelectorAll("*"))
    for (const name of element.getAttributeNames())
      if (!isKept(element, name) && !(whole && name === "style" && element.matches(ALIGNED))) element.removeAttribute(name);
  return { html: body.innerHTML, lostLinks };
}

function isKept(element: Element, name: string): boolean {
  if (name === "dir") return element.matches(BLOCKS);
  if (name === "class") return element.tagName === "CODE" && /^language-[\w+#.-]{1,40}$/.test(element.className);
  if (name === "data-kind") return element.tagName === "BLOCKQUOTE";
  return KEPT.has(name) || (OF_NOTES.has(name) && element.tagName === "SUP");
}

const OF_NOTES = new Set(["data-footnote", "data-note", "data-href"]);
const KEPT = new Set(["href", "src", "alt", "title", "colspan", "rowspan", "start"]);
