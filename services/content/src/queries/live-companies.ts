import type { Contents } from "../contents.ts";

const MOST_LOOKS = 5;

/**
 * What `read` finds of companies that are still there. A deletion takes what belongs to a company along a moment later, so hardly anything
 * is ever found of one that is gone: what has been found is checked, and read again without those. `read` takes further conditions.
 */
export async function ofLiveCompanies<Found>(
  { companies }: Pick<Contents, "companies">,
  read: (conditions: readonly object[]) => Promise<Found>,
  companiesOf: (found: Found) => readonly string[],
): Promise<Found> {
  const gone = new Set<string>();
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const found = await read(without(gone));
    const goneAmong = await companies.deletedAmong([...new Set(companiesOf(found))]);
    if (goneAmong.length === 0) return found;
    for (const id of goneAmong) gone.add(id);
  }
  return read(without(await companies.deleted()));
}

const without = (companies: ReadonlySet<string>) => (companies.size > 0 ? [{ companyId: { $nin: [...companies] } }] : []);
