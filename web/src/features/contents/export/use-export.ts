import { FileCode, FileText, FileType, Hash } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { apiUrl } from "../../../lib/config.ts";
import { downloadFile } from "../../../lib/http/download-file.ts";
import { Problem } from "../../../lib/http/problem.ts";
import { notify } from "../../../lib/notify.ts";
import type { MenuEntry } from "../../../ui/menu.tsx";
import { useMedia } from "../../../ui/use-media.ts";

const FORMATS = [
  { format: "docx", icon: FileText },
  { format: "pdf", icon: FileType },
  { format: "html", icon: FileCode },
  { format: "md", icon: Hash },
] as const;

type Format = (typeof FORMATS)[number]["format"];

/** Too narrow for a menu of its own beside a page's other actions: the theme's `md` begins above. */
const NARROW = "(max-width: 47.99rem)";

export interface ExportChoice {
  readonly busy: boolean;
  readonly narrow: boolean;
  readonly entries: readonly MenuEntry[];
}

/**
 * The files that a content can be had as, fetched one at a time. `onBefore` stores what isn't stored yet, and says whether all is: a file
 * has what is stored.
 */
export function useExport({ id, title }: { id: string; title: string }, onBefore: () => Promise<boolean>): ExportChoice {
  const { t } = useTranslation("contents");
  const narrow = useMedia(NARROW);
  const [busy, setBusy] = useState(false);
  const start = async (format: Format) => {
    setBusy(true);
    try {
      if (await onBefore()) await downloadFile(apiUrl(`/contents/${id}/export?format=${format}`), `${title}.${format}`);
    } catch (error) {
      // Server errors are reported by apiFetch.
      if (!(error instanceof Problem && error.message)) notify.error(t("export.failed"));
    } finally {
      setBusy(false);
    }
  };
  const entries = FORMATS.map(({ format, icon }) => ({
    id: format,
    label: t(`export.${format}`),
    icon,
    disabled: busy,
    onSelect: () => void start(format),
  }));
  return { busy, narrow, entries };
}
