import { chakra } from "@chakra-ui/react";
import { ArrowLeft } from "lucide-react";
import { createContext, Fragment, type ReactNode, useContext } from "react";
import { useTranslation } from "react-i18next";
import { LinkButton } from "./button.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";
import { TopBar } from "./top-bar.tsx";

interface FocusBarProps {
  /** Where the arrow leads, and what it is called: "Back to contents". */
  backTo: string;
  backLabel: string;
  /** From the outermost to this page; only the last stays on phones. */
  crumbs: readonly string[];
  /** At the end, before language and theme: save state, badges. */
  status?: ReactNode;
  /** At the very end: the page's actions. */
  actions?: ReactNode;
}

const Tools = createContext<ReactNode>(null);

/** Gives every FocusBar within what each page has: the layout knows it, the pages don't. */
export const FocusBarTools = Tools.Provider;

/** The top bar of the default layout: back, breadcrumb, save state, actions. */
export function FocusBar({ backTo, backLabel, crumbs, status, actions }: FocusBarProps) {
  const { t } = useTranslation();
  const tools = useContext(Tools);
  return (
    <TopBar>
      <LinkButton to={backTo} variant="ghost" size="sm" icon={ArrowLeft} flip square aria-label={backLabel} title={backLabel} />
      <chakra.nav
        aria-label={t("breadcrumb")}
        display="flex"
        alignItems="center"
        gap="1.5"
        flex="1"
        minW="0"
        textStyle="small"
        color="fg.subtle"
      >
        {crumbs.map((crumb, index) => {
          const last = index === crumbs.length - 1;
          return (
            <Fragment key={`${index}-${crumb}`}>
              <chakra.bdi
                display={last ? "block" : { base: "none", md: "block" }}
                minW="0"
                overflow="hidden"
                textOverflow="ellipsis"
                whiteSpace="nowrap"
                {...(last ? { color: "fg", fontWeight: "medium", "aria-current": "page" } : {})}
              >
                {crumb}
              </chakra.bdi>
              {!last && (
                <chakra.span aria-hidden display={{ base: "none", md: "block" }}>
                  /
                </chakra.span>
              )}
            </Fragment>
          );
        })}
      </chakra.nav>
      {status}
      {tools}
      <chakra.span display={{ base: "none", md: "flex" }} alignItems="center" gap="1">
        <LanguageSwitch />
        <ThemeSwitch />
      </chakra.span>
      {actions}
    </TopBar>
  );
}
