import { join } from "node:path";
import { builtOnce } from "../engines/cache.ts";
import { onPath, runTool } from "../engines/tools.ts";

const VERSION = "v3.19.0";
/** It renders charts for a test: a build that isn't optimised takes a third of the time. */
const QUICK = ["-ldflags=-s -w", "-gcflags=all=-N -l"];

/** Helm on the PATH, else one built by Go into the cache, which takes a minute or two the first time. */
export async function findHelm(): Promise<string> {
  const installed = onPath("helm");
  if (installed !== undefined) return installed;
  const folder = await builtOnce(`helm-${VERSION}`, async (draft) => {
    const go = onPath("go");
    if (go === undefined) throw new Error("Install helm 3, or Go, which builds it.");
    await runTool(go, ["install", ...QUICK, `helm.sh/helm/v3/cmd/helm@${VERSION}`], { env: { GOBIN: draft, GOFLAGS: "", GOGC: "400" } });
  });
  return join(folder, "helm");
}
