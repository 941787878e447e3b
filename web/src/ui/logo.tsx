import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { mediaUrl } from "../lib/media/media.ts";
import { useSystemLogo } from "../lib/system-logo.ts";
import { ProductMark } from "./marks.tsx";

const Home = chakra(Link);

/** Pixels: the height it is shown at, twice for fine screens. */
const SERVED = 64;

/** The logo that admins have set, or the product's mark: also when the logo can't be had. */
function SystemMark() {
  const logo = useSystemLogo();
  const [failed, setFailed] = useState<string>();
  if (!logo || logo === failed) return <ProductMark width={24} height={24} />;
  return <chakra.img src={mediaUrl(logo, SERVED)} alt="" h="24px" maxW="96px" objectFit="contain" onError={() => setFailed(logo)} />;
}

export function Logo({ to = "/", markOnly }: { to?: string; markOnly?: boolean }) {
  const { t } = useTranslation();
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
      <SystemMark />
      {!markOnly && <span>{t("appName")}</span>}
    </Home>
  );
}
