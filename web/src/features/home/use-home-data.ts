import { useCallback, useEffect, useState } from "react";
import { rest } from "../../lib/http/rest.ts";

export interface Partner {
  id: string;
  name: string;
  nameAr: string | null;
  image: string | null;
  website: string | null;
}

export interface Branch {
  id: string;
  name: string;
  nameAr: string | null;
  address: string | null;
  addressAr: string | null;
  phone: string | null;
  whatsapp: string | null;
  email: string | null;
  latitude: number | null;
  longitude: number | null;
  mapUrl: string | null;
}

interface HomeData {
  partners: Partner[];
  branches: Branch[];
  status: "loading" | "ready" | "failed";
}

const NOTHING: HomeData = { partners: [], branches: [], status: "loading" };

/** Partners and branches, fetched together. */
export function useHomeData() {
  const [data, setData] = useState(NOTHING);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const abort = new AbortController();
    const list = <T>(path: string) => rest<{ data: T[] }>(path, { signal: abort.signal });
    Promise.all([list<Partner>("site/partners"), list<Branch>("site/branches")]).then(
      ([partners, branches]) => setData({ partners: partners.data, branches: branches.data, status: "ready" }),
      () => {
        if (!abort.signal.aborted) setData({ ...NOTHING, status: "failed" });
      },
    );
    return () => abort.abort();
  }, [attempt]);

  const retry = useCallback(() => {
    setData(NOTHING);
    setAttempt((previous) => previous + 1);
  }, []);
  return { ...data, retry };
}
