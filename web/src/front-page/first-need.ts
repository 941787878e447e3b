/** What tells that a visitor is about to use the page. */
const SIGNS = ["pointerdown", "pointermove", "touchstart", "wheel", "scroll", "keydown", "focusin"] as const;

/** The parts that are loaded once the page lives. */
const TO_BE_LOADED = "#partners, #branches";

/** For readers who give no sign, such as those of screen readers: in a quiet moment, when all else has long come. */
const NO_SIGN_MS = 8000;

const whenIdle = (work: () => void) => ("requestIdleCallback" in window ? requestIdleCallback(work) : setTimeout(work));

/** Calls `wake` once: on the first sign of a visitor, or when what is still to be loaded comes into sight. Returns what calls it at once. */
export function onFirstNeed(wake: () => void): () => void {
  const watched = new AbortController();
  const sight = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) once();
  });
  const timer = setTimeout(() => whenIdle(once), NO_SIGN_MS);
  const once = () => {
    if (watched.signal.aborted) return;
    watched.abort();
    sight.disconnect();
    clearTimeout(timer);
    wake();
  };
  for (const sign of SIGNS) addEventListener(sign, once, { capture: true, passive: true, signal: watched.signal });
  for (const part of document.querySelectorAll(TO_BE_LOADED)) sight.observe(part);
  return once;
}
