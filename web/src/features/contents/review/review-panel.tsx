import { chakra } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CommentThreadFragment, ContentStatus } from "../../../generated/graphql.ts";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorDisplay } from "../../../ui/error-display.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { AssignmentCard } from "./assignment-card.tsx";
import { CommentForm } from "./comment-form.tsx";
import { CommentThread } from "./comment-thread.tsx";
import type { Review } from "./use-review.ts";

interface ReviewPanelProps {
  review: Review;
  status: ContentStatus;
  own: boolean;
  /** The discussion that was asked for. */
  current: string | undefined;
  onShow: (thread: CommentThreadFragment) => void;
}

/** All that people say to each other about a content, and whose it is to work on. */
export function ReviewPanel({ review, status, own, current, onShow }: ReviewPanelProps) {
  const { t } = useTranslation("review");
  const [shown, setShown] = useState<"open" | "resolved">("open");
  const { threads, openThreads, content, failed } = review;
  const asked = threads.find(({ id }) => id === current);
  const followed = useRef<string>(undefined);
  useEffect(() => {
    if (!asked || followed.current === asked.id) return;
    followed.current = asked.id;
    setShown(asked.resolved ? "resolved" : "open");
    requestAnimationFrame(() => document.getElementById(`thread-${asked.id}`)?.focus());
  }, [asked]);

  if (failed) return <ErrorDisplay message={t("notLoaded")} onRetry={review.refetch} />;
  if (!content) return <Skeleton lines={6} />;
  const listed = threads.filter(({ resolved }) => resolved === (shown === "resolved"));
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1.6fr) minmax(0, 1fr)" }}
      gap="4"
      alignItems="start"
    >
      <Card
        title={t("discussions")}
        action={
          <Segmented
            label={t("discussions")}
            value={shown}
            onChange={(next) => setShown(next)}
            segments={[
              { value: "open", label: t("open", { count: openThreads }) },
              { value: "resolved", label: t("done", { count: threads.length - openThreads }) },
            ]}
          />
        }
      >
        {listed.length === 0 ? (
          <EmptyState title={t(shown === "open" ? "none" : "noneDone")} text={t("noneText")} />
        ) : (
          <chakra.ul listStyleType="none" m="0" p="0" display="flex" flexDirection="column" gap="3">
            {listed.map((thread) => (
              <CommentThread
                key={thread.id}
                thread={thread}
                review={review}
                own={own}
                current={thread.id === current}
                onShow={() => onShow(thread)}
              />
            ))}
          </chakra.ul>
        )}
      </Card>
      <chakra.div display="flex" flexDirection="column" gap="4">
        <AssignmentCard review={review} status={status} />
        <Card title={t("aboutWhole")}>
          <CommentForm
            key={content.id}
            about={`comment.${content.id}`}
            label={t("comment")}
            confirm={t("send")}
            people={content.people}
            onSay={review.begin}
          />
        </Card>
      </chakra.div>
    </chakra.div>
  );
}
