import { chakra } from "@chakra-ui/react";
import { Bell, CheckCheck } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../../lib/format.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorDisplay } from "../../../ui/error-display.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Popover } from "../../../ui/popover.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useNotificationWords } from "../use-notification-words.ts";
import { useNotifications } from "../use-notifications.ts";
import { NotificationRow } from "./notification-row.tsx";

/** More than this many are "many". */
const COUNTED = 99;

const Trigger = chakra("button", {
  base: {
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    minW: "control.sm",
    h: "control.sm",
    borderRadius: "md",
    color: "fg.muted",
    _hover: { bg: "bg.muted", color: "fg" },
    "@media (pointer: coarse)": { minW: "40px", h: "40px" },
    // the number's room, which would else lie over what stands beside
    "&[data-unread]": { minW: "46px", justifyContent: "flex-start", ps: "2" },
  },
});

/** The bell of the top bar: how much is unread, and behind it what the person has been told. */
export function NotificationBell() {
  const { t } = useTranslation("notifications");
  const wordsOf = useNotificationWords();
  const [open, setOpen] = useState(false);
  const [arrival, setArrival] = useState("");
  const { list, error, refetch, markRead, markAllRead, more } = useNotifications({
    onArrival: (notification) => setArrival(t("arrived", { words: wordsOf(notification), title: notification.title })),
    notMarked: t("notMarked"),
  });
  const unread = list?.unreadCount ?? 0;
  const shown = unread > COUNTED ? `${formatNumber(COUNTED)}+` : formatNumber(unread);

  return (
    <>
      <Popover
        label={t("title")}
        open={open}
        onOpen={setOpen}
        width={400}
        height={560}
        trigger={
          <Trigger
            type="button"
            data-tour="notifications"
            {...(unread > 0 ? { "data-unread": "" } : {})}
            aria-label={unread > 0 ? t("bellUnread", { count: shown }) : t("title")}
            title={t("title")}
          >
            <Icon as={Bell} />
            {unread > 0 && (
              <chakra.span
                aria-hidden
                position="absolute"
                insetBlockStart="0"
                insetInlineStart="4"
                minW="16px"
                px="1"
                borderRadius="full"
                bg="brand.solid"
                color="brand.contrast"
                fontSize="2xs"
                fontWeight="medium"
                lineHeight="16px"
                textAlign="center"
                fontVariantNumeric="tabular-nums"
              >
                {shown}
              </chakra.span>
            )}
          </Trigger>
        }
      >
        <chakra.div display="flex" alignItems="center" gap="2" minH="48px" px="4" borderBlockEnd="1px solid" borderColor="border.muted">
          <chakra.h2 textStyle="h3">{t("title")}</chakra.h2>
          {unread > 0 && (
            <chakra.span ms="auto" me="-2">
              <Button size="sm" variant="ghost" icon={CheckCheck} onClick={() => void markAllRead()}>
                {t("markAll")}
              </Button>
            </chakra.span>
          )}
        </chakra.div>
        {/* a list that scrolls can be scrolled by keys */}
        <chakra.div
          overflowY="auto"
          tabIndex={0}
          role="group"
          aria-label={t("title")}
          css={{ "&:focus-visible": { outlineOffset: "-2px" } }}
        >
          {!list && !error && (
            <chakra.div p="4">
              <Skeleton lines={6} />
            </chakra.div>
          )}
          {!list && error && (
            <chakra.div p="4">
              <ErrorDisplay message={t("fetchFailed")} onRetry={refetch} />
            </chakra.div>
          )}
          {list?.results.length === 0 && <EmptyState title={t("empty.title")} text={t("empty.text")} />}
          {list && list.results.length > 0 && (
            <chakra.ul listStyleType="none" m="0" p="0">
              {list.results.map((notification) => (
                <NotificationRow
                  key={notification.id}
                  notification={notification}
                  onRead={() => void markRead([notification.id])}
                  onFollow={() => {
                    setOpen(false);
                    if (!notification.read) void markRead([notification.id]);
                  }}
                />
              ))}
            </chakra.ul>
          )}
          {more && (
            <chakra.div p="3" textAlign="center">
              <Button size="sm" variant="ghost" onClick={more}>
                {t("more")}
              </Button>
            </chakra.div>
          )}
        </chakra.div>
      </Popover>
      <chakra.span srOnly role="status" aria-live="polite">
        {arrival}
      </chakra.span>
    </>
  );
}
