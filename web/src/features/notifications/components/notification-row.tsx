import { chakra } from "@chakra-ui/react";
import { AtSign, CalendarCheck, Check, CircleAlert, Eye, MessageSquare, MessagesSquare, Unplug, UserCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { NotificationEntryFragment, NotificationKind } from "../../../generated/graphql.ts";
import { activityTarget } from "../../../entities/activity/activity-target.ts";
import { formatRelative } from "../../../lib/format.ts";
import { IconButton } from "../../../ui/button.tsx";
import { Icon, type IconShape } from "../../../ui/icon.tsx";
import { Khatam } from "../../../ui/marks.tsx";
import { useNotificationWords } from "../use-notification-words.ts";

const LOOKS: Record<NotificationKind, { shape: IconShape; color: string }> = {
  GENERATION_FINISHED: { shape: Khatam, color: "brand.fg" },
  REVIEW_REQUESTED: { shape: Eye, color: "warning.fg" },
  CONTENT_PUBLISHED: { shape: CalendarCheck, color: "success.fg" },
  CONTACT_FORM: { shape: MessageSquare, color: "info.fg" },
  ASSIGNED: { shape: UserCheck, color: "info.fg" },
  MENTIONED: { shape: AtSign, color: "brand.fg" },
  COMMENTED: { shape: MessagesSquare, color: "info.fg" },
  WEBHOOK_OFF: { shape: Unplug, color: "warning.fg" },
};

const Title = chakra(Link, { base: { overflowWrap: "anywhere", _hover: { textDecoration: "underline" } } });

interface NotificationRowProps {
  notification: NotificationEntryFragment;
  onRead: () => void;
  /** The person goes where it leads. */
  onFollow: () => void;
}

export function NotificationRow({ notification, onRead, onFollow }: NotificationRowProps) {
  const { t } = useTranslation("notifications");
  const wordsOf = useNotificationWords();
  const { kind, status, title, at, read } = notification;
  const failed = kind === "GENERATION_FINISHED" && status === "FAILED";
  const look = failed ? { shape: CircleAlert, color: "danger.fg" } : LOOKS[kind];
  const target = activityTarget(notification);
  const words = wordsOf(notification);
  const heading = <bdi>{title || words}</bdi>;
  return (
    <chakra.li
      display="flex"
      alignItems="flex-start"
      gap="3"
      px="4"
      py="3"
      textStyle="small"
      bg={read ? undefined : "brand.subtle"}
      css={{ "& + &": { borderBlockStart: "1px solid {colors.border.muted}" } }}
    >
      <chakra.span mt="0.5">
        <Icon as={look.shape} color={look.color} />
      </chakra.span>
      <chakra.div flex="1" minW="0" fontWeight={read ? "normal" : "medium"}>
        {!read && <chakra.span srOnly>{t("unread")} </chakra.span>}
        {target ? (
          <Title to={target} onClick={onFollow}>
            {heading}
          </Title>
        ) : (
          <chakra.span overflowWrap="anywhere">{heading}</chakra.span>
        )}
        <chakra.div textStyle="caption" color="fg.muted" fontWeight="normal">
          {title && `${words} · `}
          <time dateTime={at}>{formatRelative(at)}</time>
        </chakra.div>
      </chakra.div>
      {!read && <IconButton icon={Check} label={t("markOne", { title: title || words })} onClick={onRead} />}
    </chakra.li>
  );
}
