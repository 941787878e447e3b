import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CommentThreadFragment } from "../../../generated/graphql.ts";
import { notify } from "../../../lib/notify.ts";
import { rangeOf, shownText } from "./marked-text.ts";
import { useCommentMarks } from "./use-comment-marks.ts";
import type { Review } from "./use-review.ts";

/** Milliseconds that a text is waited for. */
const PATIENCE_MS = 5_000;

/** The way from words of the text to what is said about them, and back. */
export function useReviewPlace(review: Review, tab: string, show: (tab: string) => void) {
  const { t } = useTranslation("review");
  const frame = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<string>();
  const [wanted, setWanted] = useState<CommentThreadFragment>();
  const open = useCallback(
    (id: string) => {
      setCurrent(id);
      show("review");
    },
    [show],
  );
  useCommentMarks(frame, review.threads, open, tab);

  useEffect(() => {
    const quote = wanted?.quote;
    if (tab !== "text" || !quote) return undefined;
    const given = performance.now();
    let asked = 0;
    const look = () => {
      const element = frame.current && shownText(frame.current);
      const range = element ? rangeOf(element, quote) : undefined;
      if (!range && performance.now() - given < PATIENCE_MS) {
        asked = requestAnimationFrame(look);
        return;
      }
      setWanted(undefined);
      if (!range) return notify.info(t("quoteGone"));
      range.startContainer.parentElement?.scrollIntoView({ block: "center" });
      document.getSelection()?.setBaseAndExtent(range.startContainer, range.startOffset, range.endContainer, range.endOffset);
    };
    look();
    return () => cancelAnimationFrame(asked);
  }, [wanted, tab, t]);

  return {
    frame,
    current,
    showQuote: (thread: CommentThreadFragment) => {
      setWanted(thread);
      show("text");
    },
  };
}
