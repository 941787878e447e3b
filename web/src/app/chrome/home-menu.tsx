import { chakra } from "@chakra-ui/react";
import { Menu as MenuIcon } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { setNavOpen, useHome } from "../../features/home/home-state.ts";
import { useAuth } from "../../lib/auth/auth.ts";
import { Icon } from "../../ui/icon.tsx";
import { SectionLink } from "../../ui/section-link.tsx";
import { ThemeSwitch } from "../../ui/theme-switch.tsx";

const SignIn = chakra(Link);

const close = () => setNavOpen(false);

const ROW = { display: "flex", alignItems: "center", minH: "44px", px: "3", borderRadius: "md" } as const;

/** The home page's menu on phones. The browser itself opens it, so that it answers before any script has come. */
export function HomeMenu({ sections }: { sections: readonly string[] }) {
  const { t } = useTranslation(["home", "common"]);
  const { loggedIn } = useAuth();
  const open = useHome((home) => home.navOpen);
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    // It may have been opened before hydration.
    if (menu.current?.open) setNavOpen(true);
    return close;
  }, []);

  useEffect(() => {
    if (!open) return undefined;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) close();
    };
    addEventListener("pointerdown", leave);
    addEventListener("focusin", leave);
    return () => {
      removeEventListener("pointerdown", leave);
      removeEventListener("focusin", leave);
    };
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !open) return;
    close();
    menu.current?.querySelector("summary")?.focus();
  };

  return (
    <chakra.details
      ref={menu}
      open={open}
      onToggle={(event) => setNavOpen(event.currentTarget.open)}
      onKeyDown={onKeyDown}
      display={{ base: "block", md: "none" }}
      position="relative"
    >
      <chakra.summary
        aria-label={t("common:menu")}
        display="inline-flex"
        alignItems="center"
        justifyContent="center"
        w="40px"
        h="40px"
        borderRadius="md"
        cursor="pointer"
        _hover={{ bg: "bg.muted" }}
        css={{ "&::-webkit-details-marker": { display: "none" } }}
      >
        <Icon as={MenuIcon} />
      </chakra.summary>
      <chakra.nav
        aria-label={t("sections")}
        onClick={({ target }) => target instanceof Element && target.closest("a") && close()}
        position="absolute"
        insetInlineEnd="0"
        insetBlockStart="48px"
        zIndex="popover"
        minW="200px"
        p="1"
        display="flex"
        flexDirection="column"
        bg="bg.raised"
        border="1px solid"
        borderColor="border"
        borderRadius="lg"
        boxShadow="popover"
        textStyle="label"
        css={{ "& a": ROW, "& a:hover": { bg: "bg.muted" } }}
      >
        {sections.map((section) => (
          <SectionLink key={section} section={section}>
            {t(`nav.${section}`)}
          </SectionLink>
        ))}
        <chakra.div
          display="flex"
          alignItems="center"
          justifyContent="flex-end"
          mt="1"
          pt="1"
          borderBlockStart="1px solid"
          borderColor="border"
        >
          {!loggedIn && (
            <SignIn to="/auth/signin" flex="1">
              {t("common:signIn")}
            </SignIn>
          )}
          <ThemeSwitch />
        </chakra.div>
      </chakra.nav>
    </chakra.details>
  );
}
