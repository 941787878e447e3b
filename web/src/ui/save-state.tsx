import { chakra } from "@chakra-ui/react";
import { Check, CircleAlert, CloudOff, CloudUpload, GitCompareArrows } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { SaveStatus } from "../lib/editing/save-status.ts";
import { useDeviceKeeps } from "../lib/drafts/device-keeps.ts";
import { formatTime } from "../lib/format.ts";
import { Icon, type IconShape } from "./icon.tsx";
import { Spinner } from "./spinner.tsx";

/** What stands on this device, and where the device has refused it. */
type Said = SaveStatus | "unkept";

const LOOKS: Record<Exclude<Said, "saving">, { shape: IconShape; color: string }> = {
  saved: { shape: Check, color: "fg.subtle" },
  local: { shape: CloudOff, color: "fg.subtle" },
  waiting: { shape: CloudUpload, color: "info.fg" },
  conflict: { shape: GitCompareArrows, color: "warning.fg" },
  failed: { shape: CircleAlert, color: "danger.fg" },
  unkept: { shape: CircleAlert, color: "warning.fg" },
};

interface SaveStateProps {
  status: SaveStatus;
  /** When it was last saved. */
  at?: Date | string | number;
  /** For conflict and failed: makes the words a button. */
  onAct?: () => void;
}

export function SaveState({ status, at, onAct }: SaveStateProps) {
  const { t } = useTranslation();
  const deviceKeeps = useDeviceKeeps();
  const said: Said = !deviceKeeps && (status === "local" || status === "waiting") ? "unkept" : status;
  const look = said === "saving" ? null : LOOKS[said];
  const words = said === "saved" && at !== undefined ? t("saveState.savedAt", { time: formatTime(at) }) : t(`saveState.${said}`);
  const acting = onAct && (status === "conflict" || status === "failed") ? status : undefined;
  return (
    <chakra.output
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      minW="0"
      textStyle="caption"
      whiteSpace="nowrap"
      color={look?.color ?? "fg.subtle"}
    >
      {acting && look ? (
        <chakra.button
          type="button"
          aria-label={words}
          title={words}
          onClick={onAct}
          display="inline-flex"
          alignItems="center"
          gap="1.5"
          minH="6"
          minW="6"
          textDecoration="underline"
          textUnderlineOffset="3px"
        >
          <Icon as={look.shape} size="s" />
          <chakra.span display={{ base: "none", md: "inline" }}>{words}</chakra.span>
          {/* the bar of a phone has no room for more, the narrowest one's for the sign alone */}
          <chakra.span display={{ base: "inline", md: "none" }} css={{ "@media (max-width: 359px)": { display: "none" } }}>
            {t(`saveState.short.${acting}`)}
          </chakra.span>
        </chakra.button>
      ) : (
        <>
          {look ? <Icon as={look.shape} size="s" label={words} /> : <Spinner size="12px" />}
          <chakra.span display={{ base: "none", md: "inline" }}>{words}</chakra.span>
        </>
      )}
    </chakra.output>
  );
}
