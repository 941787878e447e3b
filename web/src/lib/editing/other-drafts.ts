import { closedTabsKey, type Draft, type DraftKey, draftKey, nameOf, readDraft, writeDraft } from "../drafts/drafts.ts";
import { leftByOthers } from "../drafts/left-of.ts";
import { discard, onOutcome, readWaiting } from "../drafts/outbox.ts";
import { isWhole, madeOf } from "./doubtful-saves.ts";
import type { EditSession } from "./edit-session.ts";
import type { Kind, Left, Stored } from "./edit-state.ts";
import type { EditedThing } from "./edited-thing.ts";
import { sameJson } from "./same-json.ts";

/** What is kept, and where its change waits when that isn't under the draft's own name. */
export type Kept<Value> = Omit<Left<Value>, "at"> & { queuedAs?: DraftKey };

export const keepDraft = <Value>(key: DraftKey, value: Kept<Value>): void =>
  void writeDraft(key, { value, ...(value.base.version === undefined ? {} : { version: value.base.version }) });

/** Whether nothing of a draft is missing there. */
const isContained = <Value>(kind: Kind<Value>, left: Left<Value>, there: Value): boolean => isWhole(kind, madeOf(left, left.value), there);

/** What is known of the thing whose drafts they are. */
interface Of<Value, Thing> {
  edited: EditedThing<Value, Thing>;
  /** This tab's own. */
  key: DraftKey;
  stored: Stored<Value>;
  read: (kept: Draft<Kept<Value>>) => Left<Value> | undefined;
}

type Found<Value> = readonly { key: DraftKey; draft: Draft<Kept<Value>> }[];

/** Offers a session what closed tabs have left of its thing, now and whenever a change is put back. Hands back the way to stop. */
export function offerOthers<Value, Thing>(of: Of<Value, Thing>, session: EditSession<Value>, found: Found<Value>): () => void {
  const { edited, key, stored, read } = of;
  const { kind, about } = edited;

  const offer = (others: Found<Value>): void => {
    session.offer(
      others.flatMap(({ key: name, draft }) => {
        const other = read(draft);
        if (!other) return [];
        // its tab may be open again, or another one may have left something else in its place
        const remove = async () => {
          if ((await readDraft(name))?.at === draft.at) await discard(name);
        };
        const forget = () => void remove();
        const replace = (left: Kept<Value>) => {
          keepDraft(closedTabsKey(key.userId, about), { ...left, aside: edited.left?.(left.aside) ?? left.aside });
          void remove().then(offerAnew);
        };
        const isHere = isContained(kind, other, session.state.mine);
        if (isContained(kind, other, stored.value)) forget();
        // it is kept with what is here, but for what goes with it, and for what still waits
        else if (isHere && sameJson(other.aside, session.aside)) void readWaiting(name).then((waits) => (waits ? undefined : remove()));
        return isHere ? [] : [{ ...other, forget, replace }];
      }),
    );
  };
  const offerAnew = async () => offer(await leftByOthers<Kept<Value>>(key));

  offer(found);
  return onOutcome((name, { event }) => {
    if (event === "put-back" && name === nameOf(draftKey(key.userId, about))) void offerAnew();
  });
}
