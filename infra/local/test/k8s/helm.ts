import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { ROOT } from "../../src/settings.ts";
import { findHelm } from "../../src/test-run/go-tools.ts";

/** Of the cluster that is rendered for; helm built by Go believes in an old one. */
export const KUBERNETES = "1.33.0";
const CHART = join(ROOT, "infra/k8s/muhtawa");

/** What the chart becomes with one of its values files, and with further values such as `keda.min=0`. */
export async function renderChart(values: string, ...further: string[]): Promise<string> {
  return run("template", "muhtawa", CHART, "-f", valuesFile(values), ...further.flatMap((setting) => ["--set", setting]));
}

export async function lintChart(values: string): Promise<string> {
  return run("lint", "--strict", CHART, "-f", valuesFile(values));
}

async function run(...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(await findHelm(), [...args, "--kube-version", KUBERNETES], { maxBuffer: 16 << 20 });
  return stdout;
}

const valuesFile = (values: string) => join(CHART, "values", `${values}.yaml`);
