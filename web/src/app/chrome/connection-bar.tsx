import { chakra } from "@chakra-ui/react";
import { CloudUpload, GitCompareArrows, RefreshCw, WifiOff } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDeviceKeeps } from "../../lib/drafts/device-keeps.ts";
import { useWaiting } from "../../lib/drafts/use-waiting.ts";
import { useOnline } from "../../lib/use-online.ts";
import { NOTICE_HEIGHT } from "../../ui/below-notice.ts";
import { Icon } from "../../ui/icon.tsx";
import { lazyPart } from "../../ui/lazy-part.tsx";

const loadDialog = () => import("./waiting-dialog.tsx").then((module) => ({ default: module.WaitingDialog }));
const WaitingDialog = lazyPart(loadDialog, { above: true });

type State = "offline" | "sending" | "undecided" | "waiting";

const LOOKS = {
  offline: { shape: WifiOff, tone: "warning" },
  waiting: { shape: CloudUpload, tone: "info" },
  sending: { shape: RefreshCw, tone: "info" },
  undecided: { shape: GitCompareArrows, tone: "warning" },
} as const satisfies Record<State, object>;

/** Keeps the page told of how much of its top this takes. */
function measured(bar: HTMLElement) {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty(NOTICE_HEIGHT, `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty(NOTICE_HEIGHT);
  };
}

/** Says that there is no connection, and what was written without one: that it waits, is being sent, or needs a decision. */
export function ConnectionBar() {
  const { t } = useTranslation("offline");
  const online = useOnline();
  const { waiting, sending } = useWaiting();
  const deviceKeeps = useDeviceKeeps();
  const [open, setOpen] = useState(false);
  const toSend = waiting.filter(({ state }) => state === "waiting").length;
  const undecided = waiting.length - toSend;
  const state: State | undefined = !online ? "offline" : sending ? "sending" : undecided ? "undecided" : toSend ? "waiting" : undefined;
  const look = state && LOOKS[state];
  const where = deviceKeeps ? "waiting" : "unkept";

  return (
    <>
      <chakra.div ref={measured} role="status" position="sticky" top="0" zIndex="toast">
        {look && (
          <chakra.div
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            justifyContent="center"
            columnGap="2"
            px="4"
            py="1.5"
            textStyle="small"
            bg={`${look.tone}.subtle`}
            color={`${look.tone}.fg`}
            borderBlockEnd="1px solid"
            borderColor={`${look.tone}.border`}
          >
            <chakra.span display="inline-flex" alignItems="center" gap="2">
              <Icon as={look.shape} size="s" />
              <span>
                {state === "offline"
                  ? t("state.offline")
                  : t(`state.${state === "waiting" ? where : state}`, { count: state === "undecided" ? undecided : toSend })}
                {state === "offline" && waiting.length > 0 && ` ${t(`state.${where}`, { count: waiting.length })}`}
              </span>
            </chakra.span>
            {waiting.length > 0 && (
              <chakra.button
                type="button"
                fontWeight="medium"
                textDecoration="underline"
                textUnderlineOffset="3px"
                minH="24px"
                px="1"
                onPointerEnter={() => void loadDialog()}
                onClick={() => setOpen(true)}
              >
                {t("show")}
              </chakra.button>
            )}
          </chakra.div>
        )}
      </chakra.div>
      {open && (
        <Suspense>
          <WaitingDialog waiting={waiting} sending={sending} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
