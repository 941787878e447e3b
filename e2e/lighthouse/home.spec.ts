import { expect, test } from "@playwright/test";
import { inWords, measure } from "../tools/lighthouse-figures.ts";

for (const path of ["/", "/ar"])
  test(`the home page at ${path} is fast on a phone, accessible and found`, async ({ baseURL }, info) => {
    const figures = await measure(`${baseURL}${path}`, 3);
    info.annotations.push({ type: "figures", description: inWords(path, figures) });
    expect(figures.tooLow, inWords(path, figures)).toEqual([]);
  });
