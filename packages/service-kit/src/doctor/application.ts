import { checkClocks } from "./clocks.ts";
import { failed, type Finding, ok, reasonOf } from "./finding.ts";

const PATIENCE = 5_000;

/** Whether the gateway answers, and every service behind it. */
export async function checkApplication(address: string): Promise<Finding[]> {
  try {
    const answer = await fetch(new URL("/readyz", address), { signal: AbortSignal.timeout(PATIENCE) });
    const { checks = {} } = (await answer.json()) as { checks?: Record<string, boolean> };
    const said = Date.parse(answer.headers.get("date") ?? "");
    return [
      ok("application", `answers at ${address}`),
      ...Object.entries(checks).map(([name, passes]) =>
        passes ? ok(name, "is ready") : failed(name, "is not ready", "Does it run? Its own log and /readyz say what it lacks"),
      ),
      // The Date header is cut to whole seconds: on average half a second is missing.
      ...(Number.isNaN(said) ? [] : [checkClocks("the application", said + 500, Date.now())]),
    ];
  } catch (error) {
    return [failed("application", `${address}: ${reasonOf(error)}`, "Start it (npm start), or set PUBLIC_URL or PORT to where it is")];
  }
}
