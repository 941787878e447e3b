import { useTranslation } from "react-i18next";
import { usePageTitle } from "../../../lib/page-title.ts";

export function Component() {
  const { t } = useTranslation("home");
  usePageTitle();
  return <h1>{t("headline")}</h1>;
}
