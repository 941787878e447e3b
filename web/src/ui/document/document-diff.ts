import { diffArrays } from "diff";

export type Change = "added" | "removed";

/** A node of a document that two others were made into: what stands in only one of them says so. */
export interface ChangedNode {
  type?: string;
  attrs?: Record<string, unknown>;
  text?: string;
  marks?: { type: string; attrs?: Record<string, unknown> }[];
  content?: ChangedNode[];
  change?: Change;
}

/** Milliseconds that a comparison may take; what isn't compared by then is shown as removed and added whole. */
const LONGEST_MS = 300;
/** Blocks that share fewer of their words than this are two blocks, not one that was changed. */
const LIKE = 0.3;
/** How many blocks ahead one that was changed is looked for. */
const AHEAD = 8;
/** They stand in others of their kind only, so that not they but what they hold is marked. */
const PLACES = new Set(["listItem", "tableRow", "tableHeader", "tableCell"]);

const SEGMENTER = new Intl.Segmenter("ar", { granularity: "word" });

const attributesKey = (attributes: object | undefined) =>
  Object.entries(attributes ?? {})
    .filter(([, value]) => value !== null && value !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));

/** Equal for nodes that are the same, whatever attributes are written out as empty. */
const keyOf = ({ type, text, attrs, marks = [], content = [] }: ChangedNode): string =>
  JSON.stringify([type, text, attributesKey(attrs), marks.map((mark) => [mark.type, attributesKey(mark.attrs)]), content.map(keyOf)]);

interface Run {
  same: ChangedNode[];
  removed: ChangedNode[];
  added: ChangedNode[];
}

/** What is the same in two lists, and between that what went with what came in its place. */
function runsOf(before: readonly ChangedNode[], after: readonly ChangedNode[], until: number): Run[] {
  const changes = diffArrays(before.map(keyOf), after.map(keyOf), { timeout: Math.max(1, until - Date.now()) });
  if (!changes) return [{ same: [], removed: [...before], added: [...after] }];
  const runs: Run[] = [{ same: [], removed: [], added: [] }];
  let [old, now] = [0, 0];
  for (const { added, removed, count } of changes) {
    if (added) runs.at(-1)?.added.push(...after.slice(now, now + count));
    else if (removed) runs.at(-1)?.removed.push(...before.slice(old, old + count));
    else runs.push({ same: after.slice(now, now + count), removed: [], added: [] });
    if (!added) old += count;
    if (!removed) now += count;
  }
  return runs;
}

const hasLetters = ({ text }: ChangedNode) => text === undefined || /[\p{L}\p{N}]/u.test(text);

/** Blanks that are the same between words that are not would tear what changed to shreds: they count as changed, too. */
function closed(runs: readonly Run[]): Run[] {
  const result: Run[] = [];
  for (const run of runs) {
    const last = result.at(-1);
    const tears = last && last.removed.length + last.added.length > 0 && run.removed.length + run.added.length > 0;
    if (!tears || run.same.some(hasLetters)) result.push({ ...run });
    else {
      last.removed = [...last.removed, ...run.same, ...run.removed];
      last.added = [...last.added, ...run.same, ...run.added];
    }
  }
  return result;
}

const isTextBlock = ({ type }: ChangedNode) => type === "paragraph" || type === "heading" || type === "codeBlock";

/** The words of a text block, each with its marks. */
const wordsOf = ({ content = [] }: ChangedNode): ChangedNode[] =>
  content.flatMap((node) =>
    node.text === undefined ? [node] : [...SEGMENTER.segment(node.text)].map(({ segment }) => ({ ...node, text: segment })),
  );

const isAlike = (one: ChangedNode, other: ChangedNode) =>
  one.change === other.change && keyOf({ ...one, text: "" }) === keyOf({ ...other, text: "" });

/** Neighbours of one kind as one text again. */
function joined(words: readonly ChangedNode[]): ChangedNode[] {
  const texts: ChangedNode[] = [];
  for (const word of words) {
    const last = texts.at(-1);
    if (last?.text !== undefined && word.text !== undefined && isAlike(last, word)) {
      texts[texts.length - 1] = { ...last, text: last.text + word.text };
    } else texts.push(word);
  }
  return texts;
}

const marked = (nodes: readonly ChangedNode[], change: Change): ChangedNode[] =>
  nodes.map((node) => (PLACES.has(node.type ?? "") ? { ...node, content: marked(node.content ?? [], change) } : { ...node, change }));

/** A run of words as it is read: what its two sides end in alike is the same. */
function toldOf({ same, removed, added }: Run): ChangedNode[] {
  let alike = 0;
  const isEndAlike = () => {
    const [one, other] = [removed.at(-1 - alike), added.at(-1 - alike)];
    return one !== undefined && other !== undefined && keyOf(one) === keyOf(other);
  };
  while (isEndAlike()) alike += 1;
  const [went, came] = [removed, added].map((words) => words.slice(0, words.length - alike));
  return [...same, ...marked(went ?? [], "removed"), ...marked(came ?? [], "added"), ...added.slice(added.length - alike)];
}

/** One block made of two, when they are alike enough; undefined where they are different ones. */
function merged(before: ChangedNode, after: ChangedNode, until: number): ChangedNode | undefined {
  if (Date.now() > until || before.type !== after.type || keyOf({ ...before, content: [] }) !== keyOf({ ...after, content: [] }))
    return undefined;
  if (!before.content || !after.content) return undefined;
  if (!isTextBlock(before)) return { ...after, content: diffOf(before.content, after.content, until) };
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const runs = runsOf(old, now, until);
  const shared = runs.reduce((sum, { same }) => sum + same.length, 0);
  if (shared < LIKE * Math.max(old.length, now.length)) return undefined;
  const words = closed(runs).flatMap(toldOf);
  return { ...after, content: joined(words) };
}

function diffOf(before: readonly ChangedNode[], after: readonly ChangedNode[], until: number): ChangedNode[] {
  return runsOf(before, after, until).flatMap(({ same, removed, added }) => {
    const rest = [...added];
    const settled = removed.flatMap((node) => {
      for (const [at, candidate] of rest.slice(0, AHEAD).entries()) {
        const whole = merged(node, candidate, until);
        if (whole) return [...marked(rest.splice(0, at + 1).slice(0, at), "added"), whole];
      }
      return marked([node], "removed");
    });
    return [...same, ...settled, ...marked(rest, "added")];
  });
}

/** What changed from one document to another, block by block and in each word by word, formats and pictures included. */
export function documentDiff(before: ChangedNode | null, after: ChangedNode | null): ChangedNode {
  return { type: "doc", content: diffOf(before?.content ?? [], after?.content ?? [], Date.now() + LONGEST_MS) };
}

export interface DiffCount {
  /** Words that came, and that went. */
  added: number;
  removed: number;
  /** Whether there is any difference, in words or not. */
  changed: boolean;
}

const countWords = ({ text = "", content = [] }: ChangedNode): number =>
  [...SEGMENTER.segment(text)].filter(({ isWordLike }) => isWordLike).length + content.reduce((sum, node) => sum + countWords(node), 0);

/** How much of a difference there is. */
export function diffCount(node: ChangedNode): DiffCount {
  if (node.change) return { added: 0, removed: 0, changed: true, [node.change]: countWords(node) };
  const count: DiffCount = { added: 0, removed: 0, changed: false };
  for (const child of node.content ?? []) {
    const { added, removed, changed } = diffCount(child);
    count.added += added;
    count.removed += removed;
    count.changed ||= changed;
  }
  return count;
}
