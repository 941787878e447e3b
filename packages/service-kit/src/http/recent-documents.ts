import { InMemoryLRUCache } from "@apollo/utils.keyvaluecache";
import type { DocumentNode } from "graphql";

/** Letters of all together: ten times what the web application has. In memory a document takes up to a hundred bytes for each. */
const LENGTH = 256 * 1024;

/** The documents that were read last, so that what clients send again and again is parsed and validated once. Ever new ones fill nothing. */
export const recentDocuments = () =>
  new InMemoryLRUCache<DocumentNode>({ maxSize: LENGTH, sizeCalculation: ({ loc }) => loc?.end ?? LENGTH });
