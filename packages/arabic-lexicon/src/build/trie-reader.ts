/** A node of a word automaton; nodes are shared between words. */
export interface TrieNode {
  readonly edges: Map<string, TrieNode>;
  isWord: boolean;
}

const newNode = (): TrieNode => ({ edges: new Map(), isWord: false });

const RADIX = 32;

/**
 * Reads CSpell's format `TrieXv3`: letters go one down, `$` ends a word and goes one up, `<` goes one up and a digit after either further
 * up, `#n;` stands for the nth node, `\` takes the next sign as a letter.
 */
export function readTrie(text: string): TrieNode {
  const root = newNode();
  const leaf: TrieNode = { edges: new Map(), isWord: true };
  const nodes = [root];
  const path: { node: TrieNode; letter: string }[] = [{ node: root, letter: "" }];
  const top = () => path.at(-1) as { node: TrieNode; letter: string };
  const shareTop = (node: TrieNode) => {
    path.at(-2)?.node.edges.set(top().letter, node);
    top().node = node;
    nodes.pop();
  };
  const down = (letter: string) => {
    const node = newNode();
    top().node.edges.set(letter, node);
    nodes.push(node);
    path.push({ node, letter });
  };
  let goesUp = false;
  for (let at = text.indexOf("__DATA__\n") + "__DATA__\n".length; at < text.length; at++) {
    const sign = text.charAt(at);
    if (goesUp && sign >= "2" && sign <= "9") {
      path.length -= Number(sign) - 1;
      continue;
    }
    goesUp = sign === "$" || sign === "<";
    if (sign === "$") {
      const { node } = top();
      node.isWord = true;
      if (node.edges.size === 0) shareTop(leaf);
      path.pop();
    } else if (sign === "<") path.pop();
    else if (sign === "#") {
      const end = text.indexOf(";", at);
      const node = nodes[Number.parseInt(text.slice(at + 1, end), RADIX)];
      if (!node) throw new Error(`The trie refers to a node that it doesn't have, at ${at}`);
      shareTop(node);
      at = end;
    } else if (sign === "\\") down(text.charAt(++at));
    else if (sign !== "\n" && sign !== "\r") down(sign);
  }
  return root;
}

/** Adds a word; nodes on its way are copied, since others may share them. */
export function addWord(root: TrieNode, word: string): void {
  let node = root;
  for (const letter of word) {
    const shared = node.edges.get(letter);
    const own: TrieNode = shared ? { edges: new Map(shared.edges), isWord: shared.isWord } : newNode();
    node.edges.set(letter, own);
    node = own;
  }
  node.isWord = true;
}
