import { apiUrl } from "../../lib/config.ts";
import { downloadFile } from "../../lib/http/download-file.ts";

/** Hands the audit log, as far as the filter goes, to the person as a file for spreadsheets. */
export function downloadAudit(filter: Readonly<Record<string, string | null>>): Promise<void> {
  const query = new URLSearchParams(Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1])));
  return downloadFile(apiUrl(`/site/audit.csv?${query}`), `audit-${new Date().toISOString().slice(0, 10)}.csv`);
}
