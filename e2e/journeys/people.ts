import type { Locale } from "./messages.ts";

/** What the person of each language enters. */
export const PEOPLE = {
  en: {
    firstName: "Sara",
    lastName: "Al-Qahtani",
    company: "Rutab Trading",
    brand: "Rutab & Co.",
    mission: "Bring the date from the palm to the table with nothing added.",
    market: "Families in Riyadh who serve dates to guests",
    traits: ["Warm", "Rooted"],
    prefer: { term: "sorted by hand", replacement: "processed" },
    ban: "best in the world",
    project: "Sukkari season",
    title: "How to choose Sukkari dates",
    topic: "Colour and skin",
    goal: "Earn trust",
  },
  ar: {
    firstName: "سارة",
    lastName: "القحطاني",
    company: "شركة رطب للتجارة",
    brand: "رطب",
    mission: "أن تصل التمرة من النخلة إلى المائدة بلا إضافات.",
    market: "عائلات الرياض التي تقدم التمر لضيوفها",
    traits: ["ودودة", "أصيلة"],
    prefer: { term: "يُفرز يدويًّا", replacement: "معالَج" },
    ban: "الأفضل في العالم",
    project: "موسم السكري",
    title: "كيف تختار تمر السكري؟",
    topic: "اللون والقشرة",
    goal: "كسب الثقة",
  },
} as const satisfies Record<Locale, object>;
