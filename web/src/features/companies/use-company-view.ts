import { useState } from "react";
import { useAuth } from "../../lib/auth/auth.ts";
import { readStored, writeStored } from "../../lib/stored-values.ts";

export type CompanyView = "cards" | "table";

/** How the list is shown: as the address says, else as the person last chose. */
export function useCompanyView(addressed: string): [CompanyView, (view: CompanyView) => void] {
  const { user } = useAuth();
  const key = `view.companies.${user?.id}`;
  const [chosen, setChosen] = useState(() => readStored(key));
  const choose = (view: CompanyView) => {
    writeStored(key, view);
    setChosen(view);
  };
  return [(addressed || chosen) === "table" ? "table" : "cards", choose];
}
