import { plain, startCapital } from "../prose.ts";
import type { Tongue } from "../tongue.ts";
import { asks } from "./asks.ts";
import { anyField, fields } from "./fields.ts";
import { ideas, objectives } from "./ideas.ts";
import { lists } from "./lists.ts";

const REQUEST =
  /^(?:(?:please|kindly|can you|could you|i (?:want|need)(?: you)?(?: to)?) )*(?:write|create|generate|draft|make|prepare|compose|give|suggest|produce) (?:(?:me|us) )?(?:(?:an?|the|some|five|three|few|short|long|new|detailed|blog|social|media|good) )*(?:(?:article|post|tweet|text|script|description|content|piece|guide|ideas?|outline|blog|video|audio|page|copy) )?(?:about|on|for|of|explaining|describing|regarding) /i;

const quote = (text: string): string => `“${plain(text).replace(/[“”]/g, "")}”`;

export const english: Tongue = {
  quote,
  gist: (prompt) => {
    const first = prompt.trim().split(/(?<=[.!?])\s|\n/)[0] ?? "";
    return startCapital(plain(first.replace(/\s+/g, " ").replace(REQUEST, "")).slice(0, 120));
  },
  instruction:
    /^(?:please |kindly |always |never )?(?:write|create|generate|draft|compose|mention|avoid|use|keep|make sure|do not|don['’]t|explain|include|focus|ignore|address|describe|start with|end with|begin with|close with|add)\b/i,
  stopWords: new Set(
    "the and for are was were with that this these those from have has had you your our they them their its not but can will would should about into than then there here when what which who how why all any each more most some such only own same too very one two also out over under again where while because been being does did just a an as at be before by do in is it of on or to after".split(
      " ",
    ),
  ),
  beforeVerb: new Set(["to"]),
  finish: (text) => text,
  headings: {
    topics: {
      ARTICLE: ["What it is about", "What matters most", "How to go about it", "What to watch for"],
      POST: ["The point", "An example", "What to do next"],
      TWEET: ["The point"],
      DESCRIPTION: ["What it is", "Who it is for"],
      AUDIO_SCRIPT: ["The question", "An example", "What to take home"],
      VIDEO_SCRIPT: ["The question", "An example", "What to take home"],
    },
    brand: (brand) => `Where ${brand} comes in`,
    next: "The next step",
    questions: "Questions and answers",
    intro: "Opening",
    outro: "Closing",
    scene: (n, topic) => `Scene ${n}: ${topic}`,
    concerns: "Needs and worries",
    answer: "The short answer",
    selected: "Selected sentences",
  },
  asks,
  fields,
  anyField,
  lists,
  ideas,
  objectives,
  seo: {
    titles: (title, keyword, brand) => [
      ...(keyword === undefined ? [] : [`${startCapital(keyword)}: ${title}`, `${title} | ${keyword}`]),
      ...(brand === undefined ? [] : [`${title} | ${brand}`]),
      `${title}: questions and answers`,
      `${title}, step by step`,
      `${title}: where to begin`,
    ],
    reasons: {
      title: "The title names what people search for and is shown in full.",
      description: "This line is read before the page is opened, and at this length it isn’t cut.",
      introduction: "A first paragraph that names its subject is understood from its first sentence.",
      heading: "A heading that says what stands below it can be shown as an answer by itself.",
      paragraph: "A short paragraph is easier to read on a screen and easier to quote.",
      questions: "Questions in readers’ words, each with a short answer, are what assistants quote.",
    },
  },
  picture: {
    preface: /^(?:(?:an?|the)\s+)?(?:image|photo|photograph|picture)\s+(?:of|showing)\s+/i,
    alts: (subject, m) => [
      subject,
      ...(m.title ? [`${subject}: ${m.title}`] : []),
      ...(m.brand ? [`${subject}, ${m.brand}`, `${m.brand}: ${subject}`] : []),
      ...(m.topics[0] ? [`${subject}: ${m.topics[0]}`] : []),
      `${subject}, in full view`,
    ],
    unseen: (m) => [
      m.about ?? m.brand ?? "Picture without a description",
      ...(m.brand && m.about ? [`${m.brand}: ${m.about}`, `${m.about}, ${m.brand}`] : []),
      ...m.topics,
      ...(m.about ? [`Picture with the text ${quote(m.about)}`] : []),
    ],
    prompts: (subject) => [
      `${subject}, in daylight, without letters or figures.`,
      `${subject}, seen from close by, before a plain background, without letters.`,
      `${subject}, seen from above with room around it, without letters.`,
      `${subject}, in soft evening light, without letters or figures.`,
      `${subject}, with free space in the upper third, without letters.`,
    ],
  },
  editing: {
    plainer: [
      [/\bin order to\b/gi, "to"],
      [/\bdue to the fact that\b/gi, "because"],
      [/\bin spite of the fact that\b/gi, "although"],
      [/\bat this point in time\b/gi, "now"],
      [/\bat the present time\b/gi, "now"],
      [/\bin the event that\b/gi, "if"],
      [/\ba (?:large|great) number of\b/gi, "many"],
      [/\bfor the purpose of\b/gi, "for"],
      [/\bwith regards? to\b/gi, "about"],
      [/\bprior to\b/gi, "before"],
      [/\bsubsequent to\b/gi, "after"],
      [/\butili[sz]es\b/gi, "uses"],
      [/\butili[sz]ed\b/gi, "used"],
      [/\butili[sz]e\b/gi, "use"],
      [/\butili[sz]ing\b/gi, "using"],
      [/\bnumerous\b/gi, "many"],
      [/\bit (?:is important to note|should be noted) that it\b/gi, "it"],
      [/\bit (?:is important to note|should be noted) that the\b/gi, "the"],
      [/\bit (?:is important to note|should be noted) that we\b/gi, "we"],
      [/\bit (?:is important to note|should be noted) that you\b/gi, "you"],
    ],
    leaning:
      /^(?:also|and|but|so|then|therefore|thus|hence|however|moreover|besides|still|yet|this|that|these|those|it|its|they|their|he|she|his|her|such|otherwise|instead|for example|as a result|of these|both|neither)\b/i,
  },
};
