/** How many days a key leads on from a day: arrows follow the reading direction. */
export function dayStep(key: string): number {
  const forward = document.documentElement.dir === "rtl" ? -1 : 1;
  if (key === "ArrowRight") return forward;
  if (key === "ArrowLeft") return -forward;
  return 0;
}
