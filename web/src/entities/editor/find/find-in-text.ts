import { Extension } from "@tiptap/core";
import { closeHistory } from "@tiptap/pm/history";
import { type EditorState, Plugin, PluginKey, TextSelection, type Transaction } from "@tiptap/pm/state";
import { Decoration, DecorationSet, type EditorView } from "@tiptap/pm/view";
import type { Range } from "../../../ui/document/worked-range.ts";
import { hasLongBlock } from "../long-block.ts";
import { foundPlaces } from "./found-places.ts";

interface Finding {
  readonly wanted: string;
  readonly places: readonly Range[];
  /** Which of the places is gone to, from 0; -1 when there is none. */
  readonly current: number;
  readonly shown: DecorationSet;
}

type Told = { readonly wanted: string; readonly near: number } | { readonly current: number } | { readonly replaced: true };

/** Milliseconds without a change until a text with a very long block is searched again. */
const PAUSE_MS = 300;
const KEY = new PluginKey<Finding>("findInText");
const NOTHING: Finding = { wanted: "", places: [], current: -1, shown: DecorationSet.empty };

/** What is searched for in the text, where it stands, and which of the places is gone to. */
export const findingIn = (state: EditorState): Finding => KEY.getState(state) ?? NOTHING;

const tell = (transaction: Transaction, told: Told) => transaction.setMeta(KEY, told).setMeta("addToHistory", false);

function decorated(state: { doc: EditorState["doc"] }, wanted: string, places: readonly Range[], current: number): Finding {
  const shown = DecorationSet.create(
    state.doc,
    places.map(({ from, to }, index) => Decoration.inline(from, to, { class: index === current ? "found found-current" : "found" })),
  );
  return { wanted, places, current, shown };
}

const firstFrom = (places: readonly Range[], position: number) => {
  const index = places.findIndex(({ from }) => from >= position);
  return index < 0 && places.length > 0 ? 0 : index;
};

/** Places go along with what is edited elsewhere; what is edited itself is found at the next pause. */
function follow(transaction: Transaction, before: Finding): Finding {
  const { doc, mapping } = transaction;
  const changed = transaction.changedRange() ?? { from: 0, to: 0 };
  const moved = before.places.map(({ from, to }) => ({ from: mapping.map(from, 1), to: mapping.map(to, -1) }));
  const here = moved[before.current]?.from ?? 0;
  const places = moved.filter(({ from, to }) => to <= changed.from || from >= changed.to);
  return decorated({ doc }, before.wanted, places, firstFrom(places, here));
}

function apply(transaction: Transaction, before: Finding): Finding {
  const told = transaction.getMeta(KEY) as Told | undefined;
  const { doc, docChanged, mapping } = transaction;
  if (told && "wanted" in told) {
    const places = foundPlaces(doc, told.wanted);
    return decorated({ doc }, told.wanted, places, firstFrom(places, told.near));
  }
  if (before.wanted === "") return before;
  if (docChanged && !told && hasLongBlock(doc)) return follow(transaction, before);
  if (docChanged) {
    const places = foundPlaces(doc, before.wanted);
    const here = before.places[before.current];
    // what was written there may hold what is searched for: the search goes on behind it
    const near = here && (told && "replaced" in told ? here.to : here.from);
    return decorated({ doc }, before.wanted, places, firstFrom(places, near === undefined ? 0 : mapping.map(near, 1)));
  }
  return told && "current" in told ? decorated({ doc }, before.wanted, before.places, told.current) : before;
}

/** Searches for a text from the cursor on; an empty one ends the search. */
export const find = (view: EditorView, wanted: string): void =>
  view.dispatch(tell(view.state.tr, { wanted, near: view.state.selection.from }));

/** To the next place, or the one before, round the ends of the text. */
export function goToFound(view: EditorView, step: 1 | -1): void {
  const { places, current } = findingIn(view.state);
  if (places.length > 0) view.dispatch(tell(view.state.tr, { current: (current + step + places.length) % places.length }));
}

/** Selects the place that is gone to. */
export function selectFound(view: EditorView): void {
  const { places, current } = findingIn(view.state);
  const place = places[current];
  if (place) view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, place.from, place.to)).scrollIntoView());
}

const write = (transaction: Transaction, { from, to }: Range, text: string) =>
  text === "" ? transaction.delete(from, to) : transaction.insertText(text, from, to);

/** Writes a text in the place that is gone to, as a step of undoing of its own; the next place is gone to. */
export function replaceFound(view: EditorView, text: string): void {
  const { places, current } = findingIn(view.state);
  const place = places[current];
  if (place) view.dispatch(write(closeHistory(view.state.tr), place, text).setMeta(KEY, { replaced: true } satisfies Told));
}

/** Writes a text in all places, as one step of undoing. Returns how many there were. */
export function replaceAllFound(view: EditorView, text: string): number {
  const { places } = findingIn(view.state);
  const transaction = closeHistory(view.state.tr);
  for (const place of places.toReversed()) write(transaction, place, text);
  if (places.length > 0) view.dispatch(transaction);
  return places.length;
}

/** Marks what is searched for in the text. The text itself is changed by a replacement only. */
export const FindInText = Extension.create({
  name: "findInText",
  addProseMirrorPlugins: () => [
    new Plugin<Finding>({
      key: KEY,
      state: { init: () => NOTHING, apply },
      view: (view) => {
        let pause: ReturnType<typeof setTimeout> | undefined;
        const search = () => {
          const { wanted, places, current } = findingIn(view.state);
          if (wanted !== "") view.dispatch(tell(view.state.tr, { wanted, near: places[current]?.from ?? 0 }));
        };
        return {
          update: (_, before) => {
            if (view.state.doc === before.doc || findingIn(view.state).wanted === "" || !hasLongBlock(view.state.doc)) return;
            clearTimeout(pause);
            pause = setTimeout(search, PAUSE_MS);
          },
          destroy: () => clearTimeout(pause),
        };
      },
      props: { decorations: (state) => findingIn(state).shown },
    }),
  ],
});
