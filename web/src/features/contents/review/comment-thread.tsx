import { chakra } from "@chakra-ui/react";
import { Check, MessageSquare, RotateCcw, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CommentThreadFragment } from "../../../generated/graphql.ts";
import { useAuth } from "../../../lib/auth/auth.ts";
import { leftOf } from "../../../lib/drafts/left-of.ts";
import { formatList, formatRelative } from "../../../lib/format.ts";
import { wasReported } from "../../../lib/http/problem.ts";
import { notify } from "../../../lib/notify.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button, IconButton } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { CommentForm } from "./comment-form.tsx";
import { ThreadQuote } from "./thread-quote.tsx";
import type { Review } from "./use-review.ts";

type Comment = CommentThreadFragment["comments"][number];

function CommentRow({ comment, onDelete }: { comment: Comment; onDelete: (() => void) | undefined }) {
  const { t } = useTranslation("review");
  const { author, text, mentions, createdAt } = comment;
  return (
    <chakra.li display="flex" gap="2" textStyle="small">
      <Avatar name={author.username} size="sm" />
      <chakra.div flex="1" minW="0">
        <chakra.div display="flex" alignItems="center" gap="2">
          <chakra.bdi fontWeight="medium">{author.username}</chakra.bdi>
          <chakra.time dateTime={createdAt} textStyle="caption" color="fg.subtle">
            {formatRelative(createdAt)}
          </chakra.time>
          {onDelete && (
            <chakra.span ms="auto">
              <IconButton icon={Trash2} label={t("deleteOf", { name: author.username })} onClick={onDelete} />
            </chakra.span>
          )}
        </chakra.div>
        {mentions.length > 0 && (
          <chakra.p textStyle="caption" color="fg.muted">
            {t("spokenTo", { names: formatList(mentions.map(({ username }) => username)) })}
          </chakra.p>
        )}
        <chakra.p dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {text}
        </chakra.p>
      </chakra.div>
    </chakra.li>
  );
}

interface CommentThreadProps {
  thread: CommentThreadFragment;
  review: Review;
  /** The content is the reader's own. */
  own: boolean;
  /** It was asked for: it is shown first. */
  current: boolean;
  onShow?: (() => void) | undefined;
}

/** What was said about some words, or about the whole, and what may be answered. */
export function CommentThread({ thread, review, own, current, onShow }: CommentThreadProps) {
  const { t } = useTranslation(["review", "common"]);
  const { user } = useAuth();
  const [answering, setAnswering] = useState(false);
  const [settling, setSettling] = useState(false);
  const [deleting, setDeleting] = useState<Comment>();
  const { id, quote, resolved, comments } = thread;
  const userId = user?.id ?? "";
  const about = `comment.${review.id}.${id}`;

  useEffect(() => {
    let left = false;
    void leftOf(userId, about).then(({ draft }) => {
      if (draft && !left) setAnswering(true);
    });
    return () => {
      left = true;
    };
  }, [userId, about]);

  const settle = async () => {
    setSettling(true);
    try {
      await review.settle(id, !resolved);
    } catch (error) {
      if (!wasReported(error)) notify.error(t("failed"));
    } finally {
      setSettling(false);
    }
  };

  return (
    <chakra.li
      id={`thread-${id}`}
      tabIndex={-1}
      display="flex"
      flexDirection="column"
      gap="2.5"
      p="3"
      border="1px solid"
      borderColor={current ? "brand.solid" : "border"}
      borderRadius="md"
      bg="bg.panel"
    >
      {quote && <ThreadQuote>{quote.exact}</ThreadQuote>}
      {resolved && (
        <span>
          <Badge tone="success" dot>
            {t("resolved")}
          </Badge>
        </span>
      )}
      <chakra.ul listStyleType="none" m="0" p="0" display="flex" flexDirection="column" gap="2.5">
        {comments.map((comment) => (
          <CommentRow
            key={comment.id}
            comment={comment}
            onDelete={own || comment.author.id === user?.id ? () => setDeleting(comment) : undefined}
          />
        ))}
      </chakra.ul>
      {answering ? (
        <CommentForm
          about={about}
          label={t("answer")}
          confirm={t("send")}
          people={review.content?.people ?? []}
          onSay={async (input) => {
            await review.reply(id, input);
            setAnswering(false);
          }}
          onCancel={() => setAnswering(false)}
        />
      ) : (
        <chakra.div display="flex" flexWrap="wrap" gap="1.5">
          <Button size="sm" icon={MessageSquare} onClick={() => setAnswering(true)}>
            {t("answer")}
          </Button>
          <Button size="sm" icon={resolved ? RotateCcw : Check} busy={settling} onClick={() => void settle()}>
            {t(resolved ? "reopen" : "resolve")}
          </Button>
          {quote && onShow && (
            <Button size="sm" variant="ghost" onClick={onShow}>
              {t("showInText")}
            </Button>
          )}
        </chakra.div>
      )}
      {deleting && (
        <ConfirmDialog
          open
          danger
          title={t("deleteTitle")}
          text={t("deleteText")}
          confirmLabel={t("common:delete")}
          cancelLabel={t("keep")}
          onConfirm={async () => {
            await review.remove(id, deleting.id);
            setDeleting(undefined);
          }}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </chakra.li>
  );
}
