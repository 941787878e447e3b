/** A start that can't be, told in one line that says what to do. */
export class StartError extends Error {
  override name = "StartError";
}
