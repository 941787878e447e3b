import { lookup } from "node:dns/promises";
import type { LookupFunction } from "node:net";

/** What stands for a name. */
export type Lookup = (host: string) => Promise<readonly { readonly address: string; readonly family: number }[]>;

/** What the system's resolver says. */
export const addressesOf: Lookup = (host) => lookup(host, { all: true });

interface Check {
  readonly allows: (address: string) => boolean;
  /** What the connection fails with where an address isn't allowed. */
  readonly refusal: (host: string) => Error;
}

/**
 * How a connection finds its address: a name of which any address isn't allowed leads nowhere. What was checked is what is connected to, so
 * that a name can't stand for something else a moment later. A host that is an address itself is never looked up: check it before.
 */
export const lookupChecked =
  (find: Lookup, { allows, refusal }: Check): LookupFunction =>
  (host, { all }, done) => {
    find(host).then(
      (found) => {
        const [first] = found;
        if (!first || !found.every(({ address }) => allows(address))) done(refusal(host), "", 0);
        else if (all) done(null, [...found]);
        else done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, "", 0),
    );
  };
