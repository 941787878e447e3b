import { Extension } from "@tiptap/core";

/** What a quotation that quotes nobody is for. */
const CALL_OUTS = ["note", "tip", "warning"] as const;
export type CallOut = (typeof CALL_OUTS)[number];

declare module "@tiptap/core" {
  interface Commands<ReturnType> {
    callOut: {
      /** Sets the selected blocks apart as a note, a tip or a warning. */
      setCallOut: (kind: CallOut) => ReturnType;
    };
  }
}

const isCallOut = (value: unknown): value is CallOut => CALL_OUTS.some((kind) => kind === value);

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
  addCommands: () => ({
    setCallOut:
      (kind) =>
      ({ editor, commands }) =>
        editor.isActive("blockquote") ? commands.updateAttributes("blockquote", { kind }) : commands.wrapIn("blockquote", { kind }),
  }),
});
