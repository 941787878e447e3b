import { toggleColorMode } from "../lib/color-mode.ts";
import { glide } from "../lib/glide.ts";
import { rememberLocale } from "../lib/locale/locale-cookie.ts";

/** What was clicked, by the part of it that does something. */
const partAt = <Part extends HTMLElement>({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<Part>(selector) : null;

/** Answers clicks until the page does: what is simple at once, and the rest is kept and repeated when it is handed over. */
export function answerFirst(): { handOver: () => void } {
  const kept = new Set<HTMLElement>();
  const answer = (event: MouseEvent) => {
    const link = partAt<HTMLAnchorElement>(event, "a");
    if (link?.hreflang) rememberLocale(link.hreflang);
    if (link && "glide" in link.dataset) {
      glide(link, event);
      link.closest("details")?.removeAttribute("open");
      event.stopImmediatePropagation();
    }
    const button = partAt<HTMLButtonElement>(event, "button");
    if (!button) return;
    event.preventDefault();
    // React, which may be starting, must not answer it too.
    event.stopImmediatePropagation();
    if ("themeSwitch" in button.dataset) toggleColorMode();
    else kept.add(button);
  };
  addEventListener("click", answer, { capture: true });
  return {
    handOver: () => {
      removeEventListener("click", answer, { capture: true });
      for (const button of kept) button.click();
    },
  };
}
