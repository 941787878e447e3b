import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { builtOnce } from "../../src/engines/cache.ts";
import { onPath, runTool } from "../../src/engines/tools.ts";
import { ROOT } from "../../src/settings.ts";

const VERSION = "v3.19.0";
/** Of the cluster that is rendered for; helm built by Go believes in an old one. */
const KUBERNETES = "1.33.0";
const CHART = join(ROOT, "infra/k8s/muhtawa");

/** Helm on the PATH, else one built by Go into the cache, which takes minutes the first time. */
async function helm(): Promise<string> {
  const installed = onPath("helm");
  if (installed !== undefined) return installed;
  const folder = await builtOnce(`helm-${VERSION}`, async (draft) => {
    const go = onPath("go");
    if (go === undefined) throw new Error("Install helm 3, or Go, which builds it.");
    await runTool(go, ["install", `helm.sh/helm/v3/cmd/helm@${VERSION}`], { env: { GOBIN: draft, GOFLAGS: "" } });
  });
  return join(folder, "helm");
}

/** What the chart becomes with one of its values files, and with further values such as `keda.min=0`. */
export async function renderChart(values: string, ...further: string[]): Promise<string> {
  return run("template", "muhtawa", CHART, "-f", valuesFile(values), ...further.flatMap((setting) => ["--set", setting]));
}

export async function lintChart(values: string): Promise<string> {
  return run("lint", "--strict", CHART, "-f", valuesFile(values));
}

async function run(...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(await helm(), [...args, "--kube-version", KUBERNETES], { maxBuffer: 16 << 20 });
  return stdout;
}

const valuesFile = (values: string) => join(CHART, "values", `${values}.yaml`);
