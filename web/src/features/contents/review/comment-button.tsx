import { chakra } from "@chakra-ui/react";
import { MessageSquarePlus } from "lucide-react";
import { type RefObject, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { notify } from "../../../lib/notify.ts";
import { IconButton } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { CommentForm } from "./comment-form.tsx";
import { selectedSpan, shownText } from "./marked-text.ts";
import { quoteOf, type TextQuote } from "./text-quote.ts";
import { ThreadQuote } from "./thread-quote.tsx";
import type { Review } from "./use-review.ts";

interface CommentButtonProps {
  /** Holds the text. */
  frame: RefObject<HTMLElement | null>;
  review: Review;
}

/** Says something about the words that are selected, or about the whole; Ctrl or ⌘, Alt and M do the same. */
export function CommentButton({ frame, review }: CommentButtonProps) {
  const { t } = useTranslation("review");
  const [about, setAbout] = useState<{ quote: TextQuote | undefined }>();

  const ask = () => {
    const element = frame.current && shownText(frame.current);
    const span = element ? selectedSpan(element) : undefined;
    setAbout({ quote: element && span ? quoteOf(element.textContent ?? "", span) : undefined });
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.code !== "KeyM" || !event.altKey || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      ask();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });

  return (
    <>
      <IconButton
        icon={MessageSquarePlus}
        size="md"
        label={t("add")}
        aria-keyshortcuts="Control+Alt+M"
        // the text keeps its selection
        onMouseDown={(event) => event.preventDefault()}
        onClick={ask}
      />
      {about && (
        <Dialog open title={t("add")} onClose={() => setAbout(undefined)}>
          <chakra.div display="flex" flexDirection="column" gap="3">
            {about.quote ? (
              <ThreadQuote>{about.quote.exact}</ThreadQuote>
            ) : (
              <chakra.p textStyle="small" color="fg.muted">
                {t("selectFirst")}
              </chakra.p>
            )}
            <CommentForm
              about={`comment.${review.id}.passage`}
              label={t("comment")}
              confirm={t("send")}
              people={review.content?.people ?? []}
              onSay={async (input) => {
                await review.begin({ ...input, ...(about.quote && { quote: about.quote }) });
                setAbout(undefined);
                notify.success(t("added"));
              }}
              onCancel={() => setAbout(undefined)}
            />
          </chakra.div>
        </Dialog>
      )}
    </>
  );
}
