import { readableText } from "@muhtawa/contracts/readable-text";
import { safeLink } from "../../ui/document/safe-address.ts";

/** What never belongs into a text, with all that it holds. */
const DROPPED =
  "script, style, meta, link, title, head, iframe, object, embed, form, input, button, select, textarea, svg, math, xml, template, noscript";

/** A list item of Word's, which it writes as a paragraph with a bullet in it. */
const WORD_BULLET = /^\s*(?:[·•§o▪‣-]|(\d+|[a-z])[.)])\s+/i;

const isWordItem = (element: Element) =>
  /mso-list/i.test(element.getAttribute("style") ?? "") || /MsoListParagraph/i.test(element.className);

/** Puts Word's list paragraphs into real lists. */
function gatherLists(body: HTMLElement): void {
  let list: HTMLElement | undefined;
  for (const paragraph of body.querySelectorAll("p")) {
    if (!isWordItem(paragraph)) {
      list = undefined;
      continue;
    }
    const numbered = WORD_BULLET.exec(paragraph.textContent ?? "")?.[1] !== undefined;
    if (!list || list.nextElementSibling !== paragraph) {
      list = body.ownerDocument.createElement(numbered ? "ol" : "ul");
      paragraph.before(list);
    }
    // the bullet stands in elements of its own
    for (const mark of paragraph.querySelectorAll<HTMLElement>("[style*='mso-list:Ignore'], [style*='mso-list: Ignore']")) mark.remove();
    const item = body.ownerDocument.createElement("li");
    item.innerHTML = paragraph.innerHTML.replace(WORD_BULLET, "");
    list.append(item);
    paragraph.remove();
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
  for (const wrapper of body.querySelectorAll<HTMLElement>("b[id^='docs-internal-guid'], b[style*='font-weight:normal']"))
    wrapper.replaceWith(...wrapper.childNodes);
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

/** Pasted HTML without scripts, styles and what word processors put between: the structure, the words and the links that lead somewhere stay. */
export function cleanPaste(html: string): CleanPaste {
  const { body } = new DOMParser().parseFromString(readableText(html), "text/html");
  dropWordsOwn(body);
  for (const element of body.querySelectorAll(DROPPED)) element.remove();
  speakInElements(body);
  gatherLists(body);
  const lostLinks = settleLinks(body);
  for (const element of body.querySelectorAll("*"))
    for (const name of element.getAttributeNames()) if (!KEPT.has(name)) element.removeAttribute(name);
  return { html: body.innerHTML, lostLinks };
}

const KEPT = new Set(["href", "src", "alt", "title", "colspan", "rowspan", "start"]);
