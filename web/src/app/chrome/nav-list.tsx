import { chakra } from "@chakra-ui/react";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { NavLink } from "react-router";
import { useAuth } from "../../lib/auth/auth.ts";
import { Icon } from "../../ui/icon.tsx";
import { navItems } from "./nav-items.ts";

const Item = chakra(NavLink, {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2.5",
    minH: "32px",
    px: "2",
    borderRadius: "md",
    textStyle: "label",
    color: "fg.muted",
    transition: "background {durations.fast}, color {durations.fast}",
    _hover: { bg: "bg.muted", color: "fg" },
    "&[aria-current=page]": { bg: "bg.emphasized", color: "fg", "& svg": { color: "brand.fg" } },
    "@media (pointer: coarse)": { minH: "44px" },
  },
  variants: { compact: { true: { justifyContent: "center", minH: "40px", px: "0" } } },
});

interface NavListProps {
  /** Icons only; the words become tooltips. */
  compact?: boolean;
  onNavigate?: () => void;
}

export function NavList({ compact, onNavigate }: NavListProps) {
  const { t } = useTranslation();
  useAuth();
  const items = navItems();
  const firstStaff = items.find((item) => item.scope);
  return items.map((item) => (
    <Fragment key={item.to}>
      {item === firstStaff && !compact && (
        <chakra.h2 textStyle="caption" fontWeight="medium" color="fg.subtle" px="2" pt="3" pb="1">
          {t("administration")}
        </chakra.h2>
      )}
      <Item
        to={item.to}
        data-tour={item.to}
        onClick={onNavigate}
        {...(compact ? { compact, title: t(item.label), "aria-label": t(item.label) } : {})}
      >
        <Icon as={item.icon} />
        {!compact && <span>{t(item.label)}</span>}
      </Item>
    </Fragment>
  ));
}
