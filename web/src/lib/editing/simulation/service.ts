import { sameText, type Text } from "../blocks.ts";
import type { Origin, Stored } from "../edit-state.ts";
import { isSameOrigin } from "../origins.ts";

export type Author = "person" | "other";

interface Write {
  value: Text;
  origin: Origin;
  version: number | undefined;
  checkpoint: boolean;
  author: Author;
}

/** A text as the content service keeps it: versions, and a history in which an author's unsealed version is written on. */
export class Service {
  current: Stored<Text> & { version: number } = { value: null, version: 1, origin: { source: "HUMAN" } };
  readonly history: Text[] = [];
  /** Every value that was ever stored, by version. */
  readonly log = new Map<number, Stored<Text>>([[1, this.current]]);
  /** Whose version may be written on, and where that comes from. */
  #open: string | undefined;

  /** The stored value after it; undefined when another version is stored than the one to be replaced. */
  save({ value, origin, version, checkpoint, author }: Write): Stored<Text> | undefined {
    if (version !== this.current.version) return undefined;
    if (sameText(value, this.current.value)) {
      if (!isSameOrigin(origin, this.current.origin)) this.#become({ value, origin });
      if (checkpoint) this.#open = undefined;
      return this.current;
    }
    const writer = JSON.stringify([author, origin.source, origin.generationId ?? null]);
    if (this.#open !== writer) this.history.push(this.current.value);
    this.#become({ value, origin });
    this.#open = checkpoint ? undefined : writer;
    return this.current;
  }

  /** Something else about the text has changed. */
  moveStatus(): void {
    const { value, origin } = this.current;
    this.#become({ value, origin });
    this.#open = undefined;
  }

  #become(next: { value: Text; origin: Origin }): void {
    this.current = { ...next, version: this.current.version + 1 };
    this.log.set(this.current.version, this.current);
  }
}
