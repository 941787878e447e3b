import { plain, sentence } from "../prose.ts";
import type { Tongue } from "../tongue.ts";
import { asked, join, quote, quoted } from "./grammar.ts";

const TOPIC_LINES = [
  "حدّد ما تنتظره قبل أن تقارن.",
  "ابدأ صغيرًا، ولا تضف إلا ما ثبت نفعه.",
  "اطرح على كل خيار الأسئلة نفسها.",
  "انظر أولًا إلى العادة التي تقف في الطريق.",
  "اختر علامة واحدة تعرف بها أن الأمر نجح.",
];

export const short: Tongue["short"] = {
  hooks: [
    (m) => (m.idea ? sentence(m.idea) : `${m.title}: أقصر مما تظن.`),
    (m) => (m.pains[0] ? `${quote(m.pains[0])}. هل يبدو هذا مألوفًا؟` : `سؤال نسمعه كثيرًا: ${quote(m.title)}. وهذا جوابنا.`),
    (m) => `${m.title}. لنأخذ الأمر خطوة خطوة.`,
    (m) => (m.needs[0] ? `هل تبحث عن ${quote(m.needs[0])}؟ ابدأ من هنا.` : `قبل أن تقرر أي شيء في موضوع ${quote(m.title)}، اقرأ هذا.`),
    (m) => `ماذا لو كان الأمر أبسط مما يبدو؟ ${asked(m.title)}`,
  ],
  bodies: [
    (m) =>
      m.explanation ? sentence(m.explanation) : `ننظر إلى الأمر في ${m.brand} من جهة من سيعيش مع النتيجة، فيتغير السؤال الذي نبدأ به.`,
    (m) => `كثير من النصائح يبدأ بالجواب ثم يبحث عن مشكلتك. ونحن في ${m.brand} نفعل العكس.`,
    (m) => `لست بحاجة إلى أن تعرف كل شيء. يكفي أن تعرف ما ينبغي أن تسأل عنه، وفي هذا يساعدك فريق ${m.brand}.`,
    (m) => `كتبنا هذا في ${m.brand} لمن يريد جوابًا صريحًا قبل أن يقرر.`,
    (m) => `دقائق من التفكير الآن قد توفّر عليك طريقًا طويلًا. وهكذا نعمل في ${m.brand}.`,
  ],
  topicLine: (topic, at, m) => `**${plain(topic)}**: ${TOPIC_LINES[(at + m.assignment.variant) % TOPIC_LINES.length]}`,
  tweets: [
    (m) =>
      `${m.idea ? sentence(m.idea) : asked(m.title)} ابدأ من ${quote(m.topics[0] ?? m.title)} ويأتي الباقي بعده. اسأل فريق ${m.brand}.`,
    (m) => `${m.title}: ابدأ مما تحتاج إليه، واطرح على كل خيار الأسئلة نفسها، وقرر بما تراه. فكرة من ${m.brand}.`,
    (m) =>
      m.pains[0]
        ? `${quote(m.pains[0])}: قلق في محله. اطرحه أولًا، وتغيير المسار ما زال سهلًا. هكذا نعمل في ${m.brand}.`
        : `خير وقت تسأل فيه عن ${quote(m.topics[0] ?? m.title)} هو قبل أن تقرر. اسأل فريق ${m.brand}.`,
    (m) =>
      m.needs[0]
        ? `إن كان ما تحتاج إليه ${quote(m.needs[0])} فاذكره أولًا، وزِن به كل عرض. وفريق ${m.brand} يجيب.`
        : `${asked(m.title)} سؤال واضح واحد خير من آراء كثيرة. اطرح سؤالك على فريق ${m.brand}.`,
    (m) => `خطوات صغيرة مرتبة: ${quoted(m.topics.slice(0, 3))}. هذا كل ما في الأمر. ${m.brand}`,
  ],
  descriptions: [
    [
      (m) => `من ${m.brand}: ${m.idea ? sentence(m.idea) : asked(m.title)}`,
      (m) => `${asked(m.title)} من ${m.brand}، لمن يحب أن يعرف ما يختاره.`,
      (m) => `نظرة أقرب إلى ${quoted(m.topics.slice(0, 3))}، من ${m.brand}.`,
      (m) => `${asked(m.title)} نأخذه معك في ${m.brand} بوضوح، من السؤال الأول إلى الخطوة الأخيرة.`,
      (m) => `ما الذي تعرفه، وعمّ تسأل، ومن أين تبدأ: ${quote(m.title)} كما يشرحه فريق ${m.brand}.`,
    ],
    [
      (m) => (m.needs.length > 0 ? `لمن يبحث عن ${quoted(m.needs)}.` : `وفيه اجتمع ما تحتاج إليه في مكان واحد: ${quoted(m.topics)}.`),
      (m) => (m.explanation ? sentence(m.explanation) : `نتناول ${quoted(m.topics)} واحدًا بعد آخر، بكلمات واضحة.`),
      (m) =>
        m.assignment.company.values.length > 0
          ? `ومن ورائه ما نلتزم به: ${join(m.assignment.company.values.map(plain))}.`
          : "لا تحتاج إلى معرفة سابقة، بل إلى سؤال يخصك.",
    ],
    [
      (m) => `لديك سؤال أولًا؟ اطرحه على فريق ${m.brand}، ويصلك جواب عنه بعينه.`,
      (m) =>
        m.terms.length > 0
          ? `وبكلماتنا نحن: ${join(m.terms)}. انظر هل يناسبك، وقل رأيك لفريق ${m.brand}.`
          : `انظر هل يناسبك، وقل رأيك لفريق ${m.brand}.`,
      (m) => `خذ وقتك وقارن، ثم تعال إلى ${m.brand} حين تكون مستعدًّا.`,
    ],
  ],
};
