import { useEffect, useState } from "react";

const LOADER_DELAY_MS = 200;

/** True once `active` has lasted 200 ms: what is quick shows no loader. */
export function useDelayed(active: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setLate(true), LOADER_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [active]);
  return active && late;
}
