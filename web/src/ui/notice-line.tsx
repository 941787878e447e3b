import { chakra } from "@chakra-ui/react";
import { useEffect, useSyncExternalStore } from "react";
import { useNotices } from "../lib/notify.ts";
import { Toast } from "./toast.tsx";
import { useMedia } from "./use-media.ts";

/** Below the theme's `lg` a text leaves no room beside it. */
const NARROW = "(max-width: 63.99rem)";

let lines = 0;
const readers = new Set<() => void>();

function add(change: 1 | -1): void {
  lines += change;
  for (const reader of readers) reader();
}

function subscribe(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

/** Whether what stands beside a text is shown in a line of the page now. */
export const useLineShown = () =>
  useSyncExternalStore(
    subscribe,
    () => lines > 0,
    () => false,
  );

/** Messages that hide no line of a text, in the page's flow above it, where there is no room beside it. */
export function NoticeLine() {
  const narrow = useMedia(NARROW);
  const notices = useNotices().filter(({ besideText }) => besideText);
  useEffect(() => {
    if (!narrow) return undefined;
    add(1);
    return () => add(-1);
  }, [narrow]);
  if (!narrow || notices.length === 0) return null;
  return (
    // with the page scrolled along by its height, it would hide what it moves
    <chakra.div css={{ "html:has(&)": { overflowAnchor: "none" } }}>
      {notices.map((notice) => (
        <Toast key={notice.id} notice={notice} inLine />
      ))}
    </chakra.div>
  );
}
