import { useCallback } from "react";
import { useSearchParams } from "react-router";

/** A list's page, search and filters, kept in the address, so that back, reload and a shared link show the same. */
export function useListParams() {
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Number.parseInt(params.get("page") ?? "1", 10) || 1);

  /** Changes filters; any such change begins at the first page again. Blank values disappear from the address. */
  const set = useCallback(
    (changes: Record<string, string>) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          if (!("page" in changes)) next.delete("page");
          for (const [name, value] of Object.entries(changes)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );

  return {
    page,
    search: params.get("search") ?? "",
    get: (name: string) => params.get(name) ?? "",
    set,
    setPage: useCallback((next: number) => set({ page: next > 1 ? String(next) : "" }), [set]),
    setSearch: useCallback((search: string) => set({ search: search.trim() }), [set]),
    /** Makes these all that the address says; blank values are left out. */
    replace: useCallback(
      (values: Record<string, string>) =>
        setParams(Object.fromEntries(Object.entries(values).filter(([, value]) => value)), { replace: true, preventScrollReset: true }),
      [setParams],
    ),
    clear: useCallback(() => setParams({}, { replace: true }), [setParams]),
  };
}
