import { chakra } from "@chakra-ui/react";
import type { Editor } from "@tiptap/core";
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { usePlace, useRoom } from "./use-place.ts";

const GAP = 6;
const WIDTH = 320;

/** What a card stands beside, and whether it was gone to by its key, so that the card is given the focus. */
interface Beside {
  readonly from: number;
  readonly to: number;
  readonly goTo: boolean;
}

interface CardBesideProps {
  editor: Editor;
  sheet: RefObject<HTMLElement | null>;
  current: Beside;
  /** Of what is shown: another one is gone to anew. */
  id?: string;
  /** Of its title and of what it says. */
  ids: { readonly title: string; readonly description: string };
  /** The key that goes to the next one; with Shift to the one before. */
  walkKey: "F7" | "F8";
  onWalk: (step: 1 | -1) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A card below a part of the text, within the sheet; by keyboard it is walked on from, and closed. */
export function CardBeside({ editor, sheet, current, id, ids, walkKey, onWalk, onClose, children }: CardBesideProps) {
  const card = useRef<HTMLDivElement>(null);
  const { from, goTo } = current;
  const place = usePlace(editor, sheet, current);
  const top = (place?.bottom ?? 0) + GAP;
  useRoom(sheet, card, top);

  const placed = place !== undefined;
  useEffect(() => {
    if (goTo && placed) card.current?.querySelector<HTMLElement>("button")?.focus({ preventScroll: true });
  }, [goTo, placed, from, id]);

  const keys = (event: KeyboardEvent) => {
    if (event.key === walkKey) onWalk(event.shiftKey ? -1 : 1);
    else if (event.key === "Escape") onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  if (!place) return null;
  const start = Math.max(0, Math.min(place.centre - WIDTH / 2, place.width - WIDTH));
  return (
    <chakra.div
      ref={card}
      role="dialog"
      aria-labelledby={ids.title}
      aria-describedby={ids.description}
      onKeyDown={keys}
      position="absolute"
      zIndex="8"
      display="flex"
      flexDirection="column"
      gap="2"
      p="3"
      w={`${WIDTH}px`}
      maxW="100%"
      bg="bg.raised"
      border="1px solid"
      borderColor="border.emphasized"
      borderRadius="lg"
      boxShadow="popover"
      textStyle="small"
      style={{ insetInlineStart: start, insetBlockStart: top }}
    >
      {children}
    </chakra.div>
  );
}
