import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import type { SystemModelsQuery, SystemStatusQuery } from "../../../generated/graphql.ts";
import { formatDateTime, formatNumber, formatRelative } from "../../../lib/format.ts";
import { formatFileSize } from "../../../lib/media/file-size.ts";
import { Card } from "../../../ui/card.tsx";

interface FiguresProps {
  status: SystemStatusQuery["systemStatus"];
  /** Absent while they are being read, and where ai doesn't answer. */
  models: SystemModelsQuery["aiModels"] | undefined;
}

/** The AI's queue and models, storage, and the last backup. */
export function Figures({ status: { services, lastBackupAt }, models }: FiguresProps) {
  const { t } = useTranslation("system");
  const ai = services.find(({ name }) => name === "ai");
  const content = services.find(({ name }) => name === "content");
  const count = (value: number | null | undefined) => (value == null ? t("unknown") : formatNumber(value));
  const streams = services.map(({ streamBytes }) => streamBytes ?? 0).reduce((sum, bytes) => sum + bytes, 0);
  const disk =
    content?.diskBytes == null || content.diskFreeBytes == null
      ? t("unknown")
      : t("freeOf", { free: formatFileSize(content.diskFreeBytes), all: formatFileSize(content.diskBytes) });
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" }}>
      <Card title={t("ai")}>
        <Lines
          lines={[
            [t("generationsWaiting"), count(ai?.generationsWaiting)],
            [t("freeWorkers"), count(ai?.freeWorkers)],
            ...(models ?? []).map(({ label, provider, offline, state }): [string, string] => [
              offline ? t("offlineModel") : t("modelOf", { label, provider }),
              state?.lastSuccessAt ? t("lastAnswered", { when: formatRelative(state.lastSuccessAt) }) : t("notAskedYet"),
            ]),
          ]}
        />
      </Card>
      <Card title={t("storage")}>
        <Lines
          lines={[
            [t("streams"), formatFileSize(streams)],
            [t("disk"), disk],
            [t("lastBackup"), lastBackupAt ? formatDateTime(lastBackupAt) : t("unknown")],
          ]}
        />
      </Card>
    </chakra.div>
  );
}

function Lines({ lines }: { lines: readonly (readonly [string, string])[] }) {
  return (
    <chakra.dl display="flex" flexDirection="column" gap="2" textStyle="small">
      {lines.map(([name, value]) => (
        <chakra.div key={name} display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="4">
          <chakra.dt color="fg.muted">
            <bdi>{name}</bdi>
          </chakra.dt>
          <chakra.dd fontVariantNumeric="tabular-nums">{value}</chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
