import type { DerivedForm } from "@muhtawa/contracts";
import type { RequestContext } from "@muhtawa/service-kit";
import { plainText } from "../domain/body-document.ts";
import type { ContentRow } from "../domain/content.ts";
import { type LoadedFrom, loadersOf } from "../graphql/loaders.ts";

/** What a content is made from, as far as the caller may see it. */
export interface ContentSource {
  readonly content: ContentRow;
  readonly form: DerivedForm;
  readonly tone?: string;
  readonly version: number;
  readonly currentVersion: number;
  readonly stale: boolean;
}

/** Null for what stands by itself. */
export async function contentSource(
  service: LoadedFrom,
  context: RequestContext,
  { derivedFrom }: ContentRow,
): Promise<ContentSource | null> {
  const content = derivedFrom && (await loadersOf(service, context).content.load(derivedFrom.contentId));
  if (!content) return null;
  const { form, tone, version } = derivedFrom;
  const currentVersion = content.bodyVersion?.number ?? 0;
  const stale = currentVersion !== version && (await saysOtherwise(service, context, content._id, version));
  return { content, form, ...(tone !== undefined && { tone }), version, currentVersion, stale };
}

/** Whether a text's words are others than those of an earlier version: forms and pictures don't count, and what was taken back neither. */
async function saysOtherwise(service: LoadedFrom, context: RequestContext, contentId: string, version: number): Promise<boolean> {
  const loaders = loadersOf(service, context);
  const [{ bodyText }, earlier] = await Promise.all([loaders.body.load(contentId), loaders.versionBody.load(`${contentId}:${version}`)]);
  return !earlier || plainText(earlier) !== bodyText;
}
