import { chakra } from "@chakra-ui/react";
import { Portal } from "@chakra-ui/react/portal";
import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { dismissNotice, type Notice, type NoticeKind, useNotices } from "../lib/notify.ts";
import { IconButton } from "./button.tsx";
import { Icon, type IconShape } from "./icon.tsx";
import { Khatam } from "./marks.tsx";
import { useToastLane } from "./toast-lane.ts";

const LOOKS: Record<NoticeKind, { shape: IconShape; color: string }> = {
  success: { shape: CircleCheck, color: "success.solid" },
  error: { shape: CircleAlert, color: "danger.solid" },
  info: { shape: Info, color: "info.solid" },
  ai: { shape: Khatam, color: "brand.fg" },
};

/** One message. It goes after its time, which stands still while it is hovered or focused. */
function Toast({ notice }: { notice: Notice }) {
  const { t } = useTranslation();
  const [held, setHeld] = useState(false);
  const { shape, color } = LOOKS[notice.kind];

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissNotice(notice.id), notice.durationMs);
    return () => clearTimeout(timer);
  }, [held, notice]);

  return (
    <chakra.div
      role={notice.kind === "error" ? "alert" : "status"}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      display="flex"
      alignItems="flex-start"
      gap="3"
      w="100%"
      p="3"
      bg="bg.raised"
      border="1px solid"
      borderColor="border"
      borderRadius="lg"
      boxShadow="popover"
      textStyle="small"
      pointerEvents="auto"
      animation="rise {durations.base} {easings.out}"
    >
      <chakra.span mt="1px">
        <Icon as={shape} color={color} />
      </chakra.span>
      <chakra.div flex="1" minW="0" overflowWrap="anywhere">
        <chakra.div fontWeight="medium">{notice.text}</chakra.div>
        {notice.detail && <chakra.div color="fg.muted">{notice.detail}</chakra.div>}
        {notice.action && (
          <chakra.button type="button" color="brand.fg" fontWeight="medium" onClick={notice.action.run}>
            {notice.action.label}
          </chakra.button>
        )}
      </chakra.div>
      <chakra.span m="-6px">
        <IconButton icon={X} label={t("close")} onClick={() => dismissNotice(notice.id)} />
      </chakra.span>
    </chakra.div>
  );
}

/** At the right in both languages, as far up as nothing is covered that one finds one's way by; at the left what would hide a text at the right. */
export function Toaster() {
  const notices = useNotices();
  const lane = useRef<HTMLDivElement>(null);
  const { top, side } = useToastLane(
    lane,
    notices.length,
    notices.some(({ besideText }) => besideText),
  );
  return (
    <Portal>
      <chakra.div
        ref={lane}
        // an open dialog hides the rest of the page from screen readers, not this
        data-live-announcer
        position="fixed"
        {...{ [side]: "4" }}
        zIndex="toast"
        display="flex"
        flexDirection="column"
        alignItems="flex-end"
        gap="2"
        w="360px"
        maxW="calc(100vw - 32px)"
        pointerEvents="none"
        style={{ insetBlockStart: top }}
      >
        {notices.map((notice) => (
          <Toast key={notice.id} notice={notice} />
        ))}
      </chakra.div>
    </Portal>
  );
}
