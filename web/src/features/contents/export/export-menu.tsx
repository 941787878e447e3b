import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../../ui/button.tsx";
import { Menu } from "../../../ui/menu.tsx";
import type { ExportChoice } from "./use-export.ts";

/** Hands the content to the person as a file. */
export function ExportMenu({ busy, entries }: Pick<ExportChoice, "busy" | "entries">) {
  const { t } = useTranslation("contents");
  return (
    <Menu
      trigger={<IconButton icon={Download} size="md" label={t(busy ? "export.busy" : "export.title")} busy={busy} />}
      entries={entries}
    />
  );
}
