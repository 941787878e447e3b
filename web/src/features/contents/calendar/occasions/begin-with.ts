import type { EditSession } from "../../../../lib/editing/edit-session.ts";
import type { NeedsValues } from "../../needs-values.ts";
import type { StageAside } from "../../stage-session.ts";

/** Makes an occasion the subject of a new content. A title that a person has written stays; another occasion's name gives way. */
export function beginWith(session: EditSession<NeedsValues>, occasion: string): void {
  const title = session.state.mine.title.trim();
  if (title !== "" && title !== (session.aside as StageAside | undefined)?.occasion) return;
  session.change(({ value, origin }) => ({ value: { ...value, title: occasion }, origin }));
  session.putAside({ occasion } satisfies StageAside);
}
