import { useTranslation } from "react-i18next";
import { useListParams } from "../../../lib/list-params.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { AuditPanel } from "../components/audit-panel.tsx";
import { BranchesPanel } from "../components/branches-panel.tsx";
import { PartnersPanel } from "../components/partners-panel.tsx";
import { RecordsPanel } from "../components/records-panel.tsx";
import { SettingsPanel } from "../components/settings-panel.tsx";

const PANELS = {
  records: RecordsPanel,
  partners: PartnersPanel,
  branches: BranchesPanel,
  settings: SettingsPanel,
  audit: AuditPanel,
} as const;
type Panel = keyof typeof PANELS;
const NAMES = Object.keys(PANELS) as Panel[];

/** What admins keep for everybody: select fields' choices, the home page's lists, and the log of what happened. */
export function Component() {
  const { t } = useTranslation("basicData");
  const { get, replace } = useListParams();
  usePageTitle(t("title"));
  const shown = NAMES.find((name) => name === get("tab")) ?? "records";
  return (
    <>
      <PageHeader title={t("title")} />
      <Tabs
        label={t("title")}
        value={shown}
        onChange={(tab) => replace(tab === "records" ? {} : { tab })}
        tabs={NAMES.map((name) => {
          const Content = PANELS[name];
          return { value: name, label: t(`tabs.${name}`), content: <Content /> };
        })}
      />
    </>
  );
}
