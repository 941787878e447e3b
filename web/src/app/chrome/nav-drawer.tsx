import { Drawer } from "@chakra-ui/react/drawer";
import { Portal } from "@chakra-ui/react/portal";
import { chakra } from "@chakra-ui/react";
import { Menu as MenuIcon, SunMoon, X } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { setNavOpen, useHome } from "../../features/home/home-state.ts";
import { toggleColorMode } from "../../lib/color-mode.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { Logo } from "../../ui/logo.tsx";
import { NavList } from "./nav-list.tsx";

const close = () => setNavOpen(false);

/** The navigation on phones; it closes when a page is chosen, and on entering one in any other way. */
export function NavDrawer() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const open = useHome((home) => home.navOpen);
  useEffect(() => close, [pathname]);
  return (
    <>
      <chakra.span data-tour="menu" display={{ base: "inline-flex", md: "none" }}>
        <IconButton icon={MenuIcon} label={t("menu")} aria-expanded={open} onClick={() => setNavOpen(true)} />
      </chakra.span>
      <Drawer.Root open={open} onOpenChange={(change) => setNavOpen(change.open)} lazyMount unmountOnExit>
        <Portal>
          <Drawer.Backdrop />
          <Drawer.Positioner>
            <Drawer.Content aria-label={t("mainNavigation")}>
              <chakra.div display="flex" alignItems="center" justifyContent="space-between" h="44px" ps="2" pb="2">
                <Logo to="/dashboard" />
                <IconButton icon={X} label={t("close")} onClick={close} />
              </chakra.div>
              <chakra.nav aria-label={t("mainNavigation")} display="flex" flexDirection="column" gap="1">
                <NavList onNavigate={close} />
              </chakra.nav>
              <chakra.div mt="auto" pt="3">
                <Button variant="ghost" icon={SunMoon} onClick={toggleColorMode}>
                  {t("switchTheme")}
                </Button>
              </chakra.div>
            </Drawer.Content>
          </Drawer.Positioner>
        </Portal>
      </Drawer.Root>
    </>
  );
}
