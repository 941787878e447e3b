import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useSystemLogo } from "../lib/system-logo.ts";
import { ProductMark } from "./marks.tsx";

const Home = chakra(Link);

export function Logo({ to = "/", markOnly }: { to?: string; markOnly?: boolean }) {
  const { t } = useTranslation();
  const own = useSystemLogo();
  return (
    <Home
      to={to}
      display="inline-flex"
      alignItems="center"
      gap="2"
      fontWeight="semibold"
      fontSize="1rem"
      lineHeight="1.5"
      borderRadius="sm"
      aria-label={t("appName")}
    >
      {own ? <img src={own} alt="" width={24} height={24} /> : <ProductMark width={24} height={24} />}
      {!markOnly && <span>{t("appName")}</span>}
    </Home>
  );
}
