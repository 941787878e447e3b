/**
 * Writes that say the same however often they are made: those asked for while one of their key is under way share the next one, which begins
 * after all of them were asked for.
 */
export class SharedWrites {
  readonly #underWay = new Map<string, Promise<void>>();
  readonly #next = new Map<string, Promise<void>>();

  /** Resolves when a write has been made that began after the call. */
  write(key: string, write: () => Promise<void>): Promise<void> {
    const shared = this.#next.get(key);
    if (shared) return shared;
    const before = this.#underWay.get(key);
    if (!before) return this.#begin(key, write);
    const next = before
      .catch(() => {})
      .then(() => {
        this.#next.delete(key);
        return this.#begin(key, write);
      });
    this.#next.set(key, next);
    return next;
  }

  #begin(key: string, write: () => Promise<void>): Promise<void> {
    const writing = write().finally(() => {
      if (this.#underWay.get(key) === writing) this.#underWay.delete(key);
    });
    this.#underWay.set(key, writing);
    return writing;
  }
}
