import { spawn } from "node:child_process";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { ROOT } from "../../src/settings.ts";
import { findKubeconform } from "../../src/test-run/go-tools.ts";

/** Kubernetes' and KEDA's own, by `npm run k8s-schemas`. */
export const SCHEMAS = join(ROOT, "infra/k8s/schemas");

interface Conformity {
  readonly summary: { readonly valid: number; readonly invalid: number; readonly errors: number; readonly skipped: number };
  readonly problems: readonly string[];
}

/** What kubeconform says of manifests by the schemas that are kept beside the chart. */
export async function conformityOf(manifests: string): Promise<Conformity> {
  const args = ["-strict", "-summary", "-output", "json", "-schema-location", `${SCHEMAS}/{{.ResourceKind}}{{.KindSuffix}}.json`, "-"];
  const kubeconform = spawn(await findKubeconform(), args, { stdio: ["pipe", "pipe", "inherit"] });
  kubeconform.stdin.end(manifests);
  const { summary, resources } = JSON.parse(await text(kubeconform.stdout)) as {
    summary: Conformity["summary"];
    resources: readonly { kind: string; name: string; msg: string }[];
  };
  return { summary, problems: resources.map(({ kind, name, msg }) => `${kind} ${name}: ${msg}`) };
}
