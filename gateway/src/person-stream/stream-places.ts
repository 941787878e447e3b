import { generationKind } from "@muhtawa/contracts";
import type { z } from "zod";

type Kind = z.infer<typeof generationKind>;

/** How far a client is with one generation; without a place it has heard of it and has nothing of its text. */
export interface ReadUpTo {
  readonly kind: Kind;
  readonly place?: string | undefined;
}

const ENTRY = /^([\w-]{1,64})\.([A-Z_]{1,20})(?:\.(\d{1,9}\.\d{1,9}))?$/;
const NOTICE = /^[\w./:-]{1,200}$/;
/** An id comes back as a header, and headers are short. Those whose text has begun come first. */
const MOST = 24;

/**
 * How far a client of one person's stream is, as the id of each of its events: `<last notice>;<generation>.<kind>[.<place>],…`. A client that
 * lost the connection hands it back, and is told what it lacks.
 */
export class StreamPlaces {
  readonly generations = new Map<string, ReadUpTo>();
  notice: string | undefined;

  /** Reads an id of ours; what isn't one says nothing. */
  static of(id: string | undefined): StreamPlaces {
    const places = new StreamPlaces();
    const [notice = "", entries = ""] = (id ?? "").split(";");
    if (NOTICE.test(notice)) places.notice = notice;
    for (const entry of entries.split(",").slice(0, MOST)) {
      const [, generation, kind, place] = ENTRY.exec(entry) ?? [];
      const known = generationKind.safeParse(kind);
      if (generation && known.success) places.generations.set(generation, { kind: known.data, place });
    }
    return places;
  }

  get id(): string {
    const entries = [...this.generations].toSorted(([, a], [, b]) => Number(Boolean(b.place)) - Number(Boolean(a.place)));
    const written = entries.slice(0, MOST).map(([generation, { kind, place }]) => `${generation}.${kind}${place ? `.${place}` : ""}`);
    return `${this.notice ?? ""};${written.join(",")}`;
  }

  /** Takes note of a notice's id, if it can be written down. */
  noticed(id: unknown): void {
    if (typeof id === "string" && NOTICE.test(id)) this.notice = id;
  }
}
