import { chakra } from "@chakra-ui/react";
import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { dismissNotice, type Notice, type NoticeKind } from "../lib/notify.ts";
import { IconButton } from "./button.tsx";
import { Icon, type IconShape } from "./icon.tsx";
import { Khatam } from "./marks.tsx";

const LOOKS: Record<NoticeKind, { shape: IconShape; color: string }> = {
  success: { shape: CircleCheck, color: "success.solid" },
  error: { shape: CircleAlert, color: "danger.solid" },
  info: { shape: Info, color: "info.solid" },
  ai: { shape: Khatam, color: "brand.fg" },
};

interface ToastProps {
  notice: Notice;
  /** Within the page, not above it. */
  inLine?: boolean;
}

/** One message. It goes after its time, which stands still while it is hovered or focused. */
export function Toast({ notice, inLine }: ToastProps) {
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
      data-notice={notice.id}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      display="flex"
      alignItems="flex-start"
      gap="3"
      w="100%"
      bg="bg.raised"
      textStyle="small"
      pointerEvents="auto"
      {...(inLine
        ? { px: "4", py: "2", borderBlockEndWidth: "1px" }
        : { p: "3", border: "1px solid", borderRadius: "lg", boxShadow: "popover", animation: "rise {durations.base} {easings.out}" })}
      // the shorthand would take it back
      borderColor="border"
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
