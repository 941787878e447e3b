import type { SignIn } from "../../launcher.ts";
import type { Secrets } from "../../secrets.ts";
import type { Settings } from "../../settings.ts";
import type { Terminal } from "../../terminal.ts";
import { type Api, apiAt } from "../api.ts";
import { isOffline } from "./ask-for-proposals.ts";
import { DEMO_EMAIL, EDITOR_EMAIL, makeEditor, signIn, signInDemo, signInIfThere, type SignedIn } from "./demo-account.ts";
import type { DemoCompany } from "./demo-company.ts";
import { DUROOB } from "./duroob.ts";
import { HARBOUR } from "./harbour.ts";
import { goOnWithContents } from "./make-contents.ts";
import { companiesOf, makeCompany, removeCompany } from "./make-company.ts";
import { ensureLeads } from "./make-leads.ts";
import { type PastOfCompany, pastOf, untold } from "./past-generations.ts";
import { SADA } from "./sada.ts";
import { type Broker, takeInPast } from "./take-in-past.ts";

/** One that writes in both languages, one in Arabic first, one in English first. */
export const COMPANIES: readonly DemoCompany[] = [HARBOUR, DUROOB, SADA];

interface Installation {
  readonly address: string;
  readonly adminEmail: string;
  readonly adminPassword: string;
  /** Of the demo's client and of its editor. */
  readonly demoPassword: string;
  readonly broker: Broker;
}

export const installationAt = (address: string, settings: Settings, secrets: Secrets): Installation => ({
  address,
  adminEmail: settings.adminEmail,
  adminPassword: settings.adminPassword ?? secrets.adminPassword,
  demoPassword: secrets.demoPassword,
  broker: settings,
});

/** A client with companies in every state, an editor and the people who wrote to them, made through the public API; what is there already stays as it is. */
export async function seedDemo(address: string, settings: Settings, secrets: Secrets, terminal: Terminal): Promise<SignIn[]> {
  if (!settings.seedDemo) return [];
  try {
    const installation = installationAt(address, settings, secrets);
    const { hasEditor, past } = await makeDemo(installation);
    await takeInPast(installation.broker, past).catch((error: Error) =>
      terminal.warning(`The demo has no usage of the weeks before: ${error.message}`),
    );
    const password = secrets.demoPassword;
    return [
      { role: "Demo client", email: DEMO_EMAIL, password },
      ...(hasEditor ? [{ role: "Demo editor", email: EDITOR_EMAIL, password }] : []),
    ];
  } catch (error) {
    terminal.warning(`The demo could not be made: ${(error as Error).message}`);
    return [];
  }
}

/** Puts the demo's companies and leads back to how they were at first; what else its people have made stays. */
export async function resetDemo(installation: Installation): Promise<void> {
  const { address, demoPassword } = installation;
  const visitor = apiAt(address);
  const [client, editor] = await Promise.all([signInDemo(visitor, demoPassword), signInIfThere(visitor, EDITOR_EMAIL, demoPassword)]);
  const api = apiAt(address, client.token);
  const companies = (await companiesOf(api)).filter(({ companyName }) => isOfDemo(companyName));
  await Promise.all(companies.map((company) => removeCompany(api, company)));
  // What they were told of what is gone is no news.
  const told = editor ? [api, apiAt(address, editor.token)] : [api];
  await Promise.all(told.map((of) => of(`mutation { markNotificationsRead { success } }`)));
  const { past } = await makeDemo(installation, { anew: true, client, editor });
  await takeInPast(installation.broker, past);
}

const isOfDemo = (name: string) => COMPANIES.some(({ company }) => company.companyName === name);

interface Made {
  readonly hasEditor: boolean;
  /** What the AI wrote for its companies in the weeks before. */
  readonly past: readonly PastOfCompany[];
}

interface Making {
  readonly anew?: boolean;
  /** Those who have signed in already. */
  readonly client?: SignedIn;
  readonly editor?: SignedIn | undefined;
}

async function makeDemo(installation: Installation, { anew = false, ...signedIn }: Making = {}): Promise<Made> {
  const { address, demoPassword } = installation;
  const client = signedIn.client ?? (await signInDemo(apiAt(address), demoPassword));
  const api = apiAt(address, client.token);
  const there = new Map((await companiesOf(api)).map(({ companyName, id }) => [companyName, id]));
  const isWhole = COMPANIES.every(({ company }) => there.has(company.companyName));
  const editor = signedIn.editor ?? (await editorOf(installation, !isWhole));
  const editorApi = editor && apiAt(address, editor.token);
  const people = editor && editorApi && { CLIENT: { api, id: client.id }, EDITOR: { api: editorApi, id: editor.id } };
  const isFree = await isOffline(api);
  // One archive is taken in after the other, and what is done with a company's contents beside the next ones.
  let turn: Promise<unknown> = Promise.resolve();
  const made = COMPANIES.map(async (demo) => {
    const mine = turn.then(() => there.get(demo.company.companyName) ?? makeCompany({ api, address, token: client.token }, demo));
    turn = mine;
    const contents = demo.projects.flatMap((project) => project.contents);
    const companyId = await mine;
    const ids = await goOnWithContents({ companyId, client: api, people, isFree }, contents);
    return pastOf(demo, companyId, ids);
  });
  const [past] = await Promise.all([Promise.all(made), editorApi && ensureLeads(editorApi, apiAt(address), { anew })]);
  return { hasEditor: editor !== undefined, past: await untold(api, past) };
}

/** The editor, who is made with the companies alone: an operator who has deleted an admin doesn't get them back. Undefined where nobody can make one. */
async function editorOf(
  { address, adminEmail, adminPassword, demoPassword }: Installation,
  mayBeMade: boolean,
): Promise<SignedIn | undefined> {
  const visitor: Api = apiAt(address);
  const there = await signInIfThere(visitor, EDITOR_EMAIL, demoPassword);
  if (there || !mayBeMade) return there;
  const admin = await signInIfThere(visitor, adminEmail, adminPassword);
  if (!admin) return undefined;
  await makeEditor(apiAt(address, admin.token), demoPassword);
  return signIn(visitor, EDITOR_EMAIL, demoPassword);
}
