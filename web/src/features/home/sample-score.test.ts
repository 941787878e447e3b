import { expect, test } from "@jest/globals";
import { measureSample } from "../../../tools/measure-sample.ts";
import shown from "./sample-score.json" with { type: "json" };

test("the scores beside the sample are what the application measures of it", async () => {
  expect(shown).toEqual(await measureSample());
});
