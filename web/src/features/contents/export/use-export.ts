import type { JSONContent } from "@tiptap/core";
import { FilePen } from "lucide-react";
import { hasSuggestions } from "@muhtawa/text-analysis";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { apiUrl } from "../../../lib/config.ts";
import { downloadFile } from "../../../lib/http/download-file.ts";
import { Problem } from "../../../lib/http/problem.ts";
import { notify } from "../../../lib/notify.ts";
import type { MenuEntry } from "../../../ui/menu.tsx";
import { PHONE, useMedia } from "../../../ui/use-media.ts";
import { EXPORT_FORMATS, type ExportFormat } from "./export-formats.ts";

/** A Word file in which suggestions wait to be accepted. */
const TRACKED = { id: "tracked", icon: FilePen, format: "docx", query: "&changes=tracked" } as const;

export interface ExportChoice {
  readonly busy: boolean;
  readonly narrow: boolean;
  readonly entries: readonly MenuEntry[];
}

/**
 * The files that a content can be had as, fetched one at a time. `onBefore` stores what isn't stored yet, and says whether all is: a file
 * has what is stored. A text with suggestions can be had with them, too.
 */
export function useExport(
  { id, title }: { id: string; title: string },
  onBefore: () => Promise<boolean>,
  text?: JSONContent | null,
): ExportChoice {
  const { t } = useTranslation("contents");
  // A menu of its own has no room beside a page's other actions.
  const narrow = useMedia(PHONE);
  const [busy, setBusy] = useState(false);
  const start = async (format: ExportFormat, query = "") => {
    setBusy(true);
    try {
      if (await onBefore()) await downloadFile(apiUrl(`/contents/${id}/export?format=${format}${query}`), `${title}.${format}`);
    } catch (error) {
      // Server errors are reported by apiFetch.
      if (!(error instanceof Problem && error.message)) notify.error(t("export.failed"));
    } finally {
      setBusy(false);
    }
  };
  const files = [
    ...EXPORT_FORMATS.map(({ format, icon }) => ({ id: format, format, icon, query: "" })),
    ...(text && hasSuggestions(text) ? [TRACKED] : []),
  ];
  const entries = files.map(({ id: entry, format, icon, query }) => ({
    id: entry,
    label: t(`export.${entry}`),
    icon,
    disabled: busy,
    onSelect: () => void start(format, query),
  }));
  return { busy, narrow, entries };
}
