import { readingDirection, withoutPromptLines, wordCount } from "@muhtawa/text-analysis";
import type { Node } from "@tiptap/pm/model";
import { suggestionOn } from "../suggestions/suggester.ts";

/** How much there is of a text. */
export interface TextFigures {
  readonly words: number;
  /** Characters as a reader counts them, blanks and line ends among them. */
  readonly characters: number;
  /** Seconds that reading it takes. */
  readonly seconds: number;
}

/** Words that are read in a minute: Brysbaert 2019 for English, Abu-Rabia and others' range for unvocalised Arabic. */
const WORDS_A_MINUTE = { ltr: 238, rtl: 180 } as const;

const blocks = new WeakMap<Node, TextFigures>();

/** Its words as they stand while nobody has accepted what is suggested. */
function standingText(block: Node): string {
  let text = "";
  block.forEach((node) => {
    const mark = suggestionOn(node);
    if (mark?.type.name === "insertion" || mark?.attrs.part === "break") return;
    text += node.text ?? (node.type.name === "hardBreak" ? "\n" : "");
  });
  return text;
}

/** A line that only asks the writer for something is no part of the text. */
function figuresOfBlock(block: Node): TextFigures {
  const before = blocks.get(block);
  if (before) return before;
  const text = withoutPromptLines(standingText(block));
  const words = wordCount(text);
  const figures = { words, characters: [...text].length, seconds: (words * 60) / WORDS_A_MINUTE[readingDirection(text)] };
  blocks.set(block, figures);
  return figures;
}

/** Counts a document; blocks that haven't changed since aren't counted again. */
export function textFigures(doc: Node): TextFigures {
  let [words, characters, seconds, lines] = [0, 0, 0, 0];
  doc.descendants((node) => {
    if (!node.isTextblock) return true;
    const figures = figuresOfBlock(node);
    words += figures.words;
    characters += figures.characters;
    seconds += figures.seconds;
    if (figures.characters > 0) lines += 1;
    return false;
  });
  // the ends of the lines between
  return { words, characters: characters + Math.max(0, lines - 1), seconds };
}
