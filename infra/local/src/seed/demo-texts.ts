type TextNode = { type: "text"; text: string };
type Block = { type: "heading"; attrs: { level: number }; content: TextNode[] } | { type: "paragraph"; content: TextNode[] };

const heading = (text: string): Block => ({ type: "heading", attrs: { level: 2 }, content: [{ type: "text", text }] });
const paragraph = (text: string): Block => ({ type: "paragraph", content: [{ type: "text", text }] });

export const COMPANY = {
  companyName: "Sada Coffee Roasters",
  brandName: "Sada صدى",
  slogan: "Coffee that answers back · قهوة لها صدى",
  vision: "Every home in the Gulf knows where its coffee was grown.",
  mission: "We roast small lots and tell the story of the people who grew them.",
  goal: "Become the first choice for home brewing in Riyadh.",
  values: ["Honesty", "Craft", "Hospitality"],
  targetMarket: "Home brewers and small offices in Saudi Arabia",
  scopeOfImpact: "Saudi Arabia and the Gulf",
  character: "A generous host who knows a lot and never shows off",
  language: "Arabic and English",
  competitors: ["Supermarket coffee", "International capsule brands"],
  persona: {
    name: "Noura",
    ageRange: "25–40",
    role: "Designer who brews at home every morning",
    needs: ["A dependable cup without a barista course"],
    pains: ["Too many choices, too little guidance"],
    channels: ["Instagram", "TikTok"],
  },
  brandVoice: {
    personality: ["Warm", "Clear", "Curious"],
    language: "Modern standard Arabic with short sentences; plain English",
    goals: ["Teach", "Invite"],
    tags: ["coffee", "قهوة مختصة"],
    rules: [
      { locale: "en", kind: "PREFER", term: "growers", replacement: "suppliers", note: "They are people, not a supply chain." },
      { locale: "en", kind: "BAN", term: "cheap", note: "Say “good value”." },
      { locale: "en", kind: "GLOSSARY", term: "qahwa", note: "The light Saudi coffee with cardamom; never translated." },
      { locale: "en", kind: "STYLE", term: "Speak to one reader as “you”." },
      { locale: "ar", kind: "PREFER", term: "قهوة مختصة", replacement: "قهوة متخصصة" },
      { locale: "ar", kind: "BAN", term: "رخيص", note: "قل «بسعر مناسب»." },
      { locale: "ar", kind: "GLOSSARY", term: "تحميص", note: "لا «حمص» ولا «شوي»." },
      { locale: "ar", kind: "STYLE", term: "جمل قصيرة تخاطب القارئ مباشرة." },
    ],
  },
};

export const PROJECT = {
  name: "Winter launch · إطلاق الشتاء",
  description: "Three winter roasts, presented in the six weeks before the season.",
  tags: ["winter", "الشتاء"],
  internalBudget: 12_000,
  externalBudget: 30_000,
};

export type DemoContent = {
  readonly needs: Record<string, unknown> & { readonly title: string };
  readonly idea: Record<string, unknown>;
  readonly objectives?: Record<string, unknown>;
  readonly tools?: Record<string, unknown>;
  readonly body?: { readonly type: "doc"; readonly content: readonly Block[] };
};

/** One gone through all stages, one under way. */
export const CONTENTS: readonly DemoContent[] = [
  {
    needs: {
      title: "How to brew a better cup at home",
      type: "ARTICLE",
      locale: "en",
      classification: "COGNITIVE",
      level: "BASIC",
      methodology: "EXPERT_OPINION",
      interestArea: "PRODUCT",
      view: "GENERAL",
      keywords: ["home brewing", "fresh coffee"],
      details: "For someone who owns a kettle and a simple dripper.",
    },
    idea: {
      idea: "Four small changes that matter more than new equipment",
      ideaExplanation: "Water, ratio, grind and time, each with one thing to try tomorrow morning.",
    },
    objectives: {
      conversionFunnel: "INTEREST",
      objective: "The reader tries one change and remembers who suggested it.",
      topics: ["Water", "Ratio", "Grind", "Time"],
    },
    tools: {
      tools: ["Kitchen scale", "Dripper"],
      sharingStyle: "Step by step",
      writerRole: "A barista at your kitchen table",
      participation: "INDIVIDUAL",
      intensity: "MEDIUM",
      socialChannels: ["INSTAGRAM", "YOUTUBE"],
    },
    body: {
      type: "doc",
      content: [
        paragraph("You don't need a new machine for a better cup. Change one thing tomorrow, taste, and keep what you like."),
        heading("Start with the water"),
        paragraph("Coffee is mostly water. If yours tastes of the pipe, so will the cup: try filtered water once and compare."),
        heading("Weigh instead of guessing"),
        paragraph("Sixty grams of coffee to a litre of water is a fair beginning. More coffee tastes stronger, less tastes lighter."),
        heading("Grind just before you brew"),
        paragraph("Sour? Grind finer. Bitter? Grind coarser. Move one step at a time, and write down the one that you liked."),
        heading("Give it time"),
        paragraph("Pour slowly and let it finish. Three minutes with a dripper is a good measure, and a good pause."),
      ],
    },
  },
  {
    needs: {
      title: "ثلاث نكهات لأمسيات الشتاء",
      type: "POST",
      locale: "ar",
      classification: "INSPIRING",
      level: "BASIC",
      methodology: "PERSONAL_OPINION",
      interestArea: "PRODUCT",
      view: "GENERAL",
      keywords: ["قهوة مختصة", "الشتاء"],
      details: "منشور قصير يدعو القارئ إلى تجربة محاصيل الموسم.",
    },
    idea: {
      idea: "لكل مساء نكهة: هيل دافئ، وتمر هادئ، وبرتقال يوقظ الحواس",
      ideaExplanation: "نربط كل تحميصة بلحظة يعرفها القارئ في بيته.",
    },
  },
];
