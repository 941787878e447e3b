import type { TrieNode } from "./trie-reader.ts";

/** A state of the smallest automaton for a set of words; `id` is its place in the list, after all that it leads to. */
export interface State {
  readonly id: number;
  readonly isWord: boolean;
  readonly edges: ReadonlyMap<string, State>;
}

/** An automaton as built: its states, and the one that a word begins in. */
export interface Automaton {
  readonly states: readonly State[];
  readonly root: State;
}

/** The smallest automaton for those words of a trie that are made of certain letters only. */
export function minimise(root: TrieNode, letters: ReadonlySet<string>): Automaton {
  const states: State[] = [];
  const known = new Map<string, State>();
  const done = new Map<TrieNode, State | undefined>();
  const stateOf = (node: TrieNode): State | undefined => {
    if (done.has(node)) return done.get(node);
    const edges = new Map<string, State>();
    let key = node.isWord ? "+" : "-";
    for (const letter of [...node.edges.keys()].filter((sign) => letters.has(sign)).toSorted()) {
      const next = stateOf(node.edges.get(letter) as TrieNode);
      if (!next) continue;
      edges.set(letter, next);
      key += `${letter}${next.id}`;
    }
    const state = edges.size === 0 && !node.isWord ? undefined : (known.get(key) ?? { id: states.length, isWord: node.isWord, edges });
    if (state && state.id === states.length) {
      states.push(state);
      known.set(key, state);
    }
    done.set(node, state);
    return state;
  };
  const first = stateOf(root);
  if (!first) throw new Error("No word is made of these letters");
  return { states, root: first };
}
