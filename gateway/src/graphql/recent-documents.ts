import type { DocumentNode } from "graphql";

const MOST = 300;
const LONGEST = 8 * 1024;

/**
 * The documents that were read last, so that what clients send again and again is parsed and validated once. Their number is bounded, and
 * the length of each, since in memory a document takes many times what it has in letters: whoever sends ever new ones fills nothing.
 */
export class RecentDocuments {
  readonly #documents = new Map<string, DocumentNode>();

  async get(key: string): Promise<DocumentNode | undefined> {
    const document = this.#documents.get(key);
    if (document) this.#keep(key, document);
    return document;
  }

  async set(key: string, document: DocumentNode): Promise<void> {
    if ((document.loc?.end ?? Infinity) <= LONGEST) this.#keep(key, document);
  }

  async delete(key: string): Promise<boolean> {
    return this.#documents.delete(key);
  }

  #keep(key: string, document: DocumentNode): void {
    this.#documents.delete(key);
    this.#documents.set(key, document);
    const [oldest] = this.#documents.keys();
    if (this.#documents.size > MOST && oldest !== undefined) this.#documents.delete(oldest);
  }
}
