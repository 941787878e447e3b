import { Columns3 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "./button.tsx";
import { CheckMenu } from "./check-menu.tsx";

export interface ColumnChoice {
  id: string;
  header: string;
  shown: boolean;
}

interface ColumnMenuProps {
  choices: readonly ColumnChoice[];
  onToggle: (id: string, shown: boolean) => void;
}

/** Chooses which columns of a table are shown. */
export function ColumnMenu({ choices, onToggle }: ColumnMenuProps) {
  const { t } = useTranslation();
  return (
    <CheckMenu
      trigger={<IconButton icon={Columns3} label={t("columns")} variant="outline" size="md" />}
      choices={choices.map(({ id, header, shown }) => ({ id, label: header, checked: shown }))}
      onToggle={onToggle}
    />
  );
}
