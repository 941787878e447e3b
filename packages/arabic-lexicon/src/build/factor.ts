import { CONJUNCTIONS, QUESTIONS } from "../prefixes.ts";
import type { Automaton, State } from "./minimise.ts";

/** A state of the automaton of stems; `prefixes` has a bit for each prefix that the word ending here takes, none where no word ends. */
export interface StemState {
  readonly prefixes: number;
  readonly edges: readonly (readonly [letter: string, target: number])[];
}

/** The states one is in after each prefix; undefined where the automaton goes no further. */
type Positions = readonly (State | undefined)[];

/** A part of the tree of prefixes that a word may begin with. */
interface Beginnings {
  readonly next: Map<string, Beginnings>;
  ends: boolean;
}

function beginningsOf(prefixes: readonly string[]): Beginnings {
  const root: Beginnings = { next: new Map(), ends: false };
  for (const prefix of prefixes) {
    let node = root;
    for (const letter of prefix) {
      const next = node.next.get(letter) ?? { next: new Map(), ends: false };
      node.next.set(letter, next);
      node = next;
    }
    node.ends = prefix !== "";
  }
  return root;
}

/**
 * Takes prefixes off the words of an automaton: what is left are stems, each with the prefixes that it takes. A word that is a prefix and
 * another word, and takes none itself, isn't kept: بكتاب goes with كتاب, while كبير takes the article and stays although بير is a word. The last
 * state is the root.
 */
export function factor({ root }: Automaton, prefixes: readonly string[]): StemState[] {
  const states: StemState[] = [];
  const known = new Map<string, number>();
  const done = new Map<string, number>();
  const particles = prefixes.reduce((bits, prefix, bit) => (prefix === "" || QUESTIONS.includes(prefix) ? bits : bits | (1 << bit)), 0);
  const begins = beginningsOf([...CONJUNCTIONS, ...prefixes]);
  const beginningIds = new Map<Beginnings, number>();
  const idOf = (beginning: Beginnings) => {
    const id = beginningIds.get(beginning) ?? beginningIds.size;
    beginningIds.set(beginning, id);
    return id;
  };
  // `rests`: where one is in the automaton if what was read so far is a prefix and the beginning of another word.
  const visit = (at: Positions, rests: readonly State[], beginning: Beginnings | undefined): number => {
    const key = `${at.map((state) => state?.id ?? "").join()}/${rests.map(({ id }) => id).join()}/${beginning ? idOf(beginning) : ""}`;
    const seen = done.get(key);
    if (seen !== undefined) return seen;
    const main = at[0];
    const taken = main?.isWord ? at.reduce((bits, state, bit) => (state?.isWord ? bits | (1 << bit) : bits), 0) : 0;
    const isStem = (taken & particles) !== 0 || !rests.some(({ isWord }) => isWord);
    const edges: [string, number][] = [];
    for (const letter of main?.edges.keys() ?? []) {
      const nextBeginning = beginning?.next.get(letter);
      const target = visit(
        at.map((state) => state?.edges.get(letter)),
        withRoot(
          rests.flatMap((state) => state.edges.get(letter) ?? []),
          nextBeginning?.ends === true ? root : undefined,
        ),
        nextBeginning,
      );
      if (target >= 0) edges.push([letter, target]);
    }
    const id = (taken === 0 || !isStem) && edges.length === 0 ? -1 : stateId({ prefixes: isStem ? taken : 0, edges });
    done.set(key, id);
    return id;
  };
  const stateId = (state: StemState): number => {
    const key = `${state.prefixes}:${state.edges.join()}`;
    const id = known.get(key) ?? states.push(state) - 1;
    known.set(key, id);
    return id;
  };
  visit(
    prefixes.map((prefix) => after(root, prefix)),
    [],
    begins,
  );
  return states;
}

const withRoot = (rests: readonly State[], root: State | undefined): State[] =>
  [...new Set(root ? [...rests, root] : rests)].toSorted((a, b) => a.id - b.id);

function after(root: State, prefix: string): State | undefined {
  let state: State | undefined = root;
  for (const letter of prefix) state = state?.edges.get(letter);
  return state;
}
