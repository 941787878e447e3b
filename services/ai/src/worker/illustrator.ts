import type { GeneratedImage, Generation } from "../domain/generation.ts";
import { DEFAULT_SIZE, pictureSize } from "../domain/picture-size.ts";
import type { ModelChoice } from "../models/model-choice.ts";
import type { ModelStates } from "../models/model-states.ts";
import type { Assignment } from "../writing/assignment.ts";
import { imageWords, type ImageWords } from "../writing/structures.ts";
import { type FailureReason, WritingFailure } from "../writing/writer.ts";
import { posterAlt, posterWish, posterWords } from "../posters/poster-words.ts";
import type { MediaKeeper } from "./media-keeper.ts";

interface IllustratorOptions {
  readonly choice: ModelChoice;
  readonly states: ModelStates;
  readonly keeper: MediaKeeper;
  readonly total: number;
  readonly backoff: number;
}

/** What a model of images isn't paid for. */
const UNPAID: ReadonlySet<FailureReason> = new Set(["unreachable", "refusedKey", "busy", "refused"]);

/** Counts the pictures that a model is asked for. */
export interface DrawnCount {
  drawn: number;
}

export interface Illustration {
  readonly image: GeneratedImage;
  readonly model: string | undefined;
  readonly costMicros: number;
}

/** Makes a picture of its words, by a model of images or as a poster, and has it kept. */
export class Illustrator {
  readonly #options: IllustratorOptions;

  constructor(options: IllustratorOptions) {
    this.#options = options;
  }

  /** Counts before a picture is asked for: one that nobody waits for any more is paid for all the same. */
  async draw(
    generation: Generation,
    assignment: Assignment,
    { at, item, count }: { readonly at: number; readonly item: unknown; readonly count: DrawnCount },
    signal: AbortSignal,
  ): Promise<Illustration> {
    const words = imageWords.safeParse(item);
    if (!words.success) throw new WritingFailure("brokeFormat", words.error);
    const { _id: generationId, ownerId, round = 1 } = generation;
    const painter = this.#options.choice.painterFor(generation.model);
    const { bytes, alt } = painter
      ? { bytes: await this.#paint(painter.id, words.data, generation, count, signal), alt: words.data.alt }
      : await this.#poster(generation, assignment, at);
    const picture = { generationId, ownerId, place: `${round}:${at}`, name: `${painter ? "image" : "poster"}-${at + 1}.png`, alt, bytes };
    const mediaId = await this.#options.keeper.keep(picture, signal);
    return { image: { mediaId, alt }, model: painter?.id, costMicros: Math.round((painter?.imagePrice ?? 0) * 1_000_000) };
  }

  async #paint(
    model: string,
    { prompt }: ImageWords,
    { size, style }: Generation,
    count: DrawnCount,
    signal: AbortSignal,
  ): Promise<Uint8Array> {
    const { choice, states, total, backoff } = this.#options;
    const entry = choice.entry(model);
    if (!entry) throw new WritingFailure("unknown", new Error(`no model ${model} is configured`));
    const { paint } = await import("../models/painter.ts");
    count.drawn += 1;
    try {
      const bytes = await paint(entry, style ? `${prompt}\n${style}` : prompt, sizeOf(size), { total, backoff }, signal);
      states.succeeded(model);
      return bytes;
    } catch (error) {
      if (error instanceof WritingFailure) {
        states.failed(model, error.reason);
        if (UNPAID.has(error.reason)) count.drawn -= 1;
      }
      throw error;
    }
  }

  async #poster(generation: Generation, assignment: Assignment, at: number): Promise<{ bytes: Uint8Array; alt: string }> {
    const { drawPoster } = await import("../posters/poster.ts");
    const { prompt, locale } = assignment;
    const words = posterWords(assignment);
    const style = posterWish(generation.style, prompt);
    const variant = generation.take * generation.variantCount + at;
    const bytes = await drawPoster({ ...words, locale, size: sizeOf(generation.size), style, variant });
    return { bytes, alt: posterAlt(words, locale, style, variant) };
  }
}

const sizeOf = (size: string | undefined) => (size && pictureSize(size)) || DEFAULT_SIZE;
