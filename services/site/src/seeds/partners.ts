import type { PartnerState } from "../domain/partner.ts";

/** Invented partners, so that the first look at the home page shows what it is for. */
export const demoPartners: ReadonlyMap<string, PartnerState> = new Map(
  Object.entries({
    "rimal-media": { name: "Rimal Media House", nameAr: "دار رمال للإعلام", website: "https://rimal-media.example", order: 1 },
    "nakhla-studio": { name: "Nakhla Design Studio", nameAr: "استوديو نخلة للتصميم", website: "https://nakhla-studio.example", order: 2 },
    "sadeem-digital": { name: "Sadeem Digital", nameAr: "سديم الرقمية", website: "https://sadeem-digital.example", order: 3 },
    "marsa-events": { name: "Marsa Events", nameAr: "مرسى للفعاليات", website: "https://marsa-events.example", order: 4 },
    "ghaima-cloud": { name: "Ghaima Cloud", nameAr: "غيمة للحوسبة السحابية", website: "https://ghaima-cloud.example", order: 5 },
    "midad-publishing": { name: "Midad Publishing", nameAr: "مداد للنشر", website: "https://midad-publishing.example", order: 6 },
  }),
);
