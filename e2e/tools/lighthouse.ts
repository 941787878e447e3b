import { inWords, measure } from "./lighthouse-figures.ts";

/**
 * Runs Lighthouse over the home page in both languages, prints the figures and what cost points, and ends with 1 when one is too low:
 * `npm run lighthouse -w e2e -- http://localhost:4000 [runs]`. The journeys do the same.
 */
const [address = "http://localhost:4000", runs = "1"] = process.argv.slice(2);

let failed = false;
for (const path of ["/", "/ar"]) {
  const figures = await measure(address + path, Number(runs));
  process.stdout.write(`${[inWords(path, figures), ...figures.tooLow].join("\n")}\n`);
  failed ||= figures.tooLow.length > 0;
}
process.exitCode = failed ? 1 : 0;
