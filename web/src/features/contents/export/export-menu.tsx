import { Download, FileCode, FileText, FileType, Hash } from "lucide-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../../ui/button.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { useExport } from "./use-export.ts";

const FORMATS = [
  { format: "docx", icon: FileText },
  { format: "pdf", icon: FileType },
  { format: "html", icon: FileCode },
  { format: "md", icon: Hash },
] as const;

interface ExportMenuProps {
  content: { id: string; title: string };
  /** Stores what isn't stored yet, and says whether all is: a file has what is stored. */
  onBefore: () => Promise<boolean>;
}

/** Hands the content to the person as a file. */
export function ExportMenu({ content, onBefore }: ExportMenuProps) {
  const { t } = useTranslation("contents");
  const { busy, start } = useExport(content, onBefore);
  return (
    <Menu
      trigger={<IconButton icon={Download} size="md" label={t(busy ? "export.busy" : "export.title")} busy={busy} />}
      entries={FORMATS.map(({ format, icon }) => ({
        id: format,
        label: t(`export.${format}`),
        icon,
        disabled: busy,
        onSelect: () => void start(format),
      }))}
    />
  );
}
