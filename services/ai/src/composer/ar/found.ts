import { sentence } from "../prose.ts";
import type { Tongue } from "../tongue.ts";
import { quote } from "./grammar.ts";

export const seo: Tongue["seo"] = {
  titles: (title, keyword, brand) =>
    keyword === undefined
      ? [`${title} | ${brand}`, `${title}: دليل واضح`, `${title}: أسئلة تُطرح أولًا`, `${title} خطوة بخطوة`, `${brand}: ${title}`]
      : [
          `${keyword}: ${title}`,
          `${title}: ${keyword}`,
          `كل ما يهمك: ${keyword} | ${title}`,
          `دليل عملي: ${keyword} | ${title}`,
          `${keyword} | ${brand}`,
        ],
  leads: [
    (keyword) => `الحديث هنا عن ${quote(keyword)}: ما المهم أولًا، وما الخطوة التالية.`,
    (keyword) => `هذا ما يحسن أن تعرفه عن ${quote(keyword)}، بالترتيب الذي تحتاج إليه.`,
    (keyword) => `من يبحث عن ${quote(keyword)} تمر به الأسئلة نفسها. وهذه أجوبتها أولًا.`,
  ],
  reasons: {
    title: "يذكر العنوان ما يبحث عنه الناس، وطوله يسمح بظهوره كاملًا.",
    description: "يقرأ الباحث هذا السطر قبل أن يفتح الصفحة، وبهذا الطول لا يُقطع.",
    introduction: "الفقرة الأولى التي تسمّي موضوعها يفهمها القارئ ومحرك البحث من أول جملة.",
    heading: "العنوان الذي يقول ما تحته يصلح أن يظهر جوابًا وحده.",
    paragraph: "الفقرة القصيرة أسهل قراءةً على الشاشة، وأقرب إلى أن تُقتبس جوابًا.",
    questions: "أسئلة بكلمات القراء، ومع كل سؤال جواب قصير: هذا ما تقتبسه مساعدات الذكاء الاصطناعي.",
  },
};

export const picture: Tongue["picture"] = {
  scenes: [
    {
      shows: (m) =>
        `يدان في عمل يومي هادئ يتصل بموضوع ${quote(m.topics[0] ?? m.title)}، وضوء النهار من جهة واحدة، والخلفية بسيطة، وفي الأعلى متسع لعنوان.`,
      alt: (m) => `يدان في عمل يومي هادئ: ${m.topics[0] ?? m.title}`,
    },
    {
      shows: (m) => `طاولة مرتبة تُرى من أعلى، عليها أشياء قليلة مما يتصل بموضوع ${quote(m.title)}، وبينها مسافات مريحة.`,
      alt: (m) => `طاولة مرتبة تُرى من أعلى، عليها أشياء قليلة: ${m.title}`,
    },
    {
      shows: (m) => `شخص يسأل وآخر يصغي عند طاولة صغيرة قرب نافذة، والحديث عن ${quote(m.topics[0] ?? m.title)}. الوجوه مرتاحة، بلا تصنّع.`,
      alt: (m) => `شخصان يتحدثان عند طاولة قرب نافذة عن ${quote(m.topics[0] ?? m.title)}`,
    },
    {
      shows: (m) => `شيء واحد يرمز إلى ${quote(m.title)}، في لقطة قريبة واضحة أمام خلفية ناعمة، في ضوء المساء.`,
      alt: (m) => `لقطة قريبة لشيء واحد يرمز إلى ${quote(m.title)}`,
    },
    {
      shows: (m) => `مكان مضيء في الصباح قبل أن يبدأ يوم العمل، يوحي بموضوع ${quote(m.topics[0] ?? m.title)}، وليس في الصورة أحد بعد.`,
      alt: (m) => `مكان مضيء خالٍ في الصباح يوحي بموضوع ${quote(m.topics[0] ?? m.title)}`,
    },
  ],
  wish: (text) => `المطلوب: ${sentence(text)}`,
  manner: (style, manner) =>
    style
      ? `الأسلوب: ${sentence(style)}`
      : { warm: "صورة طبيعية بضوء دافئ.", formal: "صورة نقية بضوء متساوٍ وألوان هادئة.", plain: "صورة طبيعية بضوء ناعم." }[manner],
  never: "بلا حروف ولا أرقام ولا شعارات.",
  // Only that: what follows «صورة لـ» is in the genitive, and can't stand alone.
  preface: /^هذه\s+(?=صورة)/u,
  alts: [
    (subject) => subject,
    (subject, m) => `${subject}: ${m.title}`,
    (subject, m) => `${subject}، من ${m.brand}`,
    (subject, m) => `${m.brand}: ${subject}`,
    (subject, m) => `${subject}، مع الحديث عن ${quote(m.topics[0] ?? m.title)}`,
  ],
  unseen: [
    (m) => `صورة ترافق موضوع ${quote(m.title)}`,
    (m) => `${m.brand}: صورة عن ${quote(m.topics[0] ?? m.title)}`,
    (m) => `صورة من ${m.brand} عن ${quote(m.title)}`,
    (m) => `${m.topics[0] ?? m.title}، في صورة من ${m.brand}`,
    (m) => `صورة في أول الحديث عن ${quote(m.title)}`,
  ],
};

export const worksheet: Tongue["worksheet"] = {
  untranslated:
    "**لم يُترجم هذا النص.** المؤلف غير المتصل لا يترجم. هذا هو الأصل مقسّمًا، ومع كل جزء مكان لترجمته. اربط نموذج ذكاء اصطناعي ليترجمه لك.",
  already: "**لم يُترجم هذا النص.** فهو بالعربية أصلًا.",
  words: "كلمات العلامة",
  room: "الترجمة",
};
