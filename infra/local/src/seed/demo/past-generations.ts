import type { Api } from "../api.ts";
import { briefedOn, DAYS, READING } from "./begun-on.ts";
import { type DemoCompany, type DemoContent, momentIn } from "./demo-company.ts";
import { savedOn } from "./saved-on.ts";
import { draftOf, proposedFields } from "./written-by-ai.ts";

/** Stands where a model's name does: what the demo's people had written was written before they came here. */
const MODEL = "demo";

/** Tokens of the brand and the instructions, which every request tells. */
const OF_BRAND = 1_100;
const CHARACTERS_A_TOKEN = 3;
const tokensOf = (written: string) => Math.ceil(written.length / CHARACTERS_A_TOKEN);

interface PastGeneration {
  readonly key: string;
  readonly contentId: string;
  readonly kind: "FIELD" | "ARTICLE";
  readonly field?: string;
  readonly locale: string;
  readonly text: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly finishedAt: string;
}

export interface PastOfCompany {
  readonly companyId: string;
  readonly model: string;
  readonly generations: readonly PastGeneration[];
}

/** What the AI wrote for a company of the demo, as its contents say: their generations, each with its day; contents by their titles. */
export function pastOf({ projects }: DemoCompany, companyId: string, contentIds: ReadonlyMap<string, string>): PastOfCompany {
  const contents = projects.flatMap((project) => project.contents);
  const generations = contents.flatMap((demo, place) => {
    const contentId = contentIds.get(demo.needs.title);
    return contentId === undefined ? [] : generationsOf(demo, place).map((generation) => ({ ...generation, contentId }));
  });
  return { companyId, model: MODEL, generations };
}

/** Those that the figures don't have yet: a start needn't tell of the past again. */
export async function untold(api: Api, past: readonly PastOfCompany[]): Promise<PastOfCompany[]> {
  const { aiUsage } = await api<{ aiUsage: { byCompany: { company: { id: string } | null; generations: number }[] } }>(
    `query ($from: DateTime) { aiUsage(from: $from) { byCompany { company { id } generations } } }`,
    { from: momentIn(-2 * DAYS, 0).toISOString() },
  );
  const told = new Map(aiUsage.byCompany.map(({ company, generations }) => [company?.id, generations]));
  return past.filter(({ companyId, generations }) => (told.get(companyId) ?? 0) < generations.length);
}

function generationsOf(demo: DemoContent, place: number): Omit<PastGeneration, "contentId">[] {
  const { title, locale } = demo.needs;
  const brief = tokensOf(JSON.stringify([demo.needs, demo.idea, demo.objectives, demo.tools]));
  const wrote = (text: string) => ({ locale, text, inputTokens: OF_BRAND + brief, outputTokens: tokensOf(text) });
  const draft = draftOf(demo);
  return [
    ...proposedFields(demo).map(({ field, text }, at) => ({
      key: `${title}/${field}`,
      kind: "FIELD" as const,
      field,
      ...wrote(text),
      finishedAt: briefedOn(demo, place, at).toISOString(),
    })),
    ...(draft === undefined
      ? []
      : [
          {
            key: `${title}/text`,
            kind: "ARTICLE" as const,
            ...wrote(draft),
            finishedAt: new Date(savedOn(demo, 0).getTime() - READING).toISOString(),
          },
        ]),
  ];
}
