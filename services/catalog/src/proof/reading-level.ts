import type { Message } from "@muhtawa/service-kit";

const LEVELS: readonly { readonly from: number; readonly name: Message }[] = [
  { from: 80, name: { en: "Very easy", ar: "سهل جدًا" } },
  { from: 60, name: { en: "Easy", ar: "سهل" } },
  { from: 40, name: { en: "Ordinary", ar: "متوسط" } },
  { from: 20, name: { en: "Hard", ar: "صعب" } },
];
const HARDEST_LEVEL: Message = { en: "Very hard", ar: "صعب جدًا" };

export const levelOf = (ease: number): Message => LEVELS.find(({ from }) => ease >= from)?.name ?? HARDEST_LEVEL;
