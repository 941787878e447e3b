import { checkedArchive } from "@muhtawa/service-kit/zip";

const LIMITS = { entries: 2_000, unpacked: 64 * 1024 * 1024 };

/** The names in a document's archive; throws when it is broken or hostile. */
export const checkedEntries = (archive: Buffer): ReadonlySet<string> => checkedArchive(archive, LIMITS).names;
