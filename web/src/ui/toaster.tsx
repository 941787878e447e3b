import { chakra } from "@chakra-ui/react";
import { Portal } from "@chakra-ui/react/portal";
import { useEffect, useRef } from "react";
import { setCrowded, useLineOffered } from "./notice-place.ts";
import { useToastLane } from "./toast-lane.ts";
import { Toast } from "./toast.tsx";
import { useToldNotices } from "./use-told-notices.ts";

const crowd = () => setCrowded(true);

/** At the right in both languages, as far up as nothing is covered that one finds one's way by; at the left what would hide a text at the right. */
export function Toaster() {
  const told = useToldNotices();
  const notices = useLineOffered() ? [] : told;
  const lane = useRef<HTMLDivElement>(null);
  const { top, side } = useToastLane(lane, notices.length, crowd);
  const over = told.length === 0;
  useEffect(() => {
    if (over) setCrowded(false);
  }, [over]);
  return (
    <Portal>
      <chakra.div
        ref={lane}
        // an open dialog hides the rest of the page from screen readers, not this
        data-live-announcer
        position="fixed"
        {...{ [side]: "4" }}
        zIndex="toast"
        display="flex"
        flexDirection="column"
        alignItems="flex-end"
        gap="2"
        w="360px"
        maxW="calc(100vw - 32px)"
        pointerEvents="none"
        style={{ insetBlockStart: top }}
      >
        {notices.map((notice) => (
          <Toast key={notice.id} notice={notice} />
        ))}
      </chakra.div>
    </Portal>
  );
}
