import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { ROOT } from "../../src/settings.ts";
import type { Manifests } from "./manifests.ts";

/** Where kubernetes-models, which is made of Kubernetes' and KEDA's own OpenAPI documents, has each kind. */
const MODULES: Readonly<Record<string, string>> = {
  "apps/v1 Deployment": "kubernetes-models/apps/v1/Deployment",
  "autoscaling/v2 HorizontalPodAutoscaler": "kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler",
  "keda.sh/v1alpha1 ScaledObject": "@kubernetes-models/keda/keda.sh/v1alpha1/ScaledObject",
  "networking.k8s.io/v1 Ingress": "kubernetes-models/networking.k8s.io/v1/Ingress",
  "networking.k8s.io/v1 NetworkPolicy": "kubernetes-models/networking.k8s.io/v1/NetworkPolicy",
  "policy/v1 PodDisruptionBudget": "kubernetes-models/policy/v1/PodDisruptionBudget",
  "v1 PersistentVolumeClaim": "kubernetes-models/v1/PersistentVolumeClaim",
  "v1 Service": "kubernetes-models/v1/Service",
  "v1 ServiceAccount": "kubernetes-models/v1/ServiceAccount",
};

/**
 * What is wrong with manifests: by the schemas as they are run, which hold values and formats, and by the types that are made of the same, as
 * literals, which refuse a field that there isn't.
 */
export async function problemsOf(manifests: Manifests): Promise<readonly string[]> {
  const problems: string[] = [];
  const literals: string[] = [];
  for (const [index, manifest] of manifests.all.entries()) {
    const name = `${manifest.apiVersion} ${manifest.kind}`;
    const module = MODULES[name];
    if (module === undefined) {
      problems.push(`no schema for ${name}`);
      continue;
    }
    const { [manifest.kind]: Model } = (await import(module)) as Record<string, new (data: unknown) => { validate(): void }>;
    if (!Model) throw new Error(`${module} has no ${manifest.kind}`);
    try {
      new Model(manifest).validate();
    } catch (error) {
      problems.push(`${manifest.kind} ${manifest.metadata?.name}: ${(error as Error).message}`);
    }
    literals.push(`export const m${index}: import("${module}").I${manifest.kind} = ${JSON.stringify(manifest)};`);
  }
  return [...problems, ...(await typeErrors(literals.join("\n")))];
}

async function typeErrors(source: string): Promise<readonly string[]> {
  // Where the compiler finds the packages, and nobody looks for sources.
  const parent = join(ROOT, "node_modules/.cache");
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, "manifests-"));
  try {
    writeFileSync(join(folder, "manifests.ts"), source);
    const compilerOptions = { noEmit: true, strict: true, skipLibCheck: true, module: "nodenext", target: "es2024", types: [] };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["manifests.ts"] }));
    await promisify(execFile)(process.execPath, [join(ROOT, "node_modules/typescript/bin/tsc"), "-p", folder]);
    return [];
  } catch (error) {
    const { stdout, message } = error as Error & { stdout?: string };
    return (stdout || message).trim().split("\n");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
