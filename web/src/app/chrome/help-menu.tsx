import { BookOpen, CircleQuestionMark, Compass, Keyboard, Search } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { showPalette } from "../../features/search/palette-state.ts";
import { loadMessages } from "../../lib/lazy-page.ts";
import { startTour } from "../../lib/tour.ts";
import { useHelpKey } from "../../lib/use-help-key.ts";
import { IconButton } from "../../ui/button.tsx";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { Menu } from "../../ui/menu.tsx";
import { openGuide } from "./open-guide.ts";

const Shortcuts = lazyPart(
  () =>
    Promise.all([import("../../entities/editor/help/shortcuts-dialog.tsx"), loadMessages(["editor"])]).then(([module]) => ({
      default: module.ShortcutsDialog,
    })),
  { above: true },
);

/** The way to help: keys, the guide, and to find things; to be shown around where there is what the tour is about. */
export function HelpMenu({ tour = false }: { tour?: boolean }) {
  const { t, i18n } = useTranslation();
  const [keysShown, showKeys] = useState<boolean>();
  useHelpKey(() => showKeys(true));
  return (
    <>
      <Menu
        fixed
        trigger={<IconButton icon={CircleQuestionMark} label={t("help")} />}
        entries={[
          { id: "keys", label: t("keys"), icon: Keyboard, onSelect: () => showKeys(true) },
          ...(tour ? [{ id: "tour", label: t("tour.start"), icon: Compass, onSelect: startTour }] : []),
          { id: "search", label: t("tour.find"), icon: Search, onSelect: () => showPalette(true) },
          { id: "guide", label: t("guide"), icon: BookOpen, onSelect: () => openGuide(i18n.language) },
        ]}
      />
      {keysShown !== undefined && (
        <Suspense>
          <Shortcuts open={keysShown} onClose={() => showKeys(false)} />
        </Suspense>
      )}
    </>
  );
}
