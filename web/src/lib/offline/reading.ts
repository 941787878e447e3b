import { ApolloLink } from "@apollo/client";
import { catchError, from, map, tap } from "rxjs";
import { authState, onAuthEvent } from "../auth/auth.ts";
import { isUnanswered } from "../drafts/not-sent.ts";
import { type KeptEntry, keptEntries } from "../drafts/kept-entries.ts";
import { STORED } from "../stored-names.ts";

/** The queries whose answers are kept: the lists of contents, each content that was opened, and what its forms choose from. */
const KEPT = new Set([
  "Contents",
  "ContentCounts",
  "StageContent",
  "ContentBody",
  "ContentCompanies",
  "CompaniesToWriteFor",
  "CompanyToWriteFor",
  "ContentProjects",
  "BasicDataChoices",
]);
/** Answers kept of one person; the ones read longest ago go first. */
const MOST = 80;
const SETTLE_MS = 100;

interface Read extends KeptEntry {
  data: unknown;
  /** When it was last asked for, in milliseconds. */
  at: number;
}

const reading = keptEntries<Read>(STORED.reading);

// A person's kept reading is removed at sign-out.
onAuthEvent((event) => {
  const userId = event === "signed-in" || event === "replaced" ? authState().user?.id : undefined;
  void reading.removeWhere((entry) => entry.userId !== userId);
});

/** Only the client that was asked last knows the newest. */
let keepNow = async () => {};

addEventListener("pagehide", () => void keepNow());

/** Tells a query from what it was in another release, whose kept answers lack what it asks for now (FNV-1a). */
function shapeOf(query: ApolloLink.Operation["query"]): string {
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(query.definitions)) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

/**
 * Keeps what a person reads of their contents in this browser, as the client's cache knows it after each change, and answers with it while
 * there is no network.
 */
export function keepReading(userId: string): ApolloLink {
  const asked = new Map<string, { operation: ApolloLink.Operation; at: number; kept?: unknown }>();
  let settling: ReturnType<typeof setTimeout> | undefined;

  const inCache = ({ client, query, variables }: ApolloLink.Operation): unknown => client.cache.readQuery({ query, variables });

  const keep = async () => {
    if (keepNow !== keep || authState().user?.id !== userId) return;
    // all begun within the call, which may be the last thing the page does
    const writes = [...asked].map(([key, entry]) => {
      const data = inCache(entry.operation);
      if (!data || data === entry.kept) return undefined;
      entry.kept = data;
      return reading.write({ key, userId, data, at: entry.at });
    });
    await Promise.all(writes);
    const all = (await reading.ofUser(userId)).toSorted((one, other) => other.at - one.at);
    await Promise.all(all.slice(MOST).map(({ key }) => reading.remove(key)));
  };
  const keepSoon = () => {
    settling ??= setTimeout(() => {
      settling = undefined;
      void keep();
    }, SETTLE_MS);
  };

  return new ApolloLink((operation, forward) => {
    keepNow = keep;
    const name = operation.operationName ?? "";
    const answers = forward(operation).pipe(tap({ complete: keepSoon }));
    if (!KEPT.has(name)) return answers;
    const key = `${userId}/${name}/${shapeOf(operation.query)}/${JSON.stringify(operation.variables)}`;
    asked.set(key, { operation, at: Date.now() });
    return answers.pipe(
      catchError((error: unknown) => {
        if (!isUnanswered(error)) throw error;
        const known = inCache(operation);
        return from(known ? Promise.resolve({ data: known }) : reading.read(key)).pipe(
          map((found) => {
            if (!found) throw error;
            return { data: found.data as Record<string, unknown> };
          }),
        );
      }),
    );
  });
}
