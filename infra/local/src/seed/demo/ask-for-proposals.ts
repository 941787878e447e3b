import type { Api } from "../api.ts";
import type { Proposal } from "./demo-company.ts";
import { writtenText } from "./written-text.ts";

interface Generation {
  id: string;
  status: string;
  text: string | null;
}

/** Milliseconds between looks at what is made in less than a second, and until it is given up. */
const LOOK_MS = 200;
const LONGEST_MS = 30_000;

/** Whether nothing that is asked for costs anything: where a model is there, the demo asks it for nothing. */
export async function isOffline(api: Api): Promise<boolean> {
  const { aiModels } = await api<{ aiModels: { offline: boolean }[] }>(`{ aiModels { offline } }`);
  return aiModels.every(({ offline }) => offline);
}

/** Has the product propose what it does without a model, and keeps its skeleton as the content's first text. */
export async function askForProposals(
  api: Api,
  content: { readonly id: string; readonly companyId: string },
  kinds: readonly Proposal[],
): Promise<void> {
  const { id: contentId, companyId } = content;
  const asked = await Promise.all(
    kinds.map(async (kind) => {
      const { requestGeneration } = await api<{ requestGeneration: { generation: { id: string } } }>(
        `mutation ($input: GenerationInput!) { requestGeneration(input: $input) { generation { id } } }`,
        { input: { kind, companyId, contentId, idempotencyKey: `demo-${contentId}-${kind}` } },
      );
      return requestGeneration.generation.id;
    }),
  );
  const proposed = await Promise.all(asked.map((id) => finished(api, id)));
  const skeleton = proposed[kinds.indexOf("ARTICLE")];
  if (skeleton?.status !== "COMPLETED") return;
  const text = (skeleton.text ?? "").replace(/^# .*/, "").replaceAll("*", "");
  await api(`mutation ($id: ID!, $input: ContentBodyInput!) { saveContentBody(id: $id, input: $input) { content { id } } }`, {
    id: contentId,
    input: { body: writtenText(text), source: "TEMPLATE", generationId: skeleton.id },
  });
}

async function finished(api: Api, id: string): Promise<Generation> {
  const until = performance.now() + LONGEST_MS;
  for (;;) {
    const { generation } = await api<{ generation: Generation }>(`query ($id: ID!) { generation(id: $id) { id status text } }`, { id });
    if (["COMPLETED", "STOPPED", "FAILED"].includes(generation.status) || performance.now() > until) return generation;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
