import type { GeneratedImage, Generation } from "../domain/generation.ts";
import { DEFAULT_SIZE, pictureSize } from "../domain/picture-size.ts";
import type { ModelChoice } from "../models/model-choice.ts";
import type { ModelStates } from "../models/model-states.ts";
import type { Assignment } from "../writing/assignment.ts";
import { imageWords, type ImageWords } from "../writing/structures.ts";
import { WritingFailure } from "../writing/writer.ts";
import type { MediaKeeper } from "./media-keeper.ts";

interface IllustratorOptions {
  readonly choice: ModelChoice;
  readonly states: ModelStates;
  readonly keeper: MediaKeeper;
  readonly total: number;
  readonly backoff: number;
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

  async draw(generation: Generation, assignment: Assignment, at: number, item: unknown, signal: AbortSignal): Promise<Illustration> {
    const words = imageWords.safeParse(item);
    if (!words.success) throw new WritingFailure("brokeFormat", words.error);
    const { _id: generationId, ownerId, round = 1 } = generation;
    const painter = this.#options.choice.painterFor(generation.model);
    const bytes = painter ? await this.#paint(painter.id, words.data, generation, signal) : await this.#poster(generation, assignment, at);
    const { alt } = words.data;
    const picture = { generationId, ownerId, place: `${round}:${at}`, name: `${painter ? "image" : "poster"}-${at + 1}.png`, alt, bytes };
    const mediaId = await this.#options.keeper.keep(picture, signal);
    return { image: { mediaId, alt }, model: painter?.id, costMicros: Math.round((painter?.imagePrice ?? 0) * 1_000_000) };
  }

  async #paint(model: string, { prompt }: ImageWords, { size, style }: Generation, signal: AbortSignal): Promise<Uint8Array> {
    const { choice, states, total, backoff } = this.#options;
    const entry = choice.entry(model);
    if (!entry) throw new WritingFailure("unknown", new Error(`no model ${model} is configured`));
    const { paint } = await import("../models/painter.ts");
    try {
      const bytes = await paint(entry, style ? `${prompt}\n${style}` : prompt, sizeOf(size), { total, backoff }, signal);
      states.succeeded(model);
      return bytes;
    } catch (error) {
      if (error instanceof WritingFailure) states.failed(model, error.reason);
      throw error;
    }
  }

  async #poster(generation: Generation, assignment: Assignment, at: number): Promise<Uint8Array> {
    const { drawPoster } = await import("../posters/poster.ts");
    const { company, brief, prompt, locale } = assignment;
    return drawPoster({
      title: brief.title ?? prompt ?? company.slogan ?? company.brandName ?? "",
      subtitle: brief.title ? (brief.idea ?? company.slogan) : company.slogan,
      brand: company.brandName ?? company.companyName ?? "",
      locale,
      size: sizeOf(generation.size),
      style: generation.style,
      variant: generation.take * generation.variantCount + at,
    });
  }
}

const sizeOf = (size: string | undefined) => (size && pictureSize(size)) || DEFAULT_SIZE;
