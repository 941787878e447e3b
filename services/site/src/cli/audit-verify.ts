import { onDatabase } from "@muhtawa/service-kit/cli/database";
import { ActivityLog } from "../activity/activity-log.ts";
import { AuditSeals } from "../audit/audit-seals.ts";

/** Says whether the audit log is what it was when it was sealed; exit code 1, and the first broken entry's name, if it isn't. */
await onDatabase("site", async (connection) => {
  const verdict = await new AuditSeals(connection, new ActivityLog(connection)).verify();
  if (!verdict.intact) {
    const { seal, entry, problem } = verdict;
    throw new Error(`The audit log is broken at seal ${seal}${entry === undefined ? "" : `, entry ${entry}`}: ${problem}.`);
  }
  const { seals, entries, unsealed, head } = verdict;
  process.stdout.write(
    `The audit log is intact: ${entries} entries under ${seals} seals, ${unsealed} not sealed yet. Newest seal: ${head || "none"}\n`,
  );
});
