import { join } from "node:path";
import { builtOnce } from "../engines/cache.ts";
import { onPath, runTool } from "../engines/tools.ts";

/** It runs for a check: a build that isn't optimised takes a third of the time. */
const QUICK = ["-ldflags=-s -w", "-gcflags=all=-N -l"];

interface GoTool {
  readonly name: string;
  readonly module: string;
  readonly version: string;
}

/** A tool on the PATH, else one built by Go into the cache. */
async function find({ name, module, version }: GoTool): Promise<string> {
  const installed = onPath(name);
  if (installed !== undefined) return installed;
  const folder = await builtOnce(`${name}-${version}`, async (draft) => {
    const go = onPath("go");
    if (go === undefined) throw new Error(`Install ${name}, or Go, which builds it.`);
    await runTool(go, ["install", ...QUICK, `${module}@${version}`], { env: { GOBIN: draft, GOFLAGS: "", GOGC: "400" } });
  });
  return join(folder, name);
}

/** Renders the chart; building it takes a minute or two. */
export const findHelm = (): Promise<string> => find({ name: "helm", module: "helm.sh/helm/v3/cmd/helm", version: "v3.19.0" });

/** Reads workflows as GitHub would. */
export const findActionlint = (): Promise<string> =>
  find({ name: "actionlint", module: "github.com/rhysd/actionlint/cmd/actionlint", version: "v1.7.7" });

/** Holds manifests against schemas. */
export const findKubeconform = (): Promise<string> =>
  find({ name: "kubeconform", module: "github.com/yannh/kubeconform/cmd/kubeconform", version: "v0.7.0" });
