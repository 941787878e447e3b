import { failed, type Finding, ok, warning } from "./finding.ts";

const NODE = 24;

/** Whether this is a Node that runs TypeScript as it stands. */
export const checkNode = (version: string): Finding =>
  Number.parseInt(version.replace("v", ""), 10) >= NODE
    ? ok("Node", version)
    : failed("Node", version, `Run this through npm, which takes Node ${NODE} of the package node, or install Node ${NODE}`);

/** Whether a server's release is one that this has been tried with. `least` is the first one. */
export function checkRelease(about: string, version: string, least: readonly [major: number, minor: number]): Finding {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const isKnown = major > least[0] || (major === least[0] && minor >= least[1]);
  return isKnown ? ok(about, version) : warning(about, version, `Nobody has tried releases before ${least.join(".")}: upgrade it`);
}
