import { failed, type Finding, ok, reasonOf, warning, withoutSecrets } from "./finding.ts";

const PATIENCE = 5_000;

interface ModelSettings {
  readonly baseUrl: string | undefined;
  readonly key: string | undefined;
  readonly model: string | undefined;
}

/** Whether the model's endpoint answers, takes the key and has the model. Nothing is written, so that nothing is charged. */
export async function checkModel({ baseUrl, key, model }: ModelSettings): Promise<Finding> {
  const about = "model";
  if (!model || !(baseUrl ?? key))
    return ok(
      about,
      "none is set by AI_MODEL and AI_BASE_URL or AI_API_KEY: one connected in the application or of AI_MODELS writes, or the offline composer",
    );
  const address = `${(baseUrl ?? "https://api.openai.com/v1").replace(/\/$/, "")}/models`;
  const where = withoutSecrets(address);
  try {
    const headers = key ? { authorization: `Bearer ${key}` } : {};
    const answer = await fetch(address, { headers, redirect: "manual", signal: AbortSignal.timeout(PATIENCE) });
    if (answer.status === 401 || answer.status === 403)
      return failed(about, `${where} refuses the key`, "Set AI_API_KEY to one that it knows");
    if (!answer.ok)
      return warning(about, `${where} answers ${answer.status}`, "Check AI_BASE_URL; some endpoints list no models, though they write");
    const models = namesIn(await answer.json());
    return models.length === 0 || models.includes(model) || models.includes(`${model}:latest`)
      ? ok(about, `${model} at ${where}`)
      : failed(about, `${where} has no ${model}`, `Set AI_MODEL to one of ${models.slice(0, 5).join(", ")}`);
  } catch (error) {
    return failed(about, `${where}: ${reasonOf(error)}`, "Start the model's server, or set AI_BASE_URL to where it is");
  }
}

function namesIn(answer: unknown): string[] {
  const { data } = (answer ?? {}) as { data?: unknown };
  return Array.isArray(data) ? data.map((model) => String((model as { id?: unknown } | null)?.id)) : [];
}
