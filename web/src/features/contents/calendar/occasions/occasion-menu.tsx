import { chakra } from "@chakra-ui/react";
import { PartyPopper } from "lucide-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../../../ui/button.tsx";
import { CheckMenu } from "../../../../ui/check-menu.tsx";
import { OCCASION_GROUPS, type OccasionGroup } from "./occasion.ts";

interface OccasionMenuProps {
  shown: ReadonlySet<OccasionGroup>;
  onToggle: (group: OccasionGroup, isShown: boolean) => void;
}

/** Chooses which occasions stand in the calendar, and says by what calendar the Islamic ones are. */
export function OccasionMenu({ shown, onToggle }: OccasionMenuProps) {
  const { t } = useTranslation("occasions");
  return (
    <CheckMenu
      trigger={<IconButton icon={PartyPopper} label={t("name")} variant="outline" />}
      choices={OCCASION_GROUPS.map((id) => ({ id, label: t(`groups.${id}`), checked: shown.has(id) }))}
      onToggle={onToggle}
      note={
        <chakra.p textStyle="caption" color="fg.subtle" px="2" py="1.5" maxW="260px">
          {t("note")}
        </chakra.p>
      }
    />
  );
}
