import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatList, formatNumber } from "../../../lib/format.ts";
import { generationSubject } from "../../../entities/generation/generation-place.ts";
import { underWay, useGenerations } from "../../../entities/generation/use-generations.ts";
import { useLiveTexts } from "../../../entities/generation/use-live-texts.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Khatam } from "../../../ui/marks.tsx";
import { Popover } from "../../../ui/popover.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { GenerationPanel } from "./generation-panel.tsx";

const PAGE = 20;

const Trigger = chakra("button", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "1.5",
    minW: "control.sm",
    h: "control.sm",
    px: "1",
    flex: "none",
    borderRadius: "md",
    color: "fg.muted",
    textStyle: "caption",
    fontVariantNumeric: "tabular-nums",
    _hover: { bg: "bg.muted", color: "fg" },
    "@media (pointer: coarse)": { minW: "40px", h: "40px" },
  },
});

/** In the top bar of every page: whether the AI is at work for the person, and behind it at what, and all that it has made. */
export function GenerationLauncher() {
  const { t } = useTranslation("generation");
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState("");
  const { texts, hear } = useLiveTexts();
  const list = useGenerations({ pageSize: PAGE }, (event, known) => {
    hear(event);
    const { type, kind, status } = event;
    if (type !== "done" && type !== "error") return;
    const what = formatList([t(`kinds.${kind}`), known && generationSubject(known)]);
    const end = type === "error" ? "FAILED" : status === "STOPPED" ? "STOPPED" : "COMPLETED";
    setSaid(t(`panel.ended.${end}`, { what }));
  });
  const running = (list.entries ?? []).filter(({ status }) => underWay(status));

  return (
    <>
      <Popover
        label={t("panel.title")}
        open={open}
        onOpen={setOpen}
        width={460}
        height={620}
        trigger={
          <Trigger
            type="button"
            data-tour="generations"
            aria-label={t("panel.underWay", { count: running.length })}
            title={t("panel.title")}
          >
            {running.length > 0 ? (
              <>
                <Spinner color="brand.fg" />
                <span aria-hidden>{formatNumber(running.length)}</span>
              </>
            ) : (
              <Icon as={Khatam} />
            )}
          </Trigger>
        }
      >
        <GenerationPanel list={list} texts={texts} onLeave={() => setOpen(false)} />
      </Popover>
      <chakra.span srOnly role="status" aria-live="polite">
        {said}
      </chakra.span>
    </>
  );
}
