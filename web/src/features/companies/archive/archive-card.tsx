import { chakra } from "@chakra-ui/react";
import { Download } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { apiUrl } from "../../../lib/config.ts";
import { downloadFile } from "../../../lib/http/download-file.ts";
import { Problem } from "../../../lib/http/problem.ts";
import { notify } from "../../../lib/notify.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";

/** The whole company as one file. */
export function ArchiveCard({ company: { id, companyName } }: { company: { id: string; companyName: string } }) {
  const { t } = useTranslation("companies");
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      await downloadFile(apiUrl(`/companies/${id}/archive`), `${companyName}.zip`);
    } catch (error) {
      // Server errors are reported by apiFetch.
      if (!(error instanceof Problem && error.message)) notify.error(t("archive.failed"));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card title={t("archive.title")}>
      <chakra.p textStyle="small" color="fg.muted" mb="3">
        {t("archive.text")}
      </chakra.p>
      <Button icon={Download} busy={busy} onClick={() => void download()}>
        {t("archive.download")}
      </Button>
    </Card>
  );
}
