/** A deed of the editor and the keys that do it, as they are written on a keyboard. */
export interface Shortcut {
  readonly id: string;
  /** One way to press it, or several. */
  readonly keys: readonly (readonly string[])[];
}

/** Stands for Ctrl, and for ⌘ on a Mac. */
export const MOD = "Mod";

/** All of them, by what they are about. */
export const SHORTCUTS: readonly {
  readonly id: "anywhere" | "work" | "format" | "blocks" | "move";
  readonly shortcuts: readonly Shortcut[];
}[] = [
  {
    id: "anywhere",
    shortcuts: [
      { id: "save", keys: [[MOD, "S"]] },
      { id: "search", keys: [[MOD, "K"]] },
      { id: "nextFinding", keys: [["F8"]] },
      { id: "previousFinding", keys: [["Shift", "F8"]] },
      { id: "keys", keys: [["?"]] },
    ],
  },
  {
    id: "work",
    shortcuts: [
      { id: "undo", keys: [[MOD, "Z"]] },
      { id: "redo", keys: [[MOD, "Shift", "Z"]] },
      { id: "find", keys: [[MOD, "F"]] },
      { id: "replace", keys: [[MOD, "H"]] },
      { id: "insert", keys: [["/"]] },
      { id: "askAi", keys: [[MOD, "J"]] },
      { id: "suggest", keys: [[MOD, "Shift", "X"]] },
      { id: "fullScreen", keys: [[MOD, "Shift", "F"]] },
      { id: "help", keys: [[MOD, "/"]] },
    ],
  },
  {
    id: "format",
    shortcuts: [
      { id: "bold", keys: [[MOD, "B"]] },
      { id: "italic", keys: [[MOD, "I"]] },
      { id: "underline", keys: [[MOD, "U"]] },
      { id: "strike", keys: [[MOD, "Shift", "S"]] },
      { id: "inlineCode", keys: [[MOD, "E"]] },
    ],
  },
  {
    id: "blocks",
    shortcuts: [
      { id: "paragraph", keys: [[MOD, "Alt", "0"]] },
      { id: "headings", keys: [[MOD, "Alt", "1…4"]] },
      { id: "orderedList", keys: [[MOD, "Shift", "7"]] },
      { id: "bulletList", keys: [[MOD, "Shift", "8"]] },
      { id: "quote", keys: [[MOD, "Shift", "B"]] },
      { id: "code", keys: [[MOD, "Alt", "C"]] },
      {
        id: "moveBlock",
        keys: [
          ["Alt", "Shift", "↑"],
          ["Alt", "Shift", "↓"],
        ],
      },
      { id: "footnote", keys: [[MOD, "Alt", "F"]] },
      { id: "lineBreak", keys: [["Shift", "Enter"]] },
    ],
  },
  {
    id: "move",
    shortcuts: [
      { id: "nextSuggestion", keys: [["F7"]] },
      { id: "previousSuggestion", keys: [["Shift", "F7"]] },
    ],
  },
];
