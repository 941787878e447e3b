const DURATION_MS = 250;

const prefersStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

const easeOut = (progress: number) => 1 - (1 - progress) ** 3;

/** Scrolls an element to the top of the page within 250 ms, or at once for those who asked for no motion. */
export function smoothScrollTo(element: Element, offset = 0): void {
  const start = window.scrollY;
  const distance = element.getBoundingClientRect().top - offset;
  if (prefersStillness()) {
    window.scrollTo(0, start + distance);
    return;
  }
  const startedAt = performance.now();
  const step = (now: number) => {
    const progress = Math.min(1, Math.max(0, (now - startedAt) / DURATION_MS));
    window.scrollTo(0, start + distance * easeOut(progress));
    if (progress < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
