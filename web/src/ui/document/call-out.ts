import { Extension } from "@tiptap/core";
import { type CallOut, callOutNamed, isCallOut } from "./call-outs.ts";

declare module "@tiptap/core" {
  interface Commands<ReturnType> {
    callOut: {
      /** Sets the selected blocks apart as a note, a tip or a warning. */
      setCallOut: (kind: CallOut) => ReturnType;
    };
  }
}

/** Quotations may be call-outs: what doesn't know them shows them as quotations. */
export const CallOuts = Extension.create({
  name: "callOuts",
  addGlobalAttributes: () => [
    {
      types: ["blockquote"],
      attributes: {
        kind: {
          default: null,
          parseHTML: (element: HTMLElement) => (isCallOut(element.dataset.kind) ? element.dataset.kind : null),
          renderHTML: ({ kind }) => (isCallOut(kind) ? { "data-kind": kind } : {}),
        },
      },
    },
  ],
  markdownTokenizer: {
    name: "callOuts",
    level: "block",
    start: "> [!",
    tokenize: (source, _, lexer) => {
      const {
        0: raw,
        1: name = "",
        2: quoted = "",
      } = /^ {0,3}> ?\[!([a-z]{3,9})\][ \t]*((?:\n {0,3}>[^\n]*)*)(?:\n|$)/i.exec(source) ?? [];
      const kind = callOutNamed(name);
      if (raw === undefined || kind === undefined) return undefined;
      const inner = quoted.replaceAll(/\n {0,3}> ?/g, "\n").slice(1);
      return { type: "callOuts", raw, kind, tokens: lexer.blockTokens(inner) };
    },
  },
  parseMarkdown: ({ kind, tokens = [] }, { createNode, parseBlockChildren, parseChildren }) =>
    createNode("blockquote", { kind }, (parseBlockChildren ?? parseChildren)(tokens)),
  addCommands: () => ({
    setCallOut:
      (kind) =>
      ({ editor, commands }) =>
        editor.isActive("blockquote") ? commands.updateAttributes("blockquote", { kind }) : commands.wrapIn("blockquote", { kind }),
  }),
});
