import type { Logger } from "@muhtawa/service-kit";
import { type ModelPurpose, modelPurpose } from "@muhtawa/contracts";
import type { ModelConnectionState } from "../domain/model-connection.ts";
import { CONNECTION_IDS, type ModelConnectionStore } from "../store/model-connection-store.ts";
import { connectedEntry } from "./connected-entry.ts";
import type { KeySeal } from "./key-seal.ts";
import { type ModelEntry, type ModelSettings, NO_MODELS } from "./model-settings.ts";

interface InstalledModelsOptions {
  readonly byEnvironment: ModelSettings;
  readonly connections: Pick<ModelConnectionStore, "find">;
  readonly seal: KeySeal;
  readonly logger: Logger;
}

/** Milliseconds for which models read from the database are cached: a process may use a model that long after it was changed. */
const FRESH_MS = 1_000;

/** The models there are: those of the environment, or where it names none, those that were connected in the application. */
export class InstalledModels {
  readonly #options: InstalledModelsOptions;
  #settings: ModelSettings;
  readonly #connected = new Map<ModelPurpose, { readonly version: number; readonly entry: ModelEntry | undefined }>();
  #readAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> = Promise.resolve();

  constructor(options: InstalledModelsOptions) {
    this.#options = options;
    this.#settings = options.byEnvironment;
  }

  /** Whether the environment names models: then none can be connected beside them. */
  get areOfEnvironment(): boolean {
    return this.#options.byEnvironment.models.length > 0;
  }

  /** As last read; the same object as long as nothing has changed. */
  get settings(): ModelSettings {
    return this.#settings;
  }

  /** Reads what is connected, at most once a second. When the database can't be read, what was known stays. */
  async refresh(): Promise<void> {
    if (this.areOfEnvironment) return;
    const now = performance.now();
    if (now - this.#readAt >= FRESH_MS) {
      this.#readAt = now;
      this.#reading = this.#read();
    }
    await this.#reading;
  }

  /** What is stored now, where that is known without reading; it changes nothing where the environment names models. */
  take(purpose: ModelPurpose, connection: ModelConnectionState & { readonly version: number }): void {
    const { version } = connection;
    if (this.areOfEnvironment || version <= (this.#connected.get(purpose)?.version ?? 0)) return;
    const entry = connectedEntry(purpose, connection, this.#options.seal);
    if (connection.model && !entry)
      this.#options.logger.error("the connected model's key was sealed with another INTERNAL_SECRET; it has to be connected again");
    this.#connected.set(purpose, { version, entry });
    this.#settings = settingsOf(this.#connected.get("TEXT")?.entry, this.#connected.get("IMAGES")?.entry);
  }

  async #read(): Promise<void> {
    const { connections, logger } = this.#options;
    try {
      for (const purpose of modelPurpose.options) {
        const found = await connections.find(CONNECTION_IDS[purpose]);
        if (found) this.take(purpose, found);
      }
    } catch (error) {
      logger.warn({ err: error }, "the connected model could not be read; what was known of it stays");
    }
  }
}

/** What writes and what draws; one model that does both stands there twice, under two ids. */
function settingsOf(text: ModelEntry | undefined, images: ModelEntry | undefined): ModelSettings {
  const painter = images && images.id === text?.id ? { ...images, id: `${images.id} (images)` } : images;
  const models = [text, painter].filter((entry) => entry !== undefined);
  return models.length === 0 ? NO_MODELS : { models, default: text?.id, kinds: {} };
}
