import { chakra } from "@chakra-ui/react";
import { Download } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { EXPORT_FORMATS, type ExportFormat } from "./export-formats.ts";
import { TogetherDialog } from "./together-dialog.tsx";
import type { Chosen } from "./use-chosen.ts";

interface ChosenBarProps {
  chosen: Chosen;
  onClear: () => void;
}

/** What can be done with the contents that are chosen. */
export function ChosenBar({ chosen: { contents, full }, onClear }: ChosenBarProps) {
  const { t } = useTranslation("contents");
  const [format, setFormat] = useState<ExportFormat>();
  const entries = EXPORT_FORMATS.map((known) => ({
    id: known.format,
    label: t(`export.${known.format}`),
    icon: known.icon,
    onSelect: () => setFormat(known.format),
  }));
  return (
    <chakra.div
      role="group"
      aria-label={t("export.together.chosenOnes")}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
      px="3"
      py="2"
      bg="brand.subtle"
      borderRadius="md"
    >
      <chakra.span textStyle="small" flex="1" role="status">
        {t("export.together.chosen", { count: contents.length })}
        {full && ` ${t("export.together.full")}`}
      </chakra.span>
      <Menu
        trigger={
          <Button size="sm" icon={Download}>
            {t("export.together.open")}
          </Button>
        }
        entries={entries}
      />
      <Button size="sm" variant="ghost" onClick={onClear}>
        {t("export.together.clear")}
      </Button>
      {format && <TogetherDialog contents={contents} format={format} onClose={() => setFormat(undefined)} />}
    </chakra.div>
  );
}
