import { CircleQuestionMark, Compass, Search } from "lucide-react";
import { useTranslation } from "react-i18next";
import { showPalette } from "../../features/search/palette-state.ts";
import { startTour } from "../../lib/tour.ts";
import { IconButton } from "../../ui/button.tsx";
import { Menu } from "../../ui/menu.tsx";

/** The way to help: to be shown around, and to find things. */
export function HelpMenu() {
  const { t } = useTranslation();
  return (
    <Menu
      fixed
      trigger={<IconButton icon={CircleQuestionMark} label={t("help")} />}
      entries={[
        { id: "tour", label: t("tour.start"), icon: Compass, onSelect: startTour },
        { id: "search", label: t("tour.find"), icon: Search, onSelect: () => showPalette(true) },
      ]}
    />
  );
}
