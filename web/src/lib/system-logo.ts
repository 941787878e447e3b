import { useSyncExternalStore } from "react";

/** The product's own icon, which its mark is drawn after. */
const OWN_ICON = "/icon.svg";

const noChanges = () => () => {};

/** The address of an installation's own logo; null where the product's mark stands. */
function systemLogo(): string | null {
  const icon = document.querySelector('head link[rel="icon"][type="image/svg+xml"]')?.getAttribute("href");
  return !icon || icon === OWN_ICON ? null : icon;
}

/** An installation whose page names another icon has it as its logo everywhere. */
export const useSystemLogo = () => useSyncExternalStore(noChanges, systemLogo, () => null);
