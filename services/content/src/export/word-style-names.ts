/** The styles of what Word has no kind of paragraph for, by the names that they are read back by. */
export const WORD_STYLES = {
  quote: "Quote",
  code: "Code",
  note: "CallOutNote",
  noteName: "CallOutNoteName",
  tip: "CallOutTip",
  tipName: "CallOutTipName",
  warning: "CallOutWarning",
  warningName: "CallOutWarningName",
} as const;

/** `CallOutTipName`: "Call-out tip name". */
const spoken = (id: string) =>
  id.startsWith("CallOut") ? `Call-out${id.slice("CallOut".length).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}` : id;

/** As they are defined in a document: they only say what a paragraph is; how it looks is said at each. */
export const NAMED_STYLES = Object.values(WORD_STYLES).map((id) => ({ id, name: spoken(id), basedOn: "Normal", quickFormat: true }));
