/** What a demo shows of one company; made through the public API as its client would. */
export interface DemoCompany {
  /** Its business activity's English name. */
  readonly activity: string;
  readonly company: Record<string, unknown> & { readonly companyName: string };
  readonly projects: readonly DemoProject[];
}

export interface DemoProject {
  readonly project: Record<string, unknown> & { readonly name: string };
  readonly contents: readonly DemoContent[];
}

export interface DemoContent {
  readonly needs: Record<string, unknown> & { readonly title: string };
  readonly idea?: Record<string, unknown>;
  readonly objectives?: Record<string, unknown>;
  readonly tools?: Record<string, unknown>;
  /** The text as it was kept at first, and as it is now; `## ` begins a heading, `- ` an item, every other line is a paragraph. */
  readonly texts?: readonly string[];
  readonly status?: "IN_REVIEW" | "APPROVED" | "PUBLISHED" | "ARCHIVED";
  /** In so many days, at this hour (UTC): the day it is scheduled for, or planned for while it has no text. */
  readonly on?: { readonly days: number; readonly hour: number };
}

/** The parts of a brief that most contents of a company share. */
export const GENERAL = { methodology: "EXPERT_OPINION", view: "GENERAL", level: "BASIC" } as const;
