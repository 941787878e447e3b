import { useSyncExternalStore } from "react";

/** Below the theme's `md`, in which a phone held upright is. */
export const PHONE = "(max-width: 47.99rem)";

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query);
      media.addEventListener("change", onChange);
      return () => media.removeEventListener("change", onChange);
    },
    () => matchMedia(query).matches,
  );
}
