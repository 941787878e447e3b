import { chakra } from "@chakra-ui/react";
import { Download } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { apiUrl } from "../../../lib/config.ts";
import { formatNumber } from "../../../lib/format.ts";
import { currentLocale } from "../../../lib/locale/locales.ts";
import { downloadFile } from "../../../lib/http/download-file.ts";
import { Problem } from "../../../lib/http/problem.ts";
import { notify } from "../../../lib/notify.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";

const tenths = (bytes: number) => Math.floor(bytes / 100_000) / 10;
const inMegabytes = (size: number) =>
  formatNumber(size, {
    style: "unit",
    unit: "megabyte",
    unitDisplay: currentLocale() === "ar" ? "long" : "short",
    maximumFractionDigits: 1,
  });

/** All that is one's own, as one file. How large it will be is known at its end only. */
export function OwnDataCard() {
  const { t } = useTranslation("profile");
  const [size, setSize] = useState<number>();
  const busy = size !== undefined;

  const download = async () => {
    setSize(0);
    try {
      await downloadFile(apiUrl("/me/export"), "muhtawa.zip", (bytes) => setSize(tenths(bytes)));
      notify.success(t("ownData.done"));
    } catch (error) {
      // Server errors are reported by apiFetch.
      if (!(error instanceof Problem && error.message)) notify.error(t("ownData.failed"));
    } finally {
      setSize(undefined);
    }
  };

  return (
    <Card title={t("ownData.title")}>
      <chakra.p textStyle="small">{t("ownData.text")}</chakra.p>
      <chakra.div mt="4" display="flex" alignItems="center" justifyContent="space-between" flexWrap="wrap" gap="2">
        <chakra.span role="status" textStyle="small" color="fg.muted">
          {busy && t("ownData.soFar", { size: inMegabytes(size) })}
        </chakra.span>
        <Button variant="outline" icon={Download} busy={busy} busyLabel={t("ownData.downloading")} onClick={() => void download()}>
          {t("ownData.download")}
        </Button>
      </chakra.div>
    </Card>
  );
}
