import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { FileText, RefreshCw, Unlink } from "lucide-react";
import type { TwinParagraph } from "@muhtawa/text-analysis/twins";
import { useTranslation } from "react-i18next";
import { isModelConnected } from "../../../entities/ai-model/is-model-connected.ts";
import { writtenBlocks } from "../../../entities/editor/paragraphs/paragraph-bridge.ts";
import { AiModelsDocument, type TwinPairInput } from "../../../generated/graphql.ts";
import { wasReported } from "../../../lib/http/problem.ts";
import { notify } from "../../../lib/notify.ts";
import { useOnline } from "../../../lib/use-online.ts";
import { Button, IconButton, LinkButton } from "../../../ui/button.tsx";
import { ErrorDisplay } from "../../../ui/error-display.tsx";
import { firstClick } from "../../../ui/first-click.ts";
import { Khatam, StopSquare } from "../../../ui/marks.tsx";
import { Note } from "../../../ui/note.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { StreamingText } from "../../../ui/streaming-text.tsx";
import type { BodyContent } from "../body-content.ts";
import type { Body } from "../use-body.ts";
import { BeginTwin } from "./begin-twin.tsx";
import { pairChoice } from "./pair-choice.ts";
import { twinPath } from "./twin-paths.ts";
import { TwinGuesses } from "./twin-guesses.tsx";
import { TwinRow } from "./twin-row.tsx";
import { untranslatedRows } from "./use-translation.ts";
import type { PairedRow } from "./use-twin.ts";
import type { TwinWork } from "./use-twin-work.ts";

interface TwinPanelProps {
  content: BodyContent;
  body: Body;
  work: TwinWork;
  /** Leads away from the panel, to the text. */
  onGoThere: (() => void) | undefined;
}

/** The paragraphs of a text beside those of its twin: which are in step, which are behind, and their translation. */
export function TwinPanel({ content, body, work, onGoThere }: TwinPanelProps) {
  const { t } = useTranslation(["contents", "generation"]);
  const { locale } = content;
  const online = useOnline();
  const { data: models } = useQuery(AiModelsDocument);
  const { twin, waiting, error, refetch, pair, translation, ask } = work;
  const { run, underWay, failed, stopped, outcome, translate, again, stop, glossaryOf } = translation;

  if (waiting) return <Skeleton lines={6} />;
  if (error && !twin) return <ErrorDisplay message={t("twin.failed")} onRetry={() => void refetch()} />;
  if (!twin) return <BeginTwin content={content} body={body} onLink={() => ask("link")} />;

  const connected = models ? isModelConnected(models.aiModels) : false;
  const mayTranslate = connected && online && !underWay;
  const missing = untranslatedRows(twin.rows);
  const count = (...states: PairedRow["state"][]) => twin.rows.filter(({ state }) => states.includes(state)).length;
  const go = (at: number) => {
    onGoThere?.();
    // a sheet that closes hands the focus back a frame later
    requestAnimationFrame(() => requestAnimationFrame(() => writtenBlocks()?.goTo(at)));
  };
  const say = (pairs: readonly TwinPairInput[]) =>
    void pair(pairs).catch((failure: unknown) => {
      if (!wasReported(failure)) notify.error(t("twin.unsaid"));
    });
  const sayPaired = (mine: TwinParagraph, other: TwinParagraph) => say([{ own: mine.key, other: other.key }]);
  const isStored = body.status === "saved";
  const sameOf = ({ own: mine, other, state, guessed }: PairedRow) =>
    mine && other && !mine.asks && !other.asks && (state !== "IN_STEP" || guessed) && isStored ? () => sayPaired(mine, other) : undefined;

  return (
    <chakra.section aria-label={t("twin.title")} display="flex" flexDirection="column" gap="3">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <chakra.p flex="1" minW="0" textStyle="small" overflowWrap="anywhere">
          <bdi lang={twin.content.locale}>{twin.content.title}</bdi>
        </chakra.p>
        <LinkButton to={twinPath(twin.content.id)} size="sm" icon={FileText}>
          {t("twin.open")}
        </LinkButton>
        <IconButton icon={Unlink} label={t("twin.unlink")} disabled={!online || underWay} onClick={() => ask("unlink")} />
      </chakra.div>
      <chakra.p role="status" textStyle="small" color="fg.muted">
        {t("twin.behind", { count: count("STALE", "APART", "MISSING") })}
        {count("AHEAD", "ALONE") > 0 && ` ${t("twin.ahead", { count: count("AHEAD", "ALONE") })}`}
      </chakra.p>
      <TwinGuesses rows={twin.rows} onConfirm={isStored && online ? say : undefined} />
      {models && !connected && <Note tone="info">{t("twin.noModel")}</Note>}
      {connected && missing.length > 1 && !underWay && (
        <div>
          <Button size="sm" variant="ai" icon={Khatam} disabled={!online} onClick={() => void translate(missing)}>
            {t("twin.translateAll", { count: missing.length })}
          </Button>
        </div>
      )}
      {underWay && (
        <>
          <StreamingText label={t("twin.translation")} text={run.text} waiting={run.phase === "queued"} silent={run.silent} />
          <div>
            <Button size="sm" icon={StopSquare} onClick={firstClick(() => void stop())}>
              {t("generation:stop")}
            </Button>
          </div>
        </>
      )}
      {failed !== undefined && (
        <ErrorDisplay message={failed || t("generation:failed")} {...(mayTranslate && { onRetry: () => void again() })} />
      )}
      {stopped && (
        <Note
          tone="info"
          alert
          action={
            <Button size="sm" icon={RefreshCw} disabled={!mayTranslate} onClick={() => void again()}>
              {t("generation:tryAgain")}
            </Button>
          }
        >
          {t("twin.stopped")}
        </Note>
      )}
      {outcome && (
        <Note tone={outcome.kind === "offered" ? "info" : "warning"} alert>
          {t(`twin.outcome.${outcome.kind}`)}
        </Note>
      )}
      {outcome && outcome.missed.length > 0 && (
        <Note tone="warning" alert>
          {t("twin.missed", { terms: outcome.missed.map(({ term }) => term).join(t("twin.comma")) })}
        </Note>
      )}
      <chakra.ol m="0" p="0" listStyleType="none" aria-label={t("twin.paragraphs")}>
        {twin.rows.map((row, at) => (
          <TwinRow
            key={`${row.own?.at ?? "-"} ${row.other?.at ?? "-"}`}
            row={row}
            locale={locale}
            twinLocale={twin.content.locale}
            glossary={row.other && row.state !== "IN_STEP" ? glossaryOf(row.other.text) : []}
            onTranslate={mayTranslate ? () => void translate([row]) : undefined}
            onSame={sameOf(row)}
            others={row.own && !row.own.asks && isStored ? pairChoice(twin.rows, at) : []}
            onPair={(other) => row.own && sayPaired(row.own, other)}
            onGo={go}
          />
        ))}
      </chakra.ol>
    </chakra.section>
  );
}
