import { useSyncExternalStore } from "react";

/** What a dialog or a sheet sets on the body while the page behind it can't be used. */
const MARK = "data-scroll-lock";

function subscribe(onChange: () => void): () => void {
  const changes = new MutationObserver(onChange);
  changes.observe(document.body, { attributeFilter: [MARK] });
  return () => changes.disconnect();
}

/** Whether a dialog or a sheet stands before the page. */
export const useModalShown = () =>
  useSyncExternalStore(
    subscribe,
    () => document.body.hasAttribute(MARK),
    () => false,
  );
