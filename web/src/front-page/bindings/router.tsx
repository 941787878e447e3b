import { type ComponentProps, createContext, useContext, useSyncExternalStore, type ReactNode } from "react";
import { currentLocale, withoutPrefix, withPrefix } from "../../lib/locale/locales.ts";

/**
 * What the home page uses of react-router, for the page that visitors load first: every link leads out of it, to the application, which
 * brings the real router.
 */
export function Link({ to, children, ...rest }: { to: string } & ComponentProps<"a">) {
  return (
    <a href={withPrefix(to, currentLocale())} {...rest}>
      {children}
    </a>
  );
}

const Page = createContext<ReactNode>(null);

/** The page that a layout shows in its outlet. */
export const OutletProvider = Page.Provider;

export const Outlet = () => useContext(Page);

const noChanges = () => () => {};

export function useLocation() {
  const rest = useSyncExternalStore(
    noChanges,
    () => location.search + location.hash,
    () => "",
  );
  const [search = "", hash] = rest.split("#");
  return {
    pathname: typeof location === "undefined" ? "/" : withoutPrefix(location.pathname),
    search,
    hash: hash === undefined ? "" : `#${hash}`,
  };
}
