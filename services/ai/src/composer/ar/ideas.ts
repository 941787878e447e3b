import { plain } from "../prose.ts";
import type { OutlineSection } from "../../writing/structures.ts";
import type { Material } from "../material.ts";
import type { Tongue } from "../tongue.ts";
import { join, quote, quoted } from "./grammar.ts";

const pain = (m: Material, otherwise: string) => quote(m.pains[m.assignment.variant % Math.max(1, m.pains.length)] ?? otherwise);
const need = (m: Material, otherwise: string) => quote(m.needs[m.assignment.variant % Math.max(1, m.needs.length)] ?? otherwise);
const topic = (m: Material, at: number) => quote(m.topics[at % m.topics.length] ?? m.title);

export const ideas: Tongue["ideas"] = [
  (m) => ({
    title: "اسأل عن هذا قبل أن تقرر",
    explanation: `أسئلة في موضوع ${quote(m.title)} يحملها القارئ إلى أي جهة، ومع كل سؤال صورة الجواب المطمئن. تفيد حتى من لا يأتي إلى ${m.brand}، ولهذا سيذكرنا.`,
  }),
  (m) => ({
    title: "الأسبوع الأول",
    explanation: `البداية في موضوع ${quote(m.title)} يومًا بعد يوم: ما الطبيعي؟ وما الذي يستدعي التصرف؟ ومتى تطلب المساعدة؟`,
  }),
  (m) => ({
    title: "طريقان جنبًا إلى جنب",
    explanation: `مقارنة صريحة بين الطريقين المعتادين في موضوع ${quote(m.title)}، بالأسئلة نفسها. ويختار القارئ بحسب حاجة واحدة: ${need(m, "راحة البال")}.`,
  }),
  (m) => ({
    title: "ما لا يقوله أحد",
    explanation: `يبدأ النص من القلق الذي قلّما يُقال: ${pain(m, "ماذا لو أخطأت الاختيار؟")}، ويجيب عنه علنًا.`,
  }),
  (m) => ({
    title: "يوم من وراء الكواليس",
    explanation: `كيف يتعامل فريق ${m.brand} مع ${topic(m, 0)} في صباح عادي: إلى ماذا ينظر أولًا؟ وما الذي يتركه؟`,
  }),
  (m) => ({
    title: "من التردد إلى القرار",
    explanation: `شخص واحد وسؤال واحد وأسبوع عادي. ترافقه الحكاية عبر ${quoted(m.topics.slice(0, 3))} إلى اختيار يرضى عنه.`,
  }),
  (m) => ({
    title: "قائمة تستحق الحفظ",
    explanation: `صفحة واحدة في موضوع ${quote(m.title)} يحتفظ بها القارئ: ما يراجعه قبل البداية وأثناءها وبعدها، بالترتيب الذي يحتاج إليه.`,
  }),
  (m) => ({ title: "عادات حان وقت تركها", explanation: `العادات الصغيرة التي تعطّل ${topic(m, 1)}، ومن أين جاءت، وبديل سهل لكل منها.` }),
  (m) => ({
    title: "كما تشرحه لصديق",
    explanation: `${topic(m, 0)} بلا مصطلح واحد، بكلمات جلسة قهوة، وفي آخره شيء يجرّبه القارئ في اليوم نفسه.`,
  }),
  (m) => ({
    title: "أسئلتكم وأجوبتها",
    explanation: `أكثر ما يُسأل عنه فريق ${m.brand} في موضوع ${quote(m.title)}، بكلمات العملاء أنفسهم، ولكل سؤال جواب قصير وسبب أطول.`,
  }),
  (m) => ({
    title: "متى لا يناسبك؟",
    explanation: `حديث صريح في موضوع ${quote(m.title)} عن الحالات التي يكون فيها غيره أصلح، وعن البديل فيها. وقليل من الكلام يبني ثقة كهذه.`,
  }),
  (m) => ({
    title: "بداية صغيرة في اليوم نفسه",
    explanation: `أصغر خطوة أولى نحو ${topic(m, 2)}، وما يلزم لها، وكيف يعرف القارئ أنها نجحت.`,
  }),
  (m) => ({
    title: "كلمة بعد كلمة",
    explanation: `مسرد قصير للمصطلحات التي ترد في موضوع ${quote(m.title)}، ومع كل مصطلح مثال من الحياة اليومية.`,
  }),
  (m) => ({ title: "قبل وبعد", explanation: `الموقف اليومي نفسه يُروى مرتين: كما يجري عادة، ثم وقد تغيّر فيه شيء واحد، هو ${topic(m, 1)}.` }),
  (m) => ({
    title: "ما تعلمناه نحن",
    explanation: `ننظر في ${m.brand} إلى بداياتنا مع ${topic(m, 0)}: ما الذي كنا سنعيده؟ وما الذي كنا سنتركه؟`,
  }),
];

export const objectives: Tongue["objectives"] = [
  (m) => ({
    title: "الجواب عن السؤال الرئيس فورًا",
    explanation: `بعد الفقرة الأولى يستطيع القارئ أن يقول بكلماته ما المهم في موضوع ${quote(m.title)}.`,
  }),
  (m) => ({
    title: "إزالة قلق واحد",
    explanation: `لا يعود القارئ يحمل هذا السؤال: ${pain(m, "من أين أبدأ؟")}. فالنص يقول ما الذي يمكن فعله.`,
  }),
  (m) => ({
    title: "جعل الخيارات قابلة للمقارنة",
    explanation: `بأسئلة واحدة يزن القارئ أي عرضين، وعرضنا منهما، ويرى الفرق في محور ${topic(m, 0)}.`,
  }),
  () => ({ title: "خطوة أولى واضحة", explanation: "يعرف القارئ شيئًا واحدًا يفعله اليوم، وما يلزم له، وكيف يعرف أنه نجح." }),
  (m) => ({ title: "كسب الثقة", explanation: `يتعلم القارئ من ${m.brand} شيئًا نافعًا قبل أن يُطلب منه أي شيء.` }),
  (m) => ({
    title: "أن نظهر عند السؤال الحقيقي",
    explanation: `من يبحث عن ${quote(m.keywords[0] ?? m.topics[0] ?? m.title)} يجد هنا جوابًا كاملًا ولا يعود إلى نتائج البحث.`,
  }),
  (m) => ({ title: "فتح حوار", explanation: `يجد القارئ سببًا للرد بحالته هو، ويعرف فريق ${m.brand} ما السؤال التالي.` }),
  (m) => ({ title: "الحاجة أولًا", explanation: `من جاء من أجل ${need(m, "جواب واضح")} يجده قبل أي حديث عن ${m.brand}.` }),
  (m) => ({ title: "استقبال من حسم قراره", explanation: `من صار مستعدًّا يصل إلى ${m.brand} بخطوة واحدة، ويعرف عمّ يسأل.` }),
  (m) => ({ title: "شيء يستحق الإرسال", explanation: `في النص مقطع واحد على الأقل عن ${topic(m, 1)} يصلح أن يُرسل وحده إلى صديق.` }),
];

export function outline(m: Material): readonly OutlineSection[] {
  const ways = [
    ["ما الذي ينبغي حسمه هنا، في جملة واحدة", "الأسئلة التي تُطرح", "صورة الجواب المطمئن"],
    ["كيف يجري الأمر عادة", "أين يتعثر، ولماذا", "التغيير الصغير الذي يفيد"],
    ["مثال من يوم عادي", "ما الذي يبيّنه المثال", "كيف يستفيد منه القارئ"],
    ["الخطوة الأولى", "ما يأتي بعدها", "كيف نعرف أنها نجحت"],
    ["الخيارات جنبًا إلى جنب", "ما الذي يتطلبه كل خيار", "لمن يصلح كل خيار"],
  ];
  const depth = { LOW: 2, MEDIUM: 3, HIGH: 3 }[m.length];
  const concerns = [...m.needs.map((text) => `الحاجة: ${plain(text)}`), ...m.pains.map((text) => `القلق: ${plain(text)}`)];
  return [
    {
      title: "الجواب باختصار",
      points: [
        m.idea ?? `المهم في موضوع ${quote(m.title)} بإيجاز`,
        m.reader ? `لمن كُتب: ${plain(m.reader)}` : "لمن كُتب، وما الذي يعرفه القارئ من قبل",
      ],
    },
    ...m.topics.map((title, at) => ({
      title: plain(title),
      points: (ways[(at + m.assignment.variant) % ways.length] ?? []).slice(0, depth),
    })),
    ...(concerns.length > 0 ? [{ title: "الحاجات والمخاوف", points: concerns }] : []),
    {
      title: `أين يأتي دور ${m.brand}؟`,
      points: ["ما نقوم به في جملة واحدة", "ما يقوم به القارئ بنفسه", ...(m.terms.length > 0 ? [`كلمات نستعملها: ${join(m.terms)}`] : [])],
    },
    { title: "أسئلة شائعة", points: ["من أين أبدأ؟", "وماذا لو أخطأت الاختيار؟", "متى أطلب المساعدة؟"].slice(0, depth) },
    { title: "الخطوة التالية", points: [`دعوة واحدة تناسب مرحلة القارئ وتقود إلى ${m.brand}`] },
  ];
}
