/** Takes the calendar's own part out of an address. */
export const NO_SPAN = { span: "", month: "", week: "" } as const;
