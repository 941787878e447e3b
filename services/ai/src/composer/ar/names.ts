import type { Material } from "../material.ts";

/** All of them stand in any case, and are masculine and singular for the verbs beside them, whatever a person has typed. */
export const about = (m: Material) => (m.about ? `«${m.about}»` : "هذا النص");
export const brand = (m: Material) => m.brand ?? "علامتك";
export const team = (m: Material) => (m.brand ? `فريق ${m.brand}` : "فريقك");
export const reader = (m: Material) => (m.reader ? `القارئ («${m.reader}»)` : "القارئ");
export const market = (m: Material) => (m.market ? `جمهورك («${m.market}»)` : "جمهورك");
export const topic = (m: Material, at: number) => {
  const named = m.topics[at % Math.max(1, m.topics.length)];
  return named ? `«${named}»` : about(m);
};
