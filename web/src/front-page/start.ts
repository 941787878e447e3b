import { readToken, tellsOfSession } from "../lib/auth/auth-storage.ts";
import { keepWriting } from "../features/home/contact-draft.ts";
import { STORED } from "../lib/stored-names.ts";
import { readStored } from "../lib/stored-values.ts";
import { loadFonts } from "../lib/load-fonts.ts";
import { claimReload } from "../lib/reload-once.ts";
import { answerFirst } from "./answer-first.ts";
import { onFirstNeed } from "./first-need.ts";

interface Page {
  /** Brings the page to life; done once it answers by itself. */
  begin: () => Promise<void>;
}

/**
 * The first and only script of the home page until somebody needs more of it: the page stands there drawn by the build, and to read it takes
 * no script. It comes to life when a visitor does something, comes near what is still to be loaded, or is signed in; what they do in
 * between is answered here or waits.
 */
export function start(load: () => Promise<Page>): void {
  keepWriting();
  const { handOver } = answerFirst();
  const wake = onFirstNeed(() => {
    load()
      .then(({ begin }) => begin())
      .then(handOver, () => {
        if (navigator.onLine && claimReload()) location.reload();
      });
  });
  if (readToken() || readStored(STORED.systemLogo) || !navigator.onLine) wake();
  addEventListener("offline", wake);
  addEventListener("storage", ({ key }) => {
    if (tellsOfSession(key)) wake();
  });
  loadFonts();
}
