import type { SignIn } from "../../launcher.ts";
import type { Secrets } from "../../secrets.ts";
import type { Settings } from "../../settings.ts";
import type { Terminal } from "../../terminal.ts";
import { apiAt } from "../api.ts";
import { DEMO_EMAIL, signInDemo } from "./demo-account.ts";
import type { DemoCompany } from "./demo-company.ts";
import { DUROOB } from "./duroob.ts";
import { HARBOUR } from "./harbour.ts";
import { ensureCompany, removeCompany } from "./make-company.ts";
import { SADA } from "./sada.ts";

/** One that writes in both languages, one in Arabic first, one in English first. */
const COMPANIES: readonly DemoCompany[] = [HARBOUR, DUROOB, SADA];

/** A client with companies, projects and contents in every state, made through the public API; what is there already stays as it is. */
export async function seedDemo(address: string, settings: Settings, secrets: Secrets, terminal: Terminal): Promise<SignIn[]> {
  if (!settings.seedDemo) return [];
  try {
    const api = apiAt(address, await signInDemo(apiAt(address), secrets.demoPassword));
    for (const company of COMPANIES) await ensureCompany(api, company);
    return [{ role: "Demo client", email: DEMO_EMAIL, password: secrets.demoPassword }];
  } catch (error) {
    terminal.warning(`The demo could not be made: ${(error as Error).message}`);
    return [];
  }
}

/** Puts the demo's companies back to how they were at first; what else the demo's client has made stays. */
export async function resetDemo(address: string, password: string): Promise<void> {
  const api = apiAt(address, await signInDemo(apiAt(address), password));
  for (const company of COMPANIES) await removeCompany(api, company);
  for (const company of COMPANIES) await ensureCompany(api, company);
}
