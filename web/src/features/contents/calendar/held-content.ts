import type { ContentRowFragment } from "../../../generated/graphql.ts";

/** A content on its way to another day. */
export interface Held {
  content: ContentRowFragment;
  /** Picked up with the space bar: the arrows choose the day, Enter puts it there. */
  byKeys: boolean;
}

export type Hold = (held: Held | undefined) => void;

/** What is published or put away stays where it is. */
export const canMove = ({ status }: ContentRowFragment) => status !== "PUBLISHED" && status !== "ARCHIVED";

/** For a link to a content: it can be dragged, and picked up by key. A drag that ends anywhere else is over. */
export function holding(content: ContentRowFragment, onHold: Hold) {
  if (!canMove(content)) return { draggable: false };
  return {
    draggable: true,
    "aria-keyshortcuts": "Space",
    onDragStart: (event: { dataTransfer: DataTransfer }) => {
      event.dataTransfer.setData("text/plain", content.title);
      event.dataTransfer.effectAllowed = "move";
      onHold({ content, byKeys: false });
    },
    onDragEnd: () => onHold(undefined),
    onKeyDown: (event: { key: string; preventDefault: () => void; stopPropagation: () => void }) => {
      if (event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      onHold({ content, byKeys: true });
    },
  };
}
