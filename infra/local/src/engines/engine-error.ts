/** A start that failed for a reason the person at the terminal can do something about: the message is one clear line. */
export class EngineError extends Error {
  override name = "EngineError";
}
