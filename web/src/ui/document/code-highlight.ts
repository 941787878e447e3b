import { CodeBlock } from "@tiptap/extension-code-block";
import type { Node } from "@tiptap/pm/model";
import { Plugin, PluginKey } from "@tiptap/pm/state";
import { Decoration, DecorationSet, type EditorView } from "@tiptap/pm/view";
import { common, createLowlight } from "lowlight";

/** Milliseconds between two highlightings of code that is being typed. */
const HIGHLIGHT_MS = 1000;
/** Letters of code of a document that are coloured; more would hold up the keys of who types it. */
const COLOURED = 10_000;
/** Letters by which the language of code is told. */
const TOLD_BY = 2_000;

const lowlight = createLowlight(common);

/** The languages that code can be told to be in. */
export const CODE_LANGUAGES = lowlight.listLanguages().toSorted();

type Tree = ReturnType<typeof lowlight.highlight>;
type Part = Tree["children"][number];

interface Piece {
  text: string;
  classes: readonly string[];
}

/** The pieces of highlighted code, each with its classes. */
function pieces(parts: readonly Part[], inherited: readonly string[] = []): Piece[] {
  return parts.flatMap((part) => {
    if (part.type === "text") return [{ text: part.value, classes: inherited }];
    if (part.type !== "element") return [];
    const own = part.properties.className;
    return pieces(part.children as Part[], Array.isArray(own) ? [...inherited, ...own.map(String)] : inherited);
  });
}

const known = new WeakMap<Node, readonly Piece[]>();

function piecesOf(block: Node): readonly Piece[] {
  const before = known.get(block);
  if (before) return before;
  const code = block.textContent;
  const told = String(block.attrs.language ?? "");
  const language = lowlight.registered(told) ? told : lowlight.highlightAuto(code.slice(0, TOLD_BY)).data?.language;
  const found = language ? pieces(lowlight.highlight(language, code).children) : [];
  known.set(block, found);
  return found;
}

function highlight(doc: Node): DecorationSet {
  const found: Decoration[] = [];
  let left = COLOURED;
  doc.descendants((node, position) => {
    if (node.type.name !== "codeBlock") return node.isBlock;
    if (node.content.size > left) return false;
    left -= node.content.size;
    let from = position + 1;
    for (const { text, classes } of piecesOf(node)) {
      if (classes.length > 0) found.push(Decoration.inline(from, from + text.length, { class: classes.join(" ") }));
      from += text.length;
    }
    return false;
  });
  return DecorationSet.create(doc, found);
}

const key = new PluginKey<DecorationSet>("codeHighlight");

const hasCode = (doc: Node) => {
  let found = false;
  doc.descendants((node) => {
    found ||= node.type.name === "codeBlock";
    return !found && node.isBlock;
  });
  return found;
};

/** Highlights at once what is there, and what is typed at most once a second. */
function highlighting(): Plugin<DecorationSet> {
  return new Plugin<DecorationSet>({
    key,
    state: {
      init: (_, { doc }) => highlight(doc),
      apply: (transaction, shown) =>
        (transaction.getMeta(key) as DecorationSet | undefined) ?? shown.map(transaction.mapping, transaction.doc),
    },
    props: { decorations: (state) => key.getState(state) },
    view: (view: EditorView) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const now = () => {
        timer = undefined;
        view.dispatch(view.state.tr.setMeta(key, highlight(view.state.doc)).setMeta("addToHistory", false));
      };
      return {
        update: (_, before) => {
          if (before.doc !== view.state.doc && hasCode(view.state.doc)) timer ??= setTimeout(now, HIGHLIGHT_MS);
        },
        destroy: () => clearTimeout(timer),
      };
    },
  });
}

/** Code whose words are coloured by its language. */
export const HighlightedCode = CodeBlock.extend({
  addProseMirrorPlugins() {
    return [...(this.parent?.() ?? []), highlighting()];
  },
});
