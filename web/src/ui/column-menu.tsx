import { Menu as Parts } from "@chakra-ui/react/menu";
import { Portal } from "@chakra-ui/react/portal";
import { chakra } from "@chakra-ui/react";
import { Check, Columns3 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "./button.tsx";
import { Icon } from "./icon.tsx";

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
    <Parts.Root positioning={{ placement: "bottom-end" }} closeOnSelect={false}>
      <Parts.Trigger asChild>
        <IconButton icon={Columns3} label={t("columns")} variant="outline" size="md" />
      </Parts.Trigger>
      <Portal>
        <Parts.Positioner>
          <Parts.Content>
            {choices.map(({ id, header, shown }) => (
              <Parts.CheckboxItem key={id} value={id} checked={shown} onCheckedChange={(next) => onToggle(id, next)}>
                <chakra.span display="inline-flex" w="16px" color="brand.fg">
                  {shown && <Icon as={Check} />}
                </chakra.span>
                {header}
              </Parts.CheckboxItem>
            ))}
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  );
}
