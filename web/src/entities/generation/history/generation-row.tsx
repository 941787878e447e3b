import { chakra } from "@chakra-ui/react";
import { RefreshCw } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { GenerationEntryFragment } from "../../../generated/graphql.ts";
import { useIsOwn } from "../../account/use-is-own.ts";
import { formatRelative } from "../../../lib/format.ts";
import { generationSubject } from "../generation-place.ts";
import { underWay } from "../use-generations.ts";
import { notify } from "../../../lib/notify.ts";
import { mediaUrl } from "../../../lib/media/media.ts";
import { Button } from "../../../ui/button.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { MarkdownView } from "../../../ui/document/markdown-view.tsx";
import { StopSquare } from "../../../ui/marks.tsx";
import { GenerationFacts } from "./generation-facts.tsx";
import { GenerationStatusMark } from "./generation-status.tsx";
import { RateGeneration } from "./rate-generation.tsx";
import { useGenerationText } from "./use-generation-text.ts";
import { useGenerationActions } from "./use-generation-actions.ts";

interface GenerationRowProps {
  generation: GenerationEntryFragment;
  /** What it is for stands beside its kind. */
  named?: boolean;
  /** Puts the text where the person works. */
  onInsert?: ((text: string, generationId: string) => void) | undefined;
  onChanged: () => void;
  /** More at the row's end. */
  actions?: ReactNode;
}

/** One generation of a history: where it stands, what it made, what it took, and what can be done with it. */
export function GenerationRow({ generation, named, onInsert, onChanged, actions }: GenerationRowProps) {
  const { t } = useTranslation("generation");
  const textId = useId();
  const [open, setOpen] = useState(false);
  const { stop, retry, busy } = useGenerationActions(generation.id, onChanged);
  const { kind, status, excerpt, images, error, createdAt } = generation;
  const { text, load } = useGenerationText(generation.id);
  const subject = generationSubject(generation);
  const what = [t(`kinds.${kind}`), subject].filter(Boolean).join(" · ");
  const active = underWay(status);
  const show = () => {
    setOpen(!open);
    if (!open) load().catch(() => notify.error(t("panel.fetchFailed")));
  };
  const own = useIsOwn(generation.owner);

  return (
    <chakra.li
      display="flex"
      flexDirection="column"
      gap="2"
      px="4"
      py="3"
      textStyle="small"
      css={{ "& + &": { borderBlockStart: "1px solid {colors.border.muted}" } }}
    >
      <chakra.div display="flex" alignItems="flex-start" gap="3">
        <chakra.span mt="0.5">
          <GenerationStatusMark status={status} />
        </chakra.span>
        <chakra.div flex="1" minW="0">
          <chakra.div fontWeight="medium" overflowWrap="anywhere">
            {t(`kinds.${kind}`)}
            {named && subject && (
              <>
                {" · "}
                <bdi>{subject}</bdi>
              </>
            )}
          </chakra.div>
          <chakra.div textStyle="caption" color="fg.muted">
            {t(`statuses.${status}`)} · <time dateTime={createdAt}>{formatRelative(createdAt)}</time>
          </chakra.div>
        </chakra.div>
        {active && own && (
          <Button size="sm" icon={StopSquare} busy={busy} aria-label={t("panel.stopNamed", { what })} onClick={stop}>
            {t("stop")}
          </Button>
        )}
        {own && (status === "FAILED" || status === "STOPPED") && (
          <Button size="sm" icon={RefreshCw} busy={busy} aria-label={t("panel.retryNamed", { what })} onClick={retry}>
            {t("tryAgain")}
          </Button>
        )}
        {actions}
      </chakra.div>
      {status === "FAILED" && error && (
        <chakra.p color="danger.fg" dir="auto">
          {error}
        </chakra.p>
      )}
      {excerpt && kind !== "IMAGE" && (
        <chakra.div id={textId} color="fg.muted" {...(open ? {} : { lineClamp: "3" })}>
          <MarkdownView text={open ? (text ?? excerpt) : excerpt} />
        </chakra.div>
      )}
      {images.map(({ id, url, alt, name }) => (
        <chakra.img key={id} src={mediaUrl(url, 320)} alt={alt || name} loading="lazy" maxW="160px" borderRadius="md" />
      ))}
      {!active && (
        <>
          <GenerationFacts of={generation} />
          <chakra.div display="flex" flexWrap="wrap" alignItems="flex-start" gap="2">
            {excerpt && kind !== "IMAGE" && (
              <>
                <Button size="sm" variant="ghost" aria-expanded={open} aria-controls={textId} onClick={show}>
                  {t(open ? "history.hideText" : "history.showText")}
                </Button>
                <CopyButton text={load} />
                {own && onInsert && (
                  <Button
                    size="sm"
                    onClick={() =>
                      void load().then(
                        (whole) => onInsert(whole, generation.id),
                        () => undefined,
                      )
                    }
                  >
                    {t("insert")}
                  </Button>
                )}
              </>
            )}
            {own && status === "COMPLETED" && <RateGeneration generation={generation} />}
          </chakra.div>
        </>
      )}
    </chakra.li>
  );
}
