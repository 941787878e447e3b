import type { Contents } from "../contents.ts";

/** The condition that what is listed belongs to a company that is still there, of one owner or of anybody. */
export const liveCompanies = async ({ companies }: Contents, ownerId: string | undefined): Promise<object> =>
  ownerId ? { companyId: { $in: [...(await companies.liveOf(ownerId))] } } : { companyId: { $nin: [...(await companies.deleted())] } };
