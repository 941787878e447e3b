import type { Api } from "../api.ts";
import { askForProposals } from "./ask-for-proposals.ts";
import { type Move, movesOf } from "./content-state.ts";
import type { DemoContent } from "./demo-company.ts";
import { type DemoPeople, discuss } from "./discuss.ts";
import { writtenText } from "./written-text.ts";

interface Found {
  readonly id: string;
  readonly title: string;
  readonly bodyText: string;
  readonly status: string;
}

export interface Finishing {
  readonly companyId: string;
  readonly client: Api;
  /** Without an editor nothing is discussed. */
  readonly people: DemoPeople | undefined;
  /** Whether proposals cost nothing. */
  readonly isFree: boolean;
}

/** So many are gone on with side by side. */
const AT_ONCE = 4;

const FOUND = `query ($companyId: ID!) { contents(companyId: $companyId, pageSize: 100) { results { id title bodyText status } } }`;

/** What is done with a company's contents once they are there: what a start that broke off has left undone. Resolves to their ids by title. */
export async function goOnWithContents(finishing: Finishing, demos: readonly DemoContent[]): Promise<ReadonlyMap<string, string>> {
  const { client, companyId } = finishing;
  const { contents } = await client<{ contents: { results: Found[] } }>(FOUND, { companyId });
  const left = demos.values();
  const next = async (): Promise<void> => {
    for (const demo of left) {
      const found = contents.results.find(({ title }) => title === demo.needs.title);
      if (found) await goOn(finishing, found, demo);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return new Map(contents.results.map(({ title, id }) => [title, id]));
}

async function goOn({ companyId, client, people, isFree }: Finishing, { id, bodyText, status }: Found, demo: DemoContent): Promise<void> {
  if (demo.begunWith && !bodyText) {
    if (isFree) await askForProposals(client, { id, companyId }, demo.begunWith);
    for (const text of demo.texts ?? []) await saveText(client, id, text);
  }
  if (status === "DRAFT") for (const move of movesOf(demo)) await setStatus(client, id, move);
  if (people && (demo.work || demo.discussions)) await discuss(people, { id, bodyText: bodyText || (demo.texts?.at(-1) ?? "") }, demo);
}

const saveText = (api: Api, id: string, text: string): Promise<unknown> =>
  api(`mutation ($id: ID!, $input: ContentBodyInput!) { saveContentBody(id: $id, input: $input) { content { id } } }`, {
    id,
    input: { body: writtenText(text), source: "HUMAN" },
  });

const setStatus = (api: Api, id: string, move: Move): Promise<unknown> =>
  api(
    `mutation ($id: ID!, $status: ContentStatus!, $scheduledFor: DateTime) {
      setContentStatus(id: $id, status: $status, scheduledFor: $scheduledFor) { content { id } }
    }`,
    { id, ...move },
  );
