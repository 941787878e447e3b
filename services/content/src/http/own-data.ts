import { serveOwnData, type SubgraphOptions } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";
import { mediaView } from "../domain/media.ts";

/** Derived from the rest. */
export const LEFT_OUT = [
  "titleKeys",
  "bodyText",
  "origins",
  "derivedKey",
  "creationKey",
  "twinMark",
  "overallScore",
  "scoring",
  "scoredParts",
  "scoredVoice",
  "scoreDue",
] as const;

/** Derived from the name. */
export const LEFT_OUT_OF_TEMPLATES = ["nameKey"] as const;

/** A person's contents with the history of their texts and what was said of them, their companies' templates, and what is known of their files, which are handed out by their ids. */
export function ownData(
  service: Pick<Contents, "contents" | "versions" | "templates" | "threads" | "media">,
  options: Pick<SubgraphOptions, "app" | "verifyToken" | "internalSecret">,
): void {
  const { contents, versions, templates, threads, media } = service;
  serveOwnData(options, "content", {
    contents: (ownerId) => contents.each({ ownerId }, { without: LEFT_OUT }),
    versions: async function* (ownerId) {
      for await (const { _id } of contents.each({ ownerId }, { fields: [] })) yield* versions.allOf(_id);
    },
    templates: (ownerId) => templates.each({ ownerId }, { without: LEFT_OUT_OF_TEMPLATES }),
    comments: (ownerId) => threads.each({ ownerId }),
    media: async function* (ownerId) {
      // What is set aside isn't served any more, and goes within days.
      const kept = { ownerId, quarantinedAt: { $exists: false }, removing: { $exists: false } };
      for await (const file of media.each(kept, { without: ["text"] })) yield { ...mediaView(file), createdAt: file.createdAt };
    },
  });
}
