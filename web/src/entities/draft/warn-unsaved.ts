import { useEffect } from "react";

/** While `when` holds, the browser asks before the page is closed or loaded anew. */
export function useWarnUnsaved(when: boolean): void {
  useEffect(() => {
    if (!when) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [when]);
}
