import type { Api } from "../api.ts";
import type { DemoContent } from "./demo-company.ts";
import { writtenText } from "./written-text.ts";

interface Place {
  companyId: string;
  projectId: string;
}

interface Found {
  id: string;
  title: string;
  idea: string | null;
  objective: string | null;
  sharingStyle: string | null;
  bodyText: string;
  status: string;
}

/** So many are made side by side: each takes a dozen requests. */
const AT_ONCE = 4;
const DAY_MS = 86_400_000;

/** Makes the contents that are missing, and what is missing of those that are there: a start that broke off is gone on with. */
export async function ensureContents(api: Api, place: Place, demos: readonly DemoContent[]): Promise<void> {
  const { contents } = await api<{ contents: { results: Found[] } }>(
    `query ($projectId: ID!) { contents(projectId: $projectId, pageSize: 50) { results { id title idea objective sharingStyle bodyText status } } }`,
    { projectId: place.projectId },
  );
  const left = demos.values();
  const makeNext = async (): Promise<void> => {
    for (const demo of left)
      await ensureContent(
        api,
        place,
        demo,
        contents.results.find(({ title }) => title === demo.needs.title),
      );
  };
  await Promise.all(Array.from({ length: AT_ONCE }, makeNext));
}

async function ensureContent(api: Api, place: Place, demo: DemoContent, found: Found | undefined): Promise<void> {
  const id = found?.id ?? (await createContent(api, place, demo));
  const save = (operation: string, type: string, input: unknown): Promise<unknown> =>
    api(`mutation ($id: ID!, $input: ${type}!) { ${operation}(id: $id, input: $input) { content { id } } }`, { id, input });
  if (!found?.idea && demo.idea) await save("saveContentIdea", "ContentIdeaInput", demo.idea);
  if (!found?.objective && demo.objectives) await save("saveContentObjectives", "ContentObjectivesInput", demo.objectives);
  if (!found?.sharingStyle && demo.tools) await save("saveContentTools", "ContentToolsInput", demo.tools);
  if (!found?.bodyText)
    for (const text of demo.texts ?? []) await save("saveContentBody", "ContentBodyInput", { body: writtenText(text), source: "HUMAN" });
  if ((found?.status ?? "DRAFT") === "DRAFT") for (const move of movesOf(demo)) await setStatus(api, id, move);
}

async function createContent(api: Api, place: Place, demo: DemoContent): Promise<string> {
  const scheduledFor = demo.texts ? undefined : timeOf(demo);
  const { createContent: made } = await api<{ createContent: { content: { id: string } } }>(
    `mutation ($companyId: ID!, $projectId: ID!, $input: ContentNeedsInput!, $scheduledFor: DateTime) {
      createContent(companyId: $companyId, projectId: $projectId, input: $input, scheduledFor: $scheduledFor) { content { id } }
    }`,
    { ...place, input: demo.needs, scheduledFor },
  );
  return made.content.id;
}

interface Move {
  status: string;
  scheduledFor?: string | undefined;
}

/** The moves that lead a draft to where the demo has it. */
function movesOf(demo: DemoContent): Move[] {
  const scheduledFor = demo.texts && timeOf(demo);
  const last: Move | undefined = scheduledFor ? { status: "SCHEDULED", scheduledFor } : demo.status && { status: demo.status };
  if (!last) return [];
  const before = last.status === "IN_REVIEW" || last.status === "ARCHIVED" ? [] : ["IN_REVIEW", "APPROVED"];
  return [...before.filter((status) => status !== last.status).map((status) => ({ status })), last];
}

function timeOf({ on }: DemoContent): string | undefined {
  if (!on) return undefined;
  const day = new Date(Date.now() + on.days * DAY_MS);
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), on.hour)).toISOString();
}

const setStatus = (api: Api, id: string, move: Move): Promise<unknown> =>
  api(
    `mutation ($id: ID!, $status: ContentStatus!, $scheduledFor: DateTime) {
      setContentStatus(id: $id, status: $status, scheduledFor: $scheduledFor) { content { id } }
    }`,
    { id, ...move },
  );
