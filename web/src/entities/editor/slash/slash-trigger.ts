import { Extension } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { type EditorState, Plugin, PluginKey, type Transaction } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import type { Range } from "../../../ui/document/worked-range.ts";

/** What is typed after a "/" that asks for the menu, and where it stands, the stroke with it. */
export interface Asked extends Range {
  readonly query: string;
}

interface SlashState {
  readonly asked: Asked | null;
  /** Where a stroke stands whose menu the person has closed. */
  readonly dismissed: number | null;
  /** The entry of the menu that the keys have reached, and the menu, by their ids. */
  readonly active: { readonly menu: string; readonly entry: string } | null;
}

type Told = { readonly dismiss: true } | { readonly active: SlashState["active"] };

const KEY = new PluginKey<SlashState>("slash");
const NOTHING: SlashState = { asked: null, dismissed: null, active: null };
/** Characters after the stroke until it is taken for a text like any other. */
const LONGEST = 24;

export const slashState = (state: EditorState): SlashState => KEY.getState(state) ?? NOTHING;

export const dismissSlash = (transaction: Transaction): Transaction => transaction.setMeta(KEY, { dismiss: true });
export const reachEntry = (transaction: Transaction, active: SlashState["active"]): Transaction =>
  transaction.setMeta(KEY, { active }).setMeta("addToHistory", false);

/** A stroke at the beginning of a line or behind a blank, and what stands from it to the cursor. */
function askedAt({ selection }: EditorState): Asked | null {
  const { $from, empty } = selection;
  const { parent, parentOffset } = $from;
  if (!empty || !parent.isTextblock || parent.type.spec.code || $from.marks().some(({ type }) => type.spec.code)) return null;
  const before = parent.textBetween(Math.max(0, parentOffset - LONGEST - 2), parentOffset, "\n", "\n");
  const stroke = before.lastIndexOf("/");
  if (stroke < 0 || before.length - stroke - 1 > LONGEST) return null;
  const query = before.slice(stroke + 1);
  const ahead = before.charAt(stroke - 1);
  if (!/^\s?$/u.test(ahead) || /^\s|\s\s|\n/u.test(query)) return null;
  // what begins before the part that was looked at
  if (stroke === 0 && parentOffset > before.length) return null;
  return { from: $from.pos - query.length - 1, to: $from.pos, query };
}

const isStroke = (doc: Node, at: number) => at < doc.content.size && doc.textBetween(at, at + 1) === "/";

function apply(transaction: Transaction, before: SlashState, _: EditorState, state: EditorState): SlashState {
  const told = transaction.getMeta(KEY) as Told | undefined;
  const { doc, docChanged, selectionSet, mapping } = transaction;
  if (told && "active" in told) return { ...before, active: told.active };
  if (!docChanged && !selectionSet && !told) return before;
  const closed = told ? (before.asked?.from ?? null) : before.dismissed;
  const there = closed === null ? null : mapping.map(closed, -1);
  const dismissed = there !== null && isStroke(doc, there) ? there : null;
  const asked = askedAt(state);
  // Only what is typed opens it: a text that is gone through has strokes, too.
  const isNew = !before.asked && !docChanged;
  if (told || !asked || isNew || asked.from === dismissed) return { ...NOTHING, dismissed };
  return { asked, dismissed: null, active: before.active };
}

/** Knows when a "/" asks for the menu of blocks, and tells screen readers of the menu's entry that is reached. */
export const SlashTrigger = Extension.create({
  name: "slashTrigger",
  addProseMirrorPlugins: () => [
    new Plugin<SlashState>({
      key: KEY,
      state: { init: () => NOTHING, apply },
      props: {
        attributes: (state): Record<string, string> => {
          const { active } = slashState(state);
          return active ? { "aria-controls": active.menu, "aria-activedescendant": active.entry } : {};
        },
        decorations: (state) => {
          const { asked } = slashState(state);
          return asked && DecorationSet.create(state.doc, [Decoration.inline(asked.from, asked.to, { class: "slash" })]);
        },
      },
    }),
  ],
});
