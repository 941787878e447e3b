import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { type RunningContent, startContent } from "../running-content.ts";

let content: RunningContent;
beforeAll(async () => {
  // As much as `npm start` gives it.
  content = await startContent({ NODE_OPTIONS: "--max-old-space-size=128 --max-semi-space-size=4" });
});
afterAll(() => content?.stop());

const times = (count: number, part: (n: number) => string) => Array.from({ length: count }, (_, n) => part(n)).join(" ");
/** A valid one of 8 kB of short words, of which memory takes half a megabyte. */
const document = (n: number) =>
  `query q${n} { __type(name: "Nothing") { ${times(90, (m) => `a${m}:name b${m}:kind c${m}:description d${m}:specifiedByURL e${m}:__typename`)} } }`;

test("ever new documents don't fill a service's memory", async () => {
  const noura = await content.as({ id: "noura" });
  for (let n = 0; n < 250; n += 1) {
    const { status, data } = await noura(document(n), {});
    expect({ status, data }).toEqual({ status: 200, data: { __type: null } });
  }
});
