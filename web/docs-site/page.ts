import { type Chapter, inOtherLanguage } from "./navigation.ts";
import { type Drawn, escape } from "./markdown.ts";
import type { Language, Source } from "./sources.ts";
import { WORDS, type Words } from "./words.ts";

/** Files with a hash of their content in their name. */
export interface Assets {
  readonly style: string;
  readonly script: string;
  /** The module that searches. */
  readonly find: string;
  /** What the search of a language reads. */
  readonly index: Readonly<Record<Language, string>>;
}

/** All that a page's frame is made of. */
export interface Site {
  readonly sources: ReadonlyMap<string, Source>;
  readonly drawn: ReadonlyMap<string, Drawn>;
  readonly chapters: Readonly<Record<Language, readonly Chapter[]>>;
  readonly assets: Assets;
}

const DIRECTIONS: Readonly<Record<Language, string>> = { en: "ltr", ar: "rtl" };

/** A whole page: the menu, the content, what stands on it, and where to read on. */
export function pageOf(source: Source, site: Site): string {
  const { language, file } = source;
  const words = WORDS[language];
  const content = site.drawn.get(file) as Drawn;
  return frame({
    language,
    title: content.title,
    assets: site.assets,
    other: inOtherLanguage(source, site.sources),
    body: `${menu(site, language, file)}
<main id="page" tabindex="-1"><article>${content.html}</article>${readOn(site, source, words)}</main>
${contents(content, words)}`,
  });
}

/** What is shown where there is no page. */
export function missingPage(language: Language, site: Site): string {
  const words = WORDS[language];
  return frame({
    language,
    title: words.notFound,
    assets: site.assets,
    other: language === "en" ? "/docs/guide/ar" : "/docs/guide/en",
    body: `${menu(site, language)}
<main id="page" tabindex="-1"><article><h1>${escape(words.notFound)}</h1><p>${escape(words.notFoundText)}</p></article></main>`,
  });
}

interface Frame {
  readonly language: Language;
  readonly title: string;
  readonly assets: Assets;
  readonly other: string;
  readonly body: string;
}

function frame({ language, title, assets, other, body }: Frame): string {
  const words = WORDS[language];
  const home = language === "ar" ? "/docs/guide/ar" : "/docs";
  const otherLanguage = language === "en" ? "ar" : "en";
  return `<!doctype html>
<html lang="${language}" dir="${DIRECTIONS[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)} · ${escape(words.name)}</title>
<link rel="icon" type="image/svg+xml" href="/icon.svg">
<link rel="stylesheet" href="/fonts/fonts.css">
<link rel="stylesheet" href="${assets.style}">
<script src="${assets.script}"></script>
</head>
<body>
<a class="skip" href="#page">${escape(words.skip)}</a>
<header>
<a class="brand" href="${home}"><img src="/icon.svg" alt="" width="24" height="24">${escape(words.name)} <span>${escape(words.documentation)}</span></a>
<div class="search" data-index="${assets.index[language]}" data-find="${assets.find}" data-none="${escape(words.noResult)}" data-failed="${escape(words.searchFailed)}">
<input type="search" aria-label="${escape(words.search)}" placeholder="${escape(words.search)}" autocomplete="off" role="combobox" aria-expanded="false" aria-controls="found" aria-autocomplete="list">
<ul id="found" role="listbox" aria-label="${escape(words.search)}" hidden></ul>
</div>
<a lang="${otherLanguage}" hreflang="${otherLanguage}" href="${other}">${escape(words.otherLanguage)}</a>
<button type="button" class="theme" aria-label="${escape(words.theme)}"><span aria-hidden="true">◐</span></button>
<a class="open" href="${language === "ar" ? "/ar/dashboard" : "/dashboard"}">${escape(words.open)}</a>
</header>
<div class="columns">
${body}
</div>
</body>
</html>
`;
}

function menu({ sources, drawn, chapters }: Site, language: Language, current?: string): string {
  const words = WORDS[language];
  const entry = (file: string) => {
    const mark = file === current ? ' aria-current="page"' : "";
    return `<li><a href="${sources.get(file)?.path}"${mark}>${escape(drawn.get(file)?.title ?? file)}</a></li>`;
  };
  const parts = chapters[language].map(({ name, files }) => {
    const title = escape(words.chapters[name]);
    const entries = `<ul>${files.map(entry).join("")}</ul>`;
    if (name !== "decisions") return `<h2>${title}</h2>${entries}`;
    return `<details${files.includes(current ?? "") ? " open" : ""}><summary>${title}</summary>${entries}</details>`;
  });
  const elsewhere = words.elsewhere ? `<p><a lang="ar" hreflang="en" href="/docs">${escape(words.elsewhere)}</a></p>` : "";
  return `<nav class="menu" aria-label="${escape(words.documentation)}"><details class="fold"><summary>${escape(words.menu)}</summary><div>${parts.join("")}${elsewhere}</div></details></nav>`;
}

/** The headings of a long page. */
function contents({ headings }: Drawn, words: Words): string {
  const shown = headings.filter(({ depth }) => depth <= 3);
  if (shown.length < 3) return "";
  const entries = shown.map(({ id, text, depth }) => `<li class="d${depth}"><a href="#${escape(id)}">${escape(text)}</a></li>`);
  return `<nav class="contents" aria-label="${escape(words.onThisPage)}"><h2>${escape(words.onThisPage)}</h2><ul>${entries.join("")}</ul></nav>`;
}

/** The pages before and after, in the menu's order. */
function readOn({ sources, drawn, chapters }: Site, { file, language }: Source, words: Words): string {
  const order = chapters[language].flatMap(({ files }) => files);
  const at = order.indexOf(file);
  if (at < 0) return "";
  const link = (to: string | undefined, word: string, rel: string) =>
    to
      ? `<a rel="${rel}" href="${sources.get(to)?.path}"><span>${escape(word)}</span>${escape(drawn.get(to)?.title ?? to)}</a>`
      : "<span></span>";
  return `<nav class="on" aria-label="${escape(`${words.previous}, ${words.next}`)}">${link(order[at - 1], words.previous, "prev")}${link(order[at + 1], words.next, "next")}</nav>`;
}
