import { SunMoon } from "lucide-react";
import { useTranslation } from "react-i18next";
import { toggleColorMode } from "../lib/color-mode.ts";
import { IconButton } from "./button.tsx";

/** Its mark lets the home page's first script answer it, before the page has come to life. */
export function ThemeSwitch() {
  const { t } = useTranslation();
  return <IconButton icon={SunMoon} label={t("switchTheme")} data-theme-switch="" onClick={toggleColorMode} />;
}
