/** What the server puts in for its own address, which the build can't know. */
const BASE = "__BASE__";

const PATHS = { en: "/", ar: "/ar" } as const;
type Language = keyof typeof PATHS;

const FACEBOOK_LOCALES: Record<Language, string> = { en: "en_GB", ar: "ar_SA" };

interface Texts {
  title: string;
  description: string;
  picture: string;
  product: string;
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

const meta = (kind: "name" | "property", name: string, content: string) => `<meta ${kind}="${name}" content="${escaped(content)}" />`;

/** Only what is true of every installation: what the product is, and that it is free software one runs oneself. */
const structuredData = (language: Language, { product, description }: Texts) => ({
  "@context": "https://schema.org",
  "@graph": [
    { "@type": "Organization", "@id": `${BASE}/#organization`, name: product, url: `${BASE}/`, logo: `${BASE}/icon-512.png` },
    {
      "@type": "SoftwareApplication",
      name: product,
      description,
      url: BASE + PATHS[language],
      image: `${BASE}/share.${language}.png`,
      applicationCategory: "BusinessApplication",
      operatingSystem: "Web",
      inLanguage: Object.keys(PATHS),
      publisher: { "@id": `${BASE}/#organization` },
    },
  ],
});

/** What search engines and those who show a link read of the home page in one language. */
export function homeHead(language: Language, texts: Texts): string {
  const address = BASE + PATHS[language];
  const alternates = Object.entries(PATHS).map(([other, path]) => `<link rel="alternate" hreflang="${other}" href="${BASE}${path}" />`);
  return [
    meta("name", "description", texts.description),
    `<link rel="canonical" href="${address}" />`,
    ...alternates,
    `<link rel="alternate" hreflang="x-default" href="${BASE}/" />`,
    meta("property", "og:type", "website"),
    meta("property", "og:site_name", texts.product),
    meta("property", "og:title", texts.title),
    meta("property", "og:description", texts.description),
    meta("property", "og:url", address),
    meta("property", "og:locale", FACEBOOK_LOCALES[language]),
    meta("property", "og:locale:alternate", FACEBOOK_LOCALES[language === "en" ? "ar" : "en"]),
    meta("property", "og:image", `${BASE}/share.${language}.png`),
    meta("property", "og:image:width", "1200"),
    meta("property", "og:image:height", "630"),
    meta("property", "og:image:alt", texts.picture),
    meta("name", "twitter:card", "summary_large_image"),
    `<script type="application/ld+json">${JSON.stringify(structuredData(language, texts)).replaceAll("<", "\\u003c")}</script>`,
  ].join("\n    ");
}
