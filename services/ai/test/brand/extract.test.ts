import { describe, expect, test } from "@jest/globals";
import { languageOf, readPlainText } from "../../src/brand/brand-source.ts";
import { extractBrand } from "../../src/brand/extract.ts";
import { readPage } from "../../src/brand/html-text.ts";
import { grounded, type BrandField, type BrandProposal, type Proposed } from "../../src/brand/proposal.ts";

const of = (field: BrandField, found: readonly BrandProposal[]) => found.filter((one) => one.field === field).map(({ value }) => value);

const ENGLISH = `<!doctype html><html lang="en"><head><title>Sada Coffee | About us</title>
<meta name="description" content="Small-lot coffee for offices in Riyadh &amp; Jeddah.">
<meta property="og:site_name" content="Sada Coffee">
<style>.vision { color: red }</style><script>var vision = "Our vision is to mine bitcoin.";</script></head>
<body><nav><a href="/">Home</a> <a href="/shop">Shop</a></nav>
<h1>Coffee that remembers its farm</h1>
<h2>Our vision</h2><p>Every cup in the Gulf <b>traced</b> to the tree it grew on.</p>
<h2>Our mission</h2><p>We roast weekly and print the farm on every bag.</p>
<h2>Our values</h2><ul><li>Honesty</li><li>Patience</li><li>Care for farmers</li></ul>
<h2>Where</h2><p>Our customers are offices of ten to two hundred people. We work in food production.</p>
<p>Tone of voice: warm, plain and curious</p>
<p>We say “guests”, not “users”. Never say “cheap”.</p>
<!-- Our mission is a comment -->
<footer>© 2026 Sada Coffee Roasters LLC. All rights reserved.</footer></body></html>`;

describe("without a model", () => {
  test("a page says of itself what its title, headings, labels and sentences say, word for word", () => {
    const found = extractBrand(readPage(ENGLISH));
    expect(of("BRAND_NAME", found)).toEqual(["Sada Coffee"]);
    expect(of("COMPANY_NAME", found)).toEqual(["Sada Coffee Roasters LLC"]);
    expect(of("SLOGAN", found)).toEqual(["Coffee that remembers its farm"]);
    expect(of("VISION", found)).toEqual(["Every cup in the Gulf traced to the tree it grew on."]);
    expect(of("MISSION", found)).toEqual(["We roast weekly and print the farm on every bag."]);
    expect(of("VALUE", found)).toEqual(["Honesty", "Patience", "Care for farmers"]);
    expect(of("TARGET_MARKET", found)).toEqual(["Our customers are offices of ten to two hundred people."]);
    expect(of("PERSONALITY", found)).toEqual(["warm", "plain", "curious"]);
    expect(found.find(({ field }) => field === "BUSINESS_ACTIVITY")).toMatchObject({ businessActivityId: "food-production" });
    expect(found.find(({ field }) => field === "PREFERRED_WORD")).toMatchObject({ value: "guests", replacement: "users" });
    expect(of("BANNED_WORD", found)).toEqual(["cheap"]);
    for (const { isVerbatim, quote, field } of found) {
      expect([field, isVerbatim]).toEqual([field, true]);
      expect(quote).not.toBe("");
    }
    expect(JSON.stringify(found)).not.toMatch(/bitcoin|comment|Shop/);
  });

  test("so does an Arabic text, in its own words", () => {
    const source = readPlainText(
      [
        "اسم الشركة: شركة صدى للتحميص",
        "العلامة التجارية: صدى",
        "رؤيتنا",
        "أن يُعرف مصدر كل فنجان في الخليج.",
        "رسالتنا: نحمّص كل أسبوع ونكتب اسم المزرعة على كل كيس.",
        "قيمنا: الصدق، الصبر، والرعاية",
        "نخدم مكاتب الشركات من عشرة موظفين إلى مئتين.",
        "نبرتنا: ودودة، واضحة",
        "نقول «ضيوف» لا «مستخدمون». لا نقول «رخيص».",
      ].join("\n"),
    );
    expect(languageOf(source)).toBe("ar");
    const found = extractBrand(source);
    expect(of("COMPANY_NAME", found)).toEqual(["شركة صدى للتحميص"]);
    expect(of("BRAND_NAME", found)).toEqual(["صدى"]);
    expect(of("VISION", found)).toEqual(["أن يُعرف مصدر كل فنجان في الخليج."]);
    expect(of("MISSION", found)).toEqual(["نحمّص كل أسبوع ونكتب اسم المزرعة على كل كيس."]);
    expect(of("VALUE", found)).toEqual(["الصدق", "الصبر", "الرعاية"]);
    expect(of("TARGET_MARKET", found)).toEqual(["نخدم مكاتب الشركات من عشرة موظفين إلى مئتين."]);
    expect(of("PERSONALITY", found)).toEqual(["ودودة", "واضحة"]);
    expect(found.find(({ field }) => field === "PREFERRED_WORD")).toMatchObject({ value: "ضيوف", replacement: "مستخدمون", locale: "ar" });
    expect(of("BANNED_WORD", found)).toEqual(["رخيص"]);
  });

  test("a text that says nothing of it gives nothing", () => {
    expect(extractBrand(readPlainText("It rained on Tuesday. The bus was late."))).toEqual([]);
  });

  test("where nobody says mission, a page's description stands for it and is named so", () => {
    const found = extractBrand(readPage('<title>A</title><meta name=description content="Bread for the quarter."><p>Open daily.</p>'));
    expect(found).toMatchObject([{ field: "MISSION", value: "Bread for the quarter.", place: "DESCRIPTION", isVerbatim: true }]);
  });
});

describe("what is proposed", () => {
  const source = readPlainText("Sada roasts coffee.\nOur vision is traced coffee.\n# Sada");
  const item = (change: Partial<Proposed>): Proposed => ({
    field: "VISION",
    value: "Traced coffee",
    quote: "Our vision is traced coffee",
    ...change,
  });

  test("has its quote in the source, whatever signs and blanks differ; what is made up is left out", () => {
    expect(grounded([item({ quote: "our  VISION is “traced” coffee" })], source, "en")).toMatchObject([
      { place: "TEXT", isVerbatim: true },
    ]);
    expect(grounded([item({ value: "A world in which coffee tells its story" })], source, "en")).toMatchObject([{ isVerbatim: false }]);
    for (const quote of ["Our vision is world peace", "…", "vision is traced coff", "race"])
      expect(grounded([item({ quote })], source, "en")).toEqual([]);
  });

  test("holds to what the form takes: one vision, an activity of the list, values once, no word too long", () => {
    const found = grounded(
      [
        item({}),
        item({ value: "Another" }),
        item({ field: "BUSINESS_ACTIVITY", value: "space-mining" }),
        item({ field: "BUSINESS_ACTIVITY", value: "food-production" }),
        item({ field: "VALUE", value: "Truth" }),
        item({ field: "VALUE", value: "truth!" }),
        item({ field: "VALUE", value: "x".repeat(101) }),
      ],
      source,
      "en",
    );
    expect(found.map(({ field, value }) => [field, value])).toEqual([
      ["VISION", "Traced coffee"],
      ["BUSINESS_ACTIVITY", "Food production"],
      ["VALUE", "Truth"],
    ]);
  });
});

describe("a page", () => {
  const texts = (html: string) => readPage(html).passages.map(({ text }) => text);

  test.each([
    ["references", "<p>Tea &amp; caf&eacute; &#1588; &#x41; &bogus; &#0;</p>", ["Tea & café ش A &bogus;"]],
    ["a script that isn't closed", "<p>Before</p><script>alert('<p>within</p>')", ["Before"]],
    ["a comment that isn't closed", "<p>Before</p><!-- <p>within</p>", ["Before"]],
    ["a sign that is no element", "<p>1 < 2 and 3 <4</p>", ["1 < 2 and 3 <4"]],
    ["a bracket within an attribute", '<p title="a > b">Shown</p>', ["Shown"]],
    ["an attribute that isn't closed", '<p>Before</p><a title="no end><p>within</p>', ["Before"]],
    ["words in bold within a word's line", "<p>One <b>two</b> <i>three</i></p>", ["One two three"]],
    ["letters that nobody sees", "<p>I\u200Bgn\u00ADore\u202E</p>", ["Ignore"]],
    ["script in upper case", "<SCRIPT>no</SCRIPT ><p>Yes</p>", ["Yes"]],
  ])("with %s is read as it is shown", (_name, html, shown) => {
    expect(texts(html)).toEqual(shown);
  });

  test.each([
    ["opened elements", "<b x='"],
    ["attributes", "<a " + "b=c ".repeat(200)],
    ["scripts", "<script"],
    ["comments", "<!--"],
    ["brackets", "<"],
    ["paragraphs", "<p>x"],
    ["references", "&#x"],
    ["metas", '<meta name="description" content="'],
    ["rights", "© 2026 - "],
    ["labels", "our vision: "],
    ["quotes", "say “"],
  ])("takes time by its length alone: %s", (_name, piece) => {
    const html = `<title>A | B</title>${piece.repeat(Math.floor(2_000_000 / piece.length))}`;
    const before = performance.now();
    extractBrand(readPage(html));
    expect(performance.now() - before).toBeLessThan(15_000);
  });
});
