type Input = Readonly<Record<string, unknown>>;

/** The fields that were given: one that is undefined was left out, null clears. */
export const given = (input: Input): Input => Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
