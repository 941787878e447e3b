import { chakra } from "@chakra-ui/react";
import { PanelLeft } from "lucide-react";
import { useTranslation } from "react-i18next";
import { BELOW_NOTICE } from "../../ui/below-notice.ts";
import { Icon } from "../../ui/icon.tsx";
import { Logo } from "../../ui/logo.tsx";
import { NavList } from "./nav-list.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { useSidebar } from "./use-sidebar.ts";

/** At the side from 48rem on: words and icons, or icons only where collapsed or narrow. */
export function Sidebar() {
  const { t } = useTranslation();
  const { collapsed, toggle } = useSidebar();
  const narrow = useMedia("(max-width: 63.99rem)");
  const compact = collapsed || narrow;
  return (
    <chakra.aside
      position="sticky"
      top={BELOW_NOTICE}
      flex="none"
      display={{ base: "none", md: "flex" }}
      flexDirection="column"
      w={compact ? "sidebar.collapsed" : "sidebar"}
      h={`calc(100dvh - ${BELOW_NOTICE})`}
      gap="1"
      p={compact ? "2" : "3"}
      bg="bg.subtle"
      borderInlineEnd="1px solid"
      borderColor="border"
      overflowY="auto"
      transition="width {durations.slow} {easings.out}"
    >
      <chakra.div display="flex" alignItems="center" h="44px" px={compact ? "2" : "2"} pb="2">
        <Logo to="/dashboard" markOnly={compact} />
      </chakra.div>
      <chakra.nav aria-label={t("mainNavigation")} display="flex" flexDirection="column" gap="1">
        <NavList compact={compact} />
      </chakra.nav>
      {!narrow && (
        <chakra.button
          type="button"
          onClick={toggle}
          aria-expanded={!collapsed}
          {...(compact ? { "aria-label": t("expand"), title: t("expand") } : {})}
          display="flex"
          alignItems="center"
          justifyContent={compact ? "center" : "flex-start"}
          gap="2.5"
          mt="auto"
          minH={compact ? "40px" : "32px"}
          px="2"
          borderRadius="md"
          textStyle="label"
          color="fg.muted"
          _hover={{ bg: "bg.muted", color: "fg" }}
        >
          <Icon as={PanelLeft} flip />
          {!compact && t("collapse")}
        </chakra.button>
      )}
    </chakra.aside>
  );
}
