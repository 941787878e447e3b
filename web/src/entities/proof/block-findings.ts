import type { Finding } from "@muhtawa/text-analysis";
import type { Node } from "@tiptap/pm/model";
import type { Mark } from "./proof-marks.ts";
import type { ProofText } from "./proof-messages.ts";
import { proofTextOf } from "./proof-text.ts";
import type { Proofreader } from "./use-company-proof.ts";

/** UTF-16 units that are asked for at once. */
const AT_ONCE = 20_000;

/** What was found in the blocks of a document. A block is another one once it changes, so only changed ones are looked at again. */
export class BlockFindings {
  #known = new WeakMap<Node, readonly Finding[]>();

  forget(): void {
    this.#known = new WeakMap();
  }

  /** Whether all blocks were looked at. */
  knows(doc: Node): boolean {
    let all = true;
    doc.descendants((node) => {
      if (node.isTextblock) all &&= this.#known.has(node);
      return all && !node.isTextblock;
    });
    return all;
  }

  /** Looks at some blocks that weren't looked at; resolves to whether there are more. */
  async learn(doc: Node, proofread: Proofreader): Promise<boolean> {
    const known = this.#known;
    const blocks: { node: Node; text: ProofText }[] = [];
    let length = 0;
    doc.descendants((node) => {
      if (!node.isTextblock) return length < AT_ONCE;
      if (length >= AT_ONCE || known.has(node)) return false;
      const text = proofTextOf(node);
      if (!text) known.set(node, []);
      else {
        blocks.push({ node, text });
        length += text.text.length;
      }
      return false;
    });
    if (blocks.length === 0) return false;
    const found = await proofread(blocks.map(({ text }) => text));
    for (const [index, { node }] of blocks.entries()) known.set(node, found[index] ?? []);
    return length >= AT_ONCE;
  }

  /** The findings that are known, where they stand. */
  marksIn(doc: Node): Mark[] {
    const marks: Mark[] = [];
    doc.descendants((node, position) => {
      if (!node.isTextblock) return true;
      for (const finding of this.#known.get(node) ?? []) {
        const { start, end } = finding;
        const text = node.textBetween(start, end, "\n", "\uFFFC");
        marks.push({ from: position + 1 + start, to: position + 1 + end, finding, text });
      }
      return false;
    });
    return marks;
  }
}
