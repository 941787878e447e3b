/** What a quotation that quotes nobody is for. */
const CALL_OUTS = ["note", "tip", "warning"] as const;
export type CallOut = (typeof CALL_OUTS)[number];

export const isCallOut = (value: unknown): value is CallOut => CALL_OUTS.some((kind) => kind === value);

/** As GitHub writes them above a quotation in Markdown. */
const MARKDOWN_NAMES: Readonly<Record<string, CallOut>> = {
  note: "note",
  important: "note",
  tip: "tip",
  warning: "warning",
  caution: "warning",
};

/** The kind of a call-out by its name in Markdown; undefined of what is none. */
export const callOutNamed = (name: string): CallOut | undefined =>
  Object.hasOwn(MARKDOWN_NAMES, name.toLowerCase()) ? MARKDOWN_NAMES[name.toLowerCase()] : undefined;
