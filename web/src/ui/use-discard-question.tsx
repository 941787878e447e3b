import { type ReactNode, useState } from "react";
import { DiscardDialog } from "./unsaved-changes.tsx";

interface DiscardQuestion {
  /** Closes at once where nothing is entered, and asks before it where something is. */
  close: () => void;
  question: ReactNode;
}

/** For a form that is closed without being stored: what is entered by then is given up by `discard` once the person has said so. */
export function useDiscardQuestion(isEntered: () => boolean, onClose: () => void, discard?: () => void): DiscardQuestion {
  const [asking, setAsking] = useState(false);
  return {
    close: () => (isEntered() ? setAsking(true) : onClose()),
    question: (
      <DiscardDialog
        open={asking}
        onDiscard={() => {
          setAsking(false);
          discard?.();
          onClose();
        }}
        onKeep={() => setAsking(false)}
      />
    ),
  };
}
