import { chakra } from "@chakra-ui/react";
import { CircleAlert, CircleCheck, Hourglass, RefreshCw } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "./button.tsx";
import { firstClick } from "./first-click.ts";
import { Icon } from "./icon.tsx";
import { StopSquare } from "./marks.tsx";
import { Spinner } from "./spinner.tsx";

export type DockStatus = "queued" | "running" | "restarted" | "stopped" | "failed" | "done";

interface GenerationDockProps {
  status: DockStatus;
  /** What part is being written, or why it failed. */
  detail?: string;
  /** Words so far. */
  words?: number;
  /** The button, and Esc. */
  onStop?: () => void;
  onAskAnew?: () => void;
  stopping?: boolean;
}

const ACTIVE = new Set<DockStatus>(["queued", "running", "restarted"]);

const MESSAGES = {
  queued: "queued",
  running: "writing",
  restarted: "restarted",
  stopped: "stopped",
  failed: "failed",
  done: "done",
} as const;

function DockIcon({ status }: { status: DockStatus }) {
  if (status === "queued") return <Icon as={Hourglass} color="fg.subtle" />;
  if (status === "failed") return <Icon as={CircleAlert} color="danger.solid" />;
  if (status === "stopped") return <Icon as={StopSquare} color="fg.subtle" />;
  if (status === "done") return <Icon as={CircleCheck} color="success.solid" />;
  return <Spinner color="brand.fg" />;
}

/** How a generation is getting on, at the foot of the text it writes. Start and end are read out, not each word. */
export function GenerationDock({ status, detail, words, onStop, onAskAnew, stopping }: GenerationDockProps) {
  const { t } = useTranslation("generation");
  const active = ACTIVE.has(status);

  useEffect(() => {
    if (!active || !onStop) return;
    const stopOnEscape = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) onStop();
    };
    addEventListener("keydown", stopOnEscape);
    return () => removeEventListener("keydown", stopOnEscape);
  }, [active, onStop]);

  return (
    <chakra.div display="flex" alignItems="center" gap="3" maxW="100%" minH="44px" py="1.5" textStyle="small">
      <DockIcon status={status} />
      <chakra.output flex="1" minW="0" {...(active ? { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } : {})}>
        {status === "stopped" && words !== undefined ? t("keptWords", { count: words }) : detail && active ? detail : t(MESSAGES[status])}
        {status === "failed" && detail && <chakra.span color="fg.muted"> {detail}</chakra.span>}
      </chakra.output>
      {active && words !== undefined && words > 0 && (
        <chakra.span color="fg.subtle" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
          {t("words", { count: words })}
        </chakra.span>
      )}
      {active && onStop && (
        <Button size="sm" icon={StopSquare} busy={stopping ?? false} onClick={firstClick(onStop)}>
          {t("stop")}
        </Button>
      )}
      {!active && onAskAnew && status !== "done" && (
        <Button size="sm" icon={RefreshCw} onClick={onAskAnew}>
          {t("askAnew")}
        </Button>
      )}
    </chakra.div>
  );
}
