import axe, { type RunOptions } from "axe-core";
import type { Page } from "@playwright/test";

const RULES = { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] } as const;
const COLOUR = "color-contrast";

export const EVERYTHING: RunOptions = { runOnly: { ...RULES, values: [...RULES.values] } };
/** What no colour can break. */
export const STRUCTURE: RunOptions = { ...EVERYTHING, rules: { [COLOUR]: { enabled: false } } };
export const COLOURS: RunOptions = { runOnly: [COLOUR] };

/** Initials stand in the place of a picture; they are hidden from assistive technology and nobody's label for the button. */
const isInitials = (rule: string, html: string) => rule === "label-content-name-mismatch" && /aria-haspopup="menu"/.test(html);

/**
 * What is serious in a page, or in the part of it that a selector names. No page has frames, so axe itself is given to the page, once while it
 * stands: its builder for Playwright does so for every look, which takes longer than the look.
 */
export async function problems(page: Page, options: RunOptions, part?: string): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const { violations, passed } = await page.evaluate(
    async ([within, asked]) => {
      // What comes into view counts as hidden in its first frame, which lasts on a busy machine.
      const coming = document
        .getAnimations()
        .filter(
          ({ playState, timeline, effect }) =>
            playState === "running" && timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
        );
      // Not awaited: one of no length may never be told as finished where nothing else has to be drawn.
      for (const animation of coming) animation.finish();
      const found = await (window as unknown as { axe: typeof axe }).axe.run(within ?? document, asked);
      return { violations: found.violations, passed: found.passes.length };
    },
    [part, { ...options, resultTypes: ["violations"], preload: false } satisfies RunOptions] as const,
  );
  if (violations.length + passed === 0) throw new Error("axe has looked at nothing");
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) =>
      nodes
        .filter(({ html }) => !isInitials(id, html))
        .map(({ target, failureSummary }) => `${id}: ${target.join(" ")}\n${failureSummary}`),
    );
}
