import type { ScoreCheck } from "./check.ts";

/** A public text that a check rests on. */
export interface ScoreSource {
  readonly name: string;
  readonly url: string;
}

/** Why a check is made, in both languages, and what it rests on; a brand's own rules rest on nothing public. */
export interface ScoreGuidance {
  readonly why: ScoreCheck["message"];
  readonly source?: ScoreSource | undefined;
}

const SEARCH = "https://developers.google.com/search/docs";
const SOURCES = {
  titleLinks: { name: "Google Search Central: Title links", url: `${SEARCH}/appearance/title-link` },
  starter: { name: "Google Search Central: SEO Starter Guide", url: `${SEARCH}/fundamentals/seo-starter-guide` },
  helpful: { name: "Google Search Central: Helpful, people-first content", url: `${SEARCH}/fundamentals/creating-helpful-content` },
  spam: { name: "Google Search Central: Spam policies", url: `${SEARCH}/essentials/spam-policies` },
  links: { name: "Google Search Central: Link best practices", url: `${SEARCH}/crawling-indexing/links-crawlable` },
  featured: { name: "Google Search Central: Featured snippets", url: `${SEARCH}/appearance/featured-snippets` },
  headings: { name: "W3C WAI: Headings", url: "https://www.w3.org/WAI/tutorials/page-structure/headings/" },
  images: { name: "W3C WAI: Images", url: "https://www.w3.org/WAI/tutorials/images/" },
  arabic: { name: "W3C: Arabic & Persian Layout Requirements", url: "https://www.w3.org/TR/alreq/" },
  counting: { name: "X: Counting characters", url: "https://docs.x.com/fundamentals/counting-characters" },
  snippets: { name: "Google Search Central: Snippets", url: `${SEARCH}/appearance/snippet` },
  article: { name: "Google Search Central: Article structured data", url: `${SEARCH}/appearance/structured-data/article` },
  dates: { name: "Google Search Central: Byline dates", url: `${SEARCH}/appearance/publication-dates` },
  knowledge: { name: "Google: How the Knowledge Graph works", url: "https://support.google.com/knowledgepanel/answer/9787176" },
  geo: { name: "Aggarwal et al.: GEO, Generative Engine Optimization (KDD 2024)", url: "https://arxiv.org/abs/2311.09735" },
  plain: { name: "ISO 24495-1: Plain language", url: "https://www.iso.org/standard/78907.html" },
  govUk: { name: "GOV.UK: Writing for GOV.UK", url: "https://www.gov.uk/guidance/content-design/writing-for-gov-uk" },
} as const;

const because = (en: string, ar: string, source?: keyof typeof SOURCES): ScoreGuidance => ({
  why: { en, ar },
  ...(source && { source: SOURCES[source] }),
});

const GUIDANCE: Readonly<Record<string, ScoreGuidance>> = {
  "seo.title-length": because(
    "A title that is cut off, or says too little, is opened less often from a page of results.",
    "العنوان المبتور، أو الذي لا يقول ما يكفي، أقلّ حظًّا في أن يُفتح من صفحة النتائج.",
    "titleLinks",
  ),
  "seo.keyword": because(
    "Without the words that readers search by, nobody can say whether this text will be found by them.",
    "من دون الكلمات التي يبحث بها القراء لا سبيل إلى معرفة هل سيصلون إلى هذا النص.",
    "starter",
  ),
  "seo.keyword-in-title": because(
    "The title is what readers see first among the results: it shows them that this is what they searched for.",
    "العنوان أول ما يراه القارئ بين النتائج، ومنه يعرف أن هذا ما كان يبحث عنه.",
    "titleLinks",
  ),
  "seo.keyword-in-opening": because(
    "The first paragraph tells readers and search engines at once what the text is about.",
    "تخبر الفقرة الأولى القراء ومحركات البحث فورًا بموضوع النص.",
    "starter",
  ),
  "seo.keyword-in-headings": because(
    "Readers look over the headings before they read; the words they search by lead them to the part they want.",
    "يمر القراء على العناوين قبل القراءة، والكلمات التي يبحثون بها تدلهم على الجزء الذي يريدونه.",
    "headings",
  ),
  "seo.keyword-density": because(
    "A word that is hardly used isn't the subject; one that is repeated without need reads badly and counts as stuffing.",
    "الكلمة التي تكاد لا ترد ليست موضوع النص، والتي تتكرر بلا حاجة تُثقل القراءة وتُعدّ حشوًا.",
    "spam",
  ),
  "seo.keyword-spread": because(
    "A text that speaks of its subject at the beginning alone has wandered off, for readers and for search engines.",
    "النص الذي لا يذكر موضوعه إلا في أوله يبدو للقراء ومحركات البحث قد خرج عنه.",
    "helpful",
  ),
  "seo.length": because(
    "A text has room for what its form is for: long enough to answer whole, short enough to be read.",
    "لكل شكل طول يناسب غرضه: يكفي للإجابة كاملة ولا يصرف عن القراءة.",
    "helpful",
  ),
  "seo.hashtags": because(
    "A few hashtags lead to the text those who follow a subject; many hide its words.",
    "الوسوم القليلة تقود إلى النص من يتابع موضوعه، والكثيرة تطغى على كلماته.",
  ),
  "seo.headings": because(
    "Headings let readers find their part, and screen readers go from one to the next.",
    "تتيح العناوين للقارئ أن يجد ما يريده، ولقارئات الشاشة أن تنتقل من قسم إلى قسم.",
    "headings",
  ),
  "seo.heading-order": because(
    "Levels that follow each other show which part belongs to which.",
    "تدرّج المستويات يبيّن أي قسم يتبع أيّ قسم.",
    "headings",
  ),
  "seo.own-pages": because(
    "Links between one's own pages show readers and search engines what belongs together.",
    "الروابط بين صفحاتك تدل القراء ومحركات البحث على ما يتصل بعضه ببعض.",
    "links",
  ),
  "seo.picture-text": because(
    "Who doesn't see a picture, and every search engine, has only the words that say what it shows.",
    "من لا يرى الصورة، ومحركات البحث كلها، ليس لديهم إلا الكلمات التي تصف ما فيها.",
    "images",
  ),
  "seo.description-width": because(
    "Results show the opening beneath the title: one that is cut off, or says little, doesn’t tell why to open the page. The page exported as HTML has it as its description.",
    "تعرض النتائج الجمل الأولى تحت العنوان، والمبتورة منها أو القليلة لا تقول لماذا تُفتح الصفحة. والصفحة المصدّرة بصيغة HTML تحملها وصفًا لها.",
    "snippets",
  ),
  "seo.structured-data": because(
    "The page exported as HTML tells search engines by schema.org’s Article what it is, whose and of when; results with it may show more.",
    "تخبر الصفحة المصدّرة بصيغة HTML محركات البحث عبر Article من schema.org بماهيتها وصاحبها وتاريخها، فقد تعرض عنها أكثر.",
    "article",
  ),
  "geo.author": because(
    "Readers, and those who rate pages for search engines, ask who wrote it and why one should believe them.",
    "يسأل القراء، ومن يقيّمون الصفحات لمحركات البحث، من كتب النص ولماذا يوثق به.",
    "helpful",
  ),
  "geo.names": because(
    "Engines know people, places and organisations, and find a text by those that it names.",
    "تعرف المحركات الأشخاص والأماكن والجهات، وتهتدي إلى النص بما يذكره منها.",
    "knowledge",
  ),
  "geo.fresh": because(
    "Who asks about today passes over what speaks of a year gone by; a date that the text bears out helps.",
    "من يسأل عن اليوم يتجاوز ما يتحدث عن عام مضى، والتاريخ الذي يصدّقه النص ينفع.",
    "dates",
  ),
  "geo.quotes-sourced": because(
    "Quotations were taken up by generative engines where it was clear whose they are; nobody’s can’t be checked.",
    "أخذت المحركات التوليدية بالاقتباسات حيث عُرف أصحابها، وما لا صاحب له لا يمكن التحقق منه.",
    "geo",
  ),
  "geo.brand-named": because(
    "Assistants quote passages out of their page: one that names the brand is still known to be its own.",
    "تقتبس المساعدات مقاطع خارج صفحاتها، والمقطع الذي يسمّي العلامة يبقى منسوبًا إليها.",
    "geo",
  ),
  "geo.answer-first": because(
    "Featured snippets and assistants take the passage that answers at once.",
    "تأخذ المقتطفات المميزة والمساعدات المقطع الذي يجيب من فوره.",
    "featured",
  ),
  "geo.questions": because(
    "A heading that asks what readers ask is matched with their question, and what follows with its answer.",
    "العنوان الذي يسأل ما يسأله القراء يُقابَل بسؤالهم، وما بعده بجوابه.",
    "featured",
  ),
  "geo.structured": because(
    "Steps and comparisons in a list or table can be shown as they are.",
    "الخطوات والمقارنات في قائمة أو جدول يمكن عرضها كما هي.",
    "featured",
  ),
  "geo.figures": because(
    "Texts with figures were quoted more often by generative engines. Only true ones that you can show a source for help.",
    "اقتبست المحركات التوليدية النصوص ذات الأرقام أكثر من غيرها. ولا ينفع منها إلا الصحيح الذي تملك له مصدرًا.",
    "geo",
  ),
  "geo.figures-sourced": because(
    "A share or a large number without a source is a claim that nobody can check; assistants prefer what they can.",
    "النسبة أو الرقم الكبير بلا مصدر دعوى لا يمكن التحقق منها، والمساعدات تفضّل ما يمكن التحقق منه.",
    "geo",
  ),
  "geo.sources": because(
    "Texts that cite their sources were quoted more often by generative engines, and readers can check them.",
    "اقتبست المحركات التوليدية النصوص التي تذكر مصادرها أكثر من غيرها، ويستطيع القراء التحقق منها.",
    "geo",
  ),
  "geo.sections": because(
    "A short section stands for itself when it is quoted, and is read to its end.",
    "القسم القصير يُفهم وحده حين يُقتبس، ويُقرأ حتى نهايته.",
    "govUk",
  ),
  "readability.ease": because(
    "Long words and long sentences make reading slow, and whom the text is for may give up.",
    "الكلمات الطويلة والجمل الطويلة تبطئ القراءة، وقد يتركها من كُتب لهم النص.",
    "plain",
  ),
  "readability.sentences": because(
    "By the end of a long sentence its beginning is forgotten.",
    "في آخر الجملة الطويلة يكون القارئ قد نسي أولها.",
    "govUk",
  ),
  "readability.paragraphs": because(
    "A paragraph with one thought can be taken in at a glance; a long one is passed over, on phones above all.",
    "الفقرة ذات الفكرة الواحدة تُدرك بنظرة، والطويلة تُتخطّى، ولا سيما على الهاتف.",
    "plain",
  ),
  "readability.spacing": because(
    "A sign after a space may begin a line by itself, and looks like a slip.",
    "العلامة التي تسبقها مسافة قد تنفرد في أول السطر وتبدو خطأً.",
    "arabic",
  ),
  "readability.punctuation": because(
    "Latin signs look the other way in a line of Arabic, and readers of Arabic stumble over them.",
    "العلامات اللاتينية معكوسة الاتجاه في السطر العربي، فيتعثر بها القارئ.",
    "arabic",
  ),
  "readability.digits": because(
    "Two kinds of digits in one text make figures hard to compare.",
    "اجتماع نوعين من الأرقام في نص واحد يصعّب المقارنة بينها.",
    "arabic",
  ),
  "readability.stretching": because(
    "A kashida is an ornament of calligraphy: software takes a stretched word for another one.",
    "التطويل حلية خطية، والبرامج تعدّ الكلمة الممدودة كلمةً أخرى.",
    "arabic",
  ),
  "readability.passive": because(
    "Who does something is clear in the active, and the sentence is shorter.",
    "المبني للمعلوم يبيّن الفاعل، وجملته أقصر.",
    "plain",
  ),
  "readability.transitions": because(
    "A linking word tells how a sentence goes on from the one before.",
    "أداة الربط تبيّن صلة الجملة بما قبلها.",
    "plain",
  ),
  "readability.starts": because(
    "Sentences that all begin alike sound like a list, and attention goes.",
    "الجمل المتشابهة في مطلعها تبدو كالقائمة، فيذهب الانتباه.",
    "plain",
  ),
  "readability.brief": because(
    "What was said to the writer, by a person or to a model, tells readers nothing and shows that nobody has read the text.",
    "ما قيل للكاتب أو للنموذج لا يفيد القارئ، ويدل على أن النص لم يُقرأ قبل نشره.",
    "helpful",
  ),
  "readability.weakStyle": because("A plain verb says the same in fewer words.", "الفعل الصريح يقول المعنى نفسه بكلمات أقل.", "plain"),
};

const OF_THE_BRAND = because(
  "A brand that always speaks the same way is recognised. The rule is the company's own, from its voice.",
  "تُعرف العلامة التي تتكلم بصوت واحد. والقاعدة قاعدة الشركة نفسها، من صوتها.",
);

/** Why the check of an id is made and what it rests on; undefined of an id that no check has. */
export const guidanceOf = (id: string): ScoreGuidance | undefined => (id.startsWith("voice.") ? OF_THE_BRAND : GUIDANCE[id]);
