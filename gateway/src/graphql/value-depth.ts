/** Levels of lists and objects in each other that a request's variables may have; a text's document has two for each of its own. */
const DEEPEST = 500;
/** Who sends fewer characters can't send more levels. */
export const TOO_SHORT_TO_BE_DEEP = 2 * DEEPEST;

/** Whether values stand in each other more deeply than what writes them down again could follow. */
export const isTooDeep = (value: unknown, left = DEEPEST): boolean =>
  typeof value === "object" && value !== null && (left === 0 || Object.values(value).some((inner) => isTooDeep(inner, left - 1)));
