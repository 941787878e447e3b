/** What a demo shows of one company; taken in through the public API as an archive of its client's would be. */
export interface DemoCompany {
  /** Its business activity's English name. */
  readonly activity: string;
  readonly company: Record<string, unknown> & { readonly companyName: string };
  /** What its brand is known by. */
  readonly logo: DemoPicture;
  readonly projects: readonly DemoProject[];
}

/** A drawing of `pictures/`, and what it shows in the language that it is shown in. */
export interface DemoPicture {
  readonly file: string;
  readonly alt: string;
}

export interface DemoProject {
  readonly project: Record<string, unknown> & { readonly name: string };
  readonly picture: DemoPicture;
  readonly contents: readonly DemoContent[];
}

/** The demo's client, or the admin who reads what they write. */
export type DemoPerson = "CLIENT" | "EDITOR";

export interface DemoComment {
  readonly by: DemoPerson;
  readonly text: string;
  /** Whether the other one is spoken to. */
  readonly speaksTo?: true;
}

export interface DemoDiscussion {
  /** Words of the text that it is about. */
  readonly quote?: string;
  readonly comments: readonly DemoComment[];
  readonly resolved?: true;
}

export interface DemoContent {
  readonly needs: Record<string, unknown> & { readonly title: string; readonly locale: string };
  readonly idea?: Record<string, unknown>;
  readonly objectives?: Record<string, unknown>;
  readonly tools?: Record<string, unknown>;
  /** The text as it was kept at first, and as it is now; `## ` begins a heading, `- ` an item, every other line is a paragraph. */
  readonly texts?: readonly string[];
  readonly picture?: DemoPicture;
  readonly status?: "IN_REVIEW" | "APPROVED" | "PUBLISHED" | "ARCHIVED";
  /** In so many days, at this hour (UTC): the day it is scheduled for, or planned for while it has no text; of what is published, so many days ago. */
  readonly on?: { readonly days: number; readonly hour: number };
  /** What its writer had the product propose before any of the texts. Without a model a proposal takes as long as it is to read: a few show what they are. */
  readonly begunWith?: readonly Proposal[];
  /** Whose it is to work on, and in how many days it is due. */
  readonly work?: { readonly by: DemoPerson; readonly dueIn: number };
  readonly discussions?: readonly DemoDiscussion[];
}

/** An article's skeleton is kept as the content's first text. */
export type Proposal = "ARTICLE" | "IDEAS" | "OBJECTIVES";

/** The parts of a brief that most contents of a company share. */
export const GENERAL = { methodology: "EXPERT_OPINION", view: "GENERAL", level: "BASIC" } as const;

const DAY_MS = 86_400_000;

/** The hour (UTC) of the day in so many days. */
export function momentIn(days: number, hour: number): Date {
  const day = new Date(Date.now() + days * DAY_MS);
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), hour));
}
