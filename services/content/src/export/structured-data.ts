import type { Locale } from "@muhtawa/contracts";
import type { ArticleData } from "@muhtawa/text-analysis/score";

/** What a page tells of its article, beside the article itself. */
export interface About extends ArticleData {
  readonly locale: Locale;
  /** The brand that publishes it. */
  readonly publisher?: string | undefined;
  readonly keywords: readonly string[];
  /** ISO 8601; absent while it isn't. */
  readonly publishedAt?: string | undefined;
  readonly modifiedAt: string;
}

/** Signs that could end the element that the data stands in, or a line of a script. */
const SPECIAL = /[<>&\u2028\u2029]/g;

/** schema.org's Article as JSON-LD, to be written into a page's head as it is. What isn't known isn't told. */
export function structuredData({ headline, description, author, publisher, locale, keywords, publishedAt, modifiedAt }: About): string {
  const organisation = publisher ? { "@type": "Organization", name: publisher } : undefined;
  const data = {
    "@context": "https://schema.org",
    "@type": "Article",
    headline,
    description: description || undefined,
    inLanguage: locale,
    keywords: keywords.length > 0 ? keywords.join(", ") : undefined,
    author: author ? { "@type": "Person", name: author } : organisation,
    publisher: organisation,
    datePublished: publishedAt,
    dateModified: modifiedAt,
  };
  return JSON.stringify(data).replace(SPECIAL, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
