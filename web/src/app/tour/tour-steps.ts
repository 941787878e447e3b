/** What is shown, in this order, by the marks (`data-tour`) that its elements bear: the first that is in sight is pointed at. */
const STEPS = [
  { id: "companies", marks: ["/companies", "menu"] },
  { id: "contents", marks: ["/contents", "menu"] },
  { id: "search", marks: ["search"] },
  { id: "generations", marks: ["generations"] },
  { id: "notifications", marks: ["notifications"] },
  { id: "account", marks: ["account"] },
] as const;

export type TourStep = (typeof STEPS)[number];

const marked = (mark: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`[data-tour="${mark}"]`)].find((element) => element.getClientRects().length > 0);

/** What a step points at, at the window's width. */
export const elementOf = ({ marks }: TourStep): HTMLElement | undefined => marks.map(marked).find((found) => found !== undefined);

/** The steps that have something to point at, for who is signed in. */
export const stepsInSight = (): TourStep[] => STEPS.filter((step) => elementOf(step) !== undefined);
