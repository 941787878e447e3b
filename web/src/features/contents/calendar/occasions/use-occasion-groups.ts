import { useState } from "react";
import { STORED } from "../../../../lib/stored-names.ts";
import { readStored, writeStored } from "../../../../lib/stored-values.ts";
import { OCCASION_GROUPS, type OccasionGroup } from "./occasion.ts";

/** The groups of occasions that the calendar shows: all but those put away on this device. */
export function useOccasionGroups(): { shown: ReadonlySet<OccasionGroup>; toggle: (group: OccasionGroup, isShown: boolean) => void } {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(() => new Set(readStored(STORED.hiddenOccasions)?.split(" ")));
  const toggle = (group: OccasionGroup, isShown: boolean) => {
    const next = new Set(hidden);
    if (isShown) next.delete(group);
    else next.add(group);
    writeStored(STORED.hiddenOccasions, [...next].join(" "));
    setHidden(next);
  };
  return { shown: new Set(OCCASION_GROUPS.filter((group) => !hidden.has(group))), toggle };
}
