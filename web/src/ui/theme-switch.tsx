import { SunMoon } from "lucide-react";
import { useTranslation } from "react-i18next";
import { setColorMode, useColorMode } from "../lib/color-mode.ts";
import { IconButton } from "./button.tsx";

export function ThemeSwitch() {
  const { t } = useTranslation();
  const mode = useColorMode();
  return <IconButton icon={SunMoon} label={t("switchTheme")} onClick={() => setColorMode(mode === "dark" ? "light" : "dark")} />;
}
