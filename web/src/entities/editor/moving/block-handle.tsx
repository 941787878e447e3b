import { chakra } from "@chakra-ui/react";
import type { Editor } from "@tiptap/core";
import type { Node, NodeRange } from "@tiptap/pm/model";
import { GripVertical } from "lucide-react";
import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../../ui/icon.tsx";
import { useMedia } from "../../../ui/use-media.ts";
import { type DropPlace, dropPlaces, nearest } from "./drop-places.ts";
import { blocksAt, moveBlocks } from "./moved-blocks.ts";

/** Pixels: the sheet's padding beside the text. */
const GUTTER = 20;
const HEIGHT = 28;
/** Pixels from the window's edges within which the page goes along, and how far at once. */
const EDGE = 90;
const SCROLLED = 14;

interface BlockHandleProps {
  editor: Editor;
  /** What the text stands in; it is positioned. */
  sheet: RefObject<HTMLElement | null>;
}

/** A block that can be taken, and where it stands within the sheet. */
interface Taken {
  readonly range: NodeRange;
  readonly doc: Node;
  readonly top: number;
  readonly bottom: number;
  readonly line: number;
  readonly atLeft: boolean;
}

/** The block at a place of the text. */
function blockAt({ view, state }: Editor, sheet: HTMLElement, position: number): Taken | undefined {
  const range = blocksAt(state, position);
  const element = range && view.nodeDOM(range.start);
  if (!range || !(element instanceof HTMLElement)) return undefined;
  const { top } = sheet.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  const last = view.nodeDOM(range.end - range.parent.child(range.endIndex - 1).nodeSize);
  const bottom = last instanceof HTMLElement ? last.getBoundingClientRect().bottom : box.bottom;
  const { direction, lineHeight } = getComputedStyle(element.querySelector("p, h1, h2, h3, h4, pre") ?? element);
  const line = Number.parseFloat(lineHeight) || HEIGHT;
  return { range, doc: state.doc, top: box.top - top, bottom: bottom - top, line, atLeft: direction === "ltr" };
}

/** The block beside which the pointer is, wherever in its lines. */
function blockBeside(editor: Editor, sheet: HTMLElement, clientY: number): Taken | undefined {
  const box = editor.view.dom.getBoundingClientRect();
  const place = editor.view.posAtCoords({ left: box.left + box.width / 2, top: clientY });
  if (!place) return undefined;
  const { doc } = editor.state;
  const inside = place.inside < 0 ? null : doc.nodeAt(place.inside);
  return blockAt(editor, sheet, inside && !inside.isLeaf ? place.inside + 1 : inside ? place.inside : place.pos);
}

/** Takes a block at the start of its first line, and puts it where it is led to: by mouse at the block beside the pointer, by finger at that of the cursor. */
export function BlockHandle({ editor, sheet }: BlockHandleProps) {
  const { t } = useTranslation("editor");
  const byFinger = useMedia("(hover: none)");
  const [block, setBlock] = useState<Taken>();
  const [drop, setDrop] = useState<DropPlace>();
  const drawing = useRef<{ places: readonly DropPlace[]; taken: Taken }>(undefined);

  useEffect(() => {
    const box = sheet.current;
    const surface = box?.closest<HTMLElement>("[data-editor-surface]") ?? box;
    if (!box || !surface) return undefined;
    let frame = 0;
    const show = (find: () => Taken | undefined) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (!drawing.current && !editor.isDestroyed) setBlock(find());
      });
    };
    const beside = ({ clientY }: MouseEvent) => show(() => (editor.isEditable ? blockBeside(editor, box, clientY) : undefined));
    const atCursor = () => show(() => (editor.isFocused ? blockAt(editor, box, editor.state.selection.from) : undefined));
    const hide = () => show(() => undefined);
    if (byFinger) {
      editor.on("selectionUpdate", atCursor).on("focus", atCursor).on("update", atCursor).on("blur", hide);
    } else {
      surface.addEventListener("mousemove", beside);
      surface.addEventListener("mouseleave", hide);
      // while somebody types nothing is to be taken, and nothing measured
      editor.on("update", hide);
    }
    return () => {
      cancelAnimationFrame(frame);
      editor.off("selectionUpdate", atCursor).off("focus", atCursor).off("update", atCursor).off("update", hide).off("blur", hide);
      surface.removeEventListener("mousemove", beside);
      surface.removeEventListener("mouseleave", hide);
    };
  }, [editor, sheet, byFinger]);

  const end = () => {
    drawing.current = undefined;
    setDrop(undefined);
    setBlock(undefined);
  };
  useEffect(() => {
    const leave = ({ key }: KeyboardEvent) => {
      if (key === "Escape" && drawing.current) end();
    };
    addEventListener("keydown", leave);
    return () => removeEventListener("keydown", leave);
  }, []);

  if (!block || !sheet.current) return null;

  const take = (event: ReactPointerEvent<HTMLElement>) => {
    if (event.button !== 0 || block.doc !== editor.state.doc) return;
    // the text keeps its selection
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    const { top } = sheet.current?.getBoundingClientRect() ?? { top: 0 };
    drawing.current = {
      taken: block,
      places: dropPlaces(editor.view, block.range).map(({ position, y }) => ({ position, y: y - top })),
    };
  };
  const lead = ({ clientY }: ReactPointerEvent) => {
    const { places, taken } = drawing.current ?? {};
    if (!places || !taken || !sheet.current) return;
    if (taken.doc !== editor.state.doc) return end();
    if (clientY < EDGE) scrollBy(0, -SCROLLED);
    else if (clientY > innerHeight - EDGE) scrollBy(0, SCROLLED);
    setDrop(nearest(places, clientY - sheet.current.getBoundingClientRect().top));
  };
  const leave = () => {
    const { taken } = drawing.current ?? {};
    const transaction = taken && drop && taken.doc === editor.state.doc ? moveBlocks(editor.state, taken.range, drop.position) : undefined;
    end();
    if (!transaction) return;
    editor.view.dispatch(transaction);
    editor.view.focus();
  };

  return (
    <>
      <chakra.button
        type="button"
        // keys move what the cursor is in
        tabIndex={-1}
        aria-label={t("moveBlock")}
        title={t("moveBlock")}
        data-handle=""
        position="absolute"
        display="flex"
        alignItems="center"
        justifyContent="center"
        w={`${GUTTER}px`}
        h={`${HEIGHT}px`}
        color="fg.subtle"
        borderRadius="sm"
        cursor={drop ? "grabbing" : "grab"}
        touchAction="none"
        _hover={{ bg: "bg.muted", color: "fg" }}
        style={{
          top: block.top + Math.max(0, (Math.min(block.line, block.bottom - block.top) - HEIGHT) / 2),
          ...(block.atLeft ? { left: -GUTTER } : { right: -GUTTER }),
        }}
        onPointerDown={take}
        onPointerMove={lead}
        onPointerUp={leave}
        onPointerCancel={end}
      >
        <Icon as={GripVertical} />
      </chakra.button>
      {drop && (
        <>
          <chakra.div
            aria-hidden
            position="absolute"
            insetInline="0"
            bg="brand.muted"
            opacity="0.6"
            borderRadius="sm"
            pointerEvents="none"
            style={{ top: block.top, height: block.bottom - block.top }}
          />
          <chakra.div
            aria-hidden
            data-drop-line=""
            position="absolute"
            insetInline="0"
            h="3px"
            bg="brand.solid"
            borderRadius="full"
            pointerEvents="none"
            style={{ top: drop.y - 1.5 }}
          />
        </>
      )}
    </>
  );
}
