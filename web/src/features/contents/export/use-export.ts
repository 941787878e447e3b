import { useState } from "react";
import { useTranslation } from "react-i18next";
import { apiUrl } from "../../../lib/config.ts";
import { downloadFile } from "../../../lib/http/download-file.ts";
import { Problem } from "../../../lib/http/problem.ts";
import { notify } from "../../../lib/notify.ts";

type Format = "md" | "html" | "docx" | "pdf";

/** Fetches a content as a file, one at a time. */
export function useExport({ id, title }: { id: string; title: string }, onBefore: () => Promise<boolean>) {
  const { t } = useTranslation("contents");
  const [busy, setBusy] = useState(false);
  const start = async (format: Format) => {
    setBusy(true);
    try {
      if (await onBefore()) await downloadFile(apiUrl(`/contents/${id}/export?format=${format}`), `${title}.${format}`);
    } catch (error) {
      // What the server says has been told already.
      if (!(error instanceof Problem && error.message)) notify.error(t("export.failed"));
    } finally {
      setBusy(false);
    }
  };
  return { busy, start };
}
