import { type Actor, badInput } from "@muhtawa/service-kit";
import type { Role } from "@muhtawa/contracts";
import { messages } from "../messages.ts";
import type { InstalledModels } from "../models/installed-models.ts";
import type { ModelChoice } from "../models/model-choice.ts";
import type { UsageEntries, UsageFigures, UsageGroup, UsageRange } from "../store/usage-entries.ts";
import type { Quota, UsageLedger } from "../store/usage-ledger.ts";

export interface UsagePorts {
  readonly entries: UsageEntries;
  readonly ledger: UsageLedger;
  readonly quotaOf: (role: Role) => Quota;
  readonly choice: Pick<ModelChoice, "labelFor">;
  readonly installed: Pick<InstalledModels, "refresh">;
}

export interface Usage extends UsageFigures {
  /** Of the running month; absent in everybody's figures. */
  readonly quota?: { readonly month: number; readonly day: number; readonly spentMonth: number; readonly spentDay: number };
  /** Pictures of today; absent also where no model draws. */
  readonly images?: { readonly day: number; readonly drawn: number };
  readonly byDay: readonly UsageGroup[];
  readonly byModel: readonly UsageGroup[];
  readonly byCompany: readonly UsageGroup[];
}

/** Instants, as the DateTime scalar has read them. */
interface Wanted {
  readonly from?: unknown;
  readonly to?: unknown;
}

const LONGEST = 400 * 24 * 3_600_000;

/** What the caller has used, from the beginning of the month unless said, and what is left of the quota. */
export async function aiUsage(ports: UsagePorts, actor: Actor, wanted: Wanted): Promise<Usage> {
  const { entries, ledger, quotaOf, choice, installed } = ports;
  const [figures, spent] = await Promise.all([
    figuresOf(entries, { ...rangeOf(wanted), ownerId: actor.id }),
    ledger.spentBy(actor.id),
    installed.refresh(),
  ]);
  const { month, day, images } = quotaOf(actor.role);
  return {
    ...figures,
    quota: { month, day, spentMonth: spent.month, spentDay: spent.day },
    ...(!choice.labelFor("IMAGE").offline && { images: { day: images, drawn: spent.images } }),
  };
}

export const aiUsageOfEveryone = ({ entries }: Pick<UsagePorts, "entries">, wanted: Wanted): Promise<Usage> =>
  figuresOf(entries, rangeOf(wanted));

async function figuresOf(entries: UsageEntries, range: UsageRange): Promise<Usage> {
  const [total, byDay, byModel, byCompany] = await Promise.all([
    entries.total(range),
    entries.by("day", range),
    entries.by("model", range),
    entries.by("companyId", range),
  ]);
  return { ...total, byDay, byModel, byCompany };
}

function rangeOf(wanted: Wanted): { from: Date; to: Date } {
  const now = new Date();
  const to = wanted.to == null ? now : new Date(wanted.to as string | Date);
  const beginning = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth()));
  const from = wanted.from == null ? beginning : new Date(wanted.from as string | Date);
  if (from > to) throw badInput({ field: "to", message: messages.rangeReversed });
  if (to.getTime() - from.getTime() > LONGEST) throw badInput({ field: "from", message: messages.rangeTooLong });
  return { from, to };
}
