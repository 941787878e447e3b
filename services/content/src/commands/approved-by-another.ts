import type { Contents } from "../contents.ts";

/** Whether a company has its contents approved by another person than their owner. */
export const approvedByAnother = async ({ companies }: Pick<Contents, "companies">, companyId: string): Promise<boolean> =>
  (await companies.findLive(companyId))?.approvalByAnother ?? false;
