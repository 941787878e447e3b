import { join } from "node:path";

/** Says by its time when the last backup was made. */
export const backupMark = (dataDir: string): string => join(dataDir, "last-backup");
