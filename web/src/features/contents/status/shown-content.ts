import type { ContentStatus, StageContentFragment } from "../../../generated/graphql.ts";

/** A content as somebody sees it who decides about it; parts where all of it is shown. */
export interface ShownContent {
  id: string;
  title: string;
  status: ContentStatus;
  scheduledFor?: string | null;
  version: number;
  partVersions?: StageContentFragment["partVersions"] & { body: number };
}

/** What the save of a text changes. */
const OF_TEXT: readonly string[] = ["body", "pictures"];

type Parts = NonNullable<ShownContent["partVersions"]>;

const same = (shown: Parts, now: Parts, but: readonly string[] = []): boolean =>
  (Object.keys(shown) as (keyof Parts)[]).every((part) => but.includes(part) || shown[part] === now[part]);

/** Whether nothing of what is stored now has changed since it was shown, whatever the version says. */
export const seesAll = ({ partVersions: shown }: ShownContent, { partVersions: now }: ShownContent): boolean =>
  !!shown && !!now && same(shown, now);

/** Whether a row's time and status are what they were: who only puts it on another day goes by nothing else. */
export const seesTime = (shown: ShownContent, now: ShownContent): boolean =>
  !shown.partVersions &&
  shown.status === now.status &&
  (shown.scheduledFor ? Date.parse(shown.scheduledFor) : undefined) === (now.scheduledFor ? Date.parse(now.scheduledFor) : undefined);

/** The same beside the text, which was saved in between. */
export const seesRest = ({ partVersions: shown }: ShownContent, { partVersions: now }: ShownContent): boolean =>
  !!shown && !!now && same(shown, now, OF_TEXT);
