import { chakra } from "@chakra-ui/react";
import { useEffect, useLayoutEffect } from "react";
import { addLine, useCrowded } from "./notice-place.ts";
import { Toast } from "./toast.tsx";
import { useMedia } from "./use-media.ts";
import { useModalShown } from "./use-modal-shown.ts";
import { useToldNotices } from "./use-told-notices.ts";

/** Below the theme's `lg` a text leaves no room beside it. */
const NARROW = "(max-width: 63.99rem)";

/** The field that one is in, and what is wrong with it, are still on the screen when the page has gone down by what is told. */
function keepFieldInSight(): void {
  const field = document.activeElement;
  if (!field?.matches("input, textarea, select")) return;
  field.closest("[data-field]")?.querySelector("[data-field-error]")?.scrollIntoView({ block: "nearest" });
  field.scrollIntoView({ block: "nearest" });
}

/** Messages in the page's flow above a text, where there is no room beside it: they hide no line of it. Behind a dialog nobody would see them. */
export function NoticeLine() {
  const narrow = useMedia(NARROW);
  const crowded = useCrowded();
  const modal = useModalShown();
  const offered = (narrow || crowded) && !modal;
  const notices = useToldNotices();
  useEffect(() => (offered ? addLine() : undefined), [offered]);
  const told = offered ? notices.length : 0;
  useLayoutEffect(() => {
    if (told > 0) keepFieldInSight();
  }, [told]);
  if (told === 0) return null;
  return (
    // with the page scrolled along by its height, it would hide what it moves
    <chakra.div css={{ "html:has(&)": { overflowAnchor: "none" } }}>
      {notices.map((notice) => (
        <Toast key={notice.id} notice={notice} inLine />
      ))}
    </chakra.div>
  );
}
