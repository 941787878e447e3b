import type { GenerationRequest } from "../domain/generation.ts";
import { type ModelEntry, type ModelSettings, OFFLINE } from "./model-settings.ts";

type Kind = GenerationRequest["kind"];

export interface ModelLabel {
  readonly model: string;
  readonly offline: boolean;
}

/** A model as people are shown it. */
export interface ModelDescription {
  readonly id: string;
  readonly label: string;
  readonly provider: string;
  /** Where it stands, for those who run the installation. */
  readonly host?: string | undefined;
  readonly offline: boolean;
  readonly text: boolean;
  readonly images: boolean;
}

/** Which model does what, by configuration; where none is configured, the offline composer. */
export class ModelChoice {
  readonly #installed: { readonly settings: ModelSettings };

  /** `installed.settings` may become others: each question is answered by those of its moment. */
  constructor(installed: { readonly settings: ModelSettings }) {
    this.#installed = installed;
  }

  get #settings(): ModelSettings {
    return this.#installed.settings;
  }

  /** The configured model of an id; undefined for the offline composer and for what isn't there. */
  entry(id: string): ModelEntry | undefined {
    return this.#settings.models.find((model) => model.id === id);
  }

  /** Whether a person may ask for this model by name. */
  offers(id: string, kind: Kind): boolean {
    const entry = this.entry(id);
    if (!entry) return id === OFFLINE && this.#usesOffline(kind);
    return kind === "IMAGE" ? entry.images : entry.text;
  }

  /** What a generation says of its writer before a worker has taken it. */
  labelFor(kind: Kind, wanted?: string): ModelLabel {
    const model = wanted ?? this.#byDefault(kind);
    return { model, offline: model === OFFLINE };
  }

  /** Who writes a text, and who takes over when that fails. A model that isn't configured any more gives way to the default. */
  writersFor(kind: Kind, chosen: string): readonly string[] {
    const first = this.entry(chosen)?.text || chosen === OFFLINE ? chosen : this.#textDefault(kind);
    const { fallback } = this.#settings;
    return fallback === undefined || fallback === first ? [first] : [first, fallback];
  }

  /** Who draws; the offline composer's poster where no model of images is there. */
  painterFor(chosen: string): ModelEntry | undefined {
    const entry = this.entry(chosen);
    return entry?.images ? entry : undefined;
  }

  /** Who puts an image into words: the poster's own words are composed offline, too. */
  wordsFor(chosen: string): readonly string[] {
    return this.painterFor(chosen) ? this.writersFor("IMAGE", this.#textDefault("ALT_TEXT")) : [OFFLINE];
  }

  describe(): readonly ModelDescription[] {
    const models = this.#settings.models.map(({ id, label, provider, host, text, images }) => ({
      id,
      label,
      provider,
      host,
      offline: false,
      text,
      images,
    }));
    const [text, images] = [this.#usesOffline("ARTICLE"), this.#usesOffline("IMAGE")];
    if (!text && !images) return models;
    return [...models, { id: OFFLINE, label: "Offline composer", provider: "muhtawa", offline: true, text, images }];
  }

  #usesOffline(kind: Kind): boolean {
    const { fallback, kinds } = this.#settings;
    if (this.#byDefault(kind) === OFFLINE) return true;
    return kind !== "IMAGE" && (fallback === OFFLINE || Object.values(kinds).includes(OFFLINE));
  }

  #byDefault(kind: Kind): string {
    if (kind !== "IMAGE") return this.#textDefault(kind);
    return this.#settings.kinds.IMAGE ?? this.#settings.models.find(({ images }) => images)?.id ?? OFFLINE;
  }

  #textDefault(kind: Kind): string {
    const { kinds, models } = this.#settings;
    const own = kind === "IMAGE" ? undefined : kinds[kind];
    return own ?? this.#settings.default ?? models.find(({ text }) => text)?.id ?? OFFLINE;
  }
}
