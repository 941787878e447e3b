import { useCallback, useEffect, useRef, useState } from "react";
import type { LiveGeneration } from "../../lib/live/live-events.ts";

/** Milliseconds between two views of texts that grow. */
const VIEW_MS = 250;

/** The texts that are being written just now, by their generation. A fast model doesn't make the page draw more often. */
export function useLiveTexts() {
  const texts = useRef(new Map<string, string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [shown, setShown] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => () => clearTimeout(timer.current), []);

  const hear = useCallback(({ id, type, text = "" }: LiveGeneration) => {
    if (type === "progress") return;
    if (type === "delta") texts.current.set(id, (texts.current.get(id) ?? "") + text);
    else if (type === "restart") texts.current.set(id, text);
    else texts.current.delete(id);
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      setShown(new Map(texts.current));
    }, VIEW_MS);
  }, []);

  return { texts: shown, hear };
}
