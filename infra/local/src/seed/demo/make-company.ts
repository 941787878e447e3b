import { type Api, takeInCompany } from "../api.ts";
import { archiveOf } from "./company-archive.ts";
import type { DemoCompany } from "./demo-company.ts";

interface Named {
  readonly id: string;
  readonly companyName: string;
}

/** The companies that the demo's client has. */
export async function companiesOf(api: Api): Promise<readonly Named[]> {
  const { companies } = await api<{ companies: { results: Named[] } }>(`{ companies(pageSize: 50) { results { id companyName } } }`);
  return companies.results;
}

/** Takes a company of the demo in, and resolves to its id once its contents are known to whoever asks for them. */
export async function makeCompany(
  client: { readonly api: Api; readonly address: string; readonly token: string },
  demo: DemoCompany,
): Promise<string> {
  const { businessActivities } = await client.api<{ businessActivities: { id: string; businessActivityEn: string }[] }>(
    `{ businessActivities { id businessActivityEn } }`,
  );
  const activity = businessActivities.find(({ businessActivityEn }) => businessActivityEn === demo.activity);
  const companyId = await takeInCompany(client, await archiveOf(demo, activity?.id));
  await known(client.api, companyId);
  return companyId;
}

/** Milliseconds between looks at what is there within one, and until it is given up. */
const LOOK_MS = 50;
const LONGEST_MS = 10_000;

async function known(api: Api, companyId: string): Promise<void> {
  const until = performance.now() + LONGEST_MS;
  while (performance.now() < until) {
    const { contents } = await api<{ contents: { totalCount: number } }>(
      `query ($companyId: ID!) { contents(companyId: $companyId, pageSize: 1) { totalCount } }`,
      { companyId },
    );
    if (contents.totalCount > 0) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

/** Deletes a company of the demo with all that is its own. */
export async function removeCompany(api: Api, { id }: Named): Promise<void> {
  await api(`mutation ($id: ID!) { deleteCompany(id: $id) { success } }`, { id });
}
