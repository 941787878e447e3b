import { useTranslation } from "react-i18next";
import type { SystemInstanceEntryFragment, SystemServiceEntryFragment } from "../../../generated/graphql.ts";
import { formatNumber } from "../../../lib/format.ts";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** From 0 to 1. */
const shareDone = (migrations: SystemServiceEntryFragment["migrations"]) =>
  sum(migrations.map(({ done }) => done)) / Math.max(1, sum(migrations.map(({ total }) => total)));

const isReady = ({ answers, failing }: SystemInstanceEntryFragment) => answers && failing.length === 0;

/** Whether a service answers, is ready with all of its processes, or brings its data to its release. */
export function ServiceState({ service: { answers, migrations, instances } }: { service: SystemServiceEntryFragment }) {
  const { t } = useTranslation("system");
  const ready = instances.filter(isReady).length;
  if (!answers) return <State tone="danger">{t("away")}</State>;
  if (ready === 0) return <State tone="danger">{t("notReady")}</State>;
  if (ready < instances.length)
    return <State tone="warning">{t("partlyReady", { ready: formatNumber(ready), all: formatNumber(instances.length) })}</State>;
  if (migrations.length === 0) return <State tone="success">{t("ready")}</State>;
  const share = formatNumber(shareDone(migrations), { style: "percent", maximumFractionDigits: 0 });
  return <State tone="info">{t("migrating", { share })}</State>;
}

/** Whether one process of several answers and is ready. */
export function InstanceState({ instance }: { instance: SystemInstanceEntryFragment }) {
  const { t } = useTranslation("system");
  if (!instance.answers) return <State tone="danger">{t("away")}</State>;
  return isReady(instance) ? <State tone="success">{t("ready")}</State> : <State tone="danger">{t("notReady")}</State>;
}

function State({ tone, children }: { tone: BadgeTone; children: string }) {
  return (
    <Badge tone={tone} dot>
      {children}
    </Badge>
  );
}
