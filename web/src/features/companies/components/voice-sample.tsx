import { chakra } from "@chakra-ui/react";
import { RefreshCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFieldGeneration } from "../../../entities/generation/fields/use-field-generation.ts";
import { Button } from "../../../ui/button.tsx";
import { firstClick } from "../../../ui/first-click.ts";
import { Card } from "../../../ui/card.tsx";
import { ErrorDisplay } from "../../../ui/error-display.tsx";
import { Khatam, StopSquare } from "../../../ui/marks.tsx";
import { OfflineBadge } from "../../../ui/offline-badge.tsx";
import { StreamingText } from "../../../ui/streaming-text.tsx";

/** A few sentences of the AI, to hear whether the voice is right. Nothing of them is kept. */
export function VoiceSample() {
  const { t } = useTranslation("companies");
  const { fieldRun, generate, stop } = useFieldGeneration({ field: "description" });
  const running = fieldRun.status === "queued" || fieldRun.status === "running";
  const done = fieldRun.status === "done";

  const action = running ? (
    <Button size="sm" icon={StopSquare} onClick={firstClick(() => void stop())}>
      {t("generation:stop")}
    </Button>
  ) : (
    <Button variant="ai" size="sm" icon={done ? RefreshCw : Khatam} onClick={() => void generate()}>
      {t(done ? "sample.again" : "sample.write")}
    </Button>
  );

  return (
    <Card title={t("sample.title")} action={action}>
      {running ? (
        <StreamingText label={t("sample.title")} text={fieldRun.text} waiting={fieldRun.status === "queued"} />
      ) : fieldRun.status === "failed" ? (
        <ErrorDisplay message={fieldRun.reason} onRetry={() => void generate()} />
      ) : done ? (
        <chakra.div display="flex" flexDirection="column" alignItems="flex-start" gap="2">
          <chakra.p dir="auto" w="100%">
            {fieldRun.variants[0]}
          </chakra.p>
          {fieldRun.note && (
            <chakra.span textStyle="caption" color="fg.subtle">
              {fieldRun.note}
            </chakra.span>
          )}
          {fieldRun.offline && <OfflineBadge />}
        </chakra.div>
      ) : (
        <chakra.p textStyle="small" color="fg.subtle">
          {t("sample.hint")}
        </chakra.p>
      )}
    </Card>
  );
}
