import { chakra } from "@chakra-ui/react";
import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../../ui/icon.tsx";
import { usePlace } from "../use-place.ts";
import { matchingEntries, type SlashEntry, slashEntries } from "./slash-entries.ts";
import { type Asked, dismissSlash, reachEntry, slashState } from "./slash-trigger.ts";

const GAP = 6;
const WIDTH = 260;
/** Pixels of all entries: a list that scrolls would have to be a stop of Tab. */
const HEIGHT = 554;

interface SlashMenuProps {
  editor: Editor;
  sheet: RefObject<HTMLElement | null>;
  onImage: () => void;
  onNote: () => void;
  onAskAi?: (() => void) | undefined;
}

/** What can be put at the cursor, below a "/" that was typed there. The focus stays in the text. */
export function SlashMenu(props: SlashMenuProps) {
  const asked = useEditorState({ editor: props.editor, selector: ({ editor: { state } }) => slashState(state).asked });
  return asked && <SlashList {...props} asked={asked} key={asked.from} />;
}

function SlashList({ editor, sheet, onImage, onNote, onAskAi, asked }: SlashMenuProps & { asked: Asked }) {
  const { t } = useTranslation("editor");
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [reached, setReached] = useState(0);
  // The AI works on the paragraph: there has to be one.
  const written = editor.state.selection.$from.parent.textContent.trim() !== `/${asked.query}`.trim();
  const named = slashEntries(editor, { onImage, onNote, onAskAi: written ? onAskAi : undefined }).map((entry) => ({
    ...entry,
    name: t(`slash.entries.${entry.id}`),
    names: [t(`slash.entries.${entry.id}`), ...t(`slash.otherNames.${entry.id}`).split("|"), entry.id],
  }));
  const entries = matchingEntries(named, asked.query);
  const at = Math.min(reached, entries.length - 1);
  const entry = entries[at];
  const place = usePlace(editor, sheet, asked);

  const take = ({ run }: Pick<SlashEntry, "run">) => {
    editor.view.dispatch(dismissSlash(editor.state.tr.delete(asked.from, asked.to)));
    run();
  };

  useEffect(() => setReached(0), [asked.query]);
  const activeId = entry && `${id}${entry.id}`;
  useEffect(() => {
    editor.view.dispatch(reachEntry(editor.state.tr, activeId ? { menu: id, entry: activeId } : null));
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [editor, id, activeId]);
  useEffect(
    () => () => {
      if (!editor.isDestroyed) editor.view.dispatch(reachEntry(editor.state.tr, null));
    },
    [editor],
  );

  const keys = useRef<(event: KeyboardEvent) => void>(undefined);
  keys.current = (event) => {
    if (event.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape") editor.view.dispatch(dismissSlash(editor.state.tr));
    else if (!entry) return;
    else if (step) setReached((at + step + entries.length) % entries.length);
    else if (event.key === "Home") setReached(0);
    else if (event.key === "End") setReached(entries.length - 1);
    else if (event.key === "Enter" || event.key === "Tab") take(entry);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  useEffect(() => {
    // before the editor hears of the key
    const { dom } = editor.view;
    const hear = (event: KeyboardEvent) => keys.current?.(event);
    dom.addEventListener("keydown", hear, { capture: true });
    return () => dom.removeEventListener("keydown", hear, { capture: true });
  }, [editor]);

  if (entries.length === 0) return null;
  const top = (place?.bottom ?? 0) + GAP;
  const above = place !== undefined && place.seenTop + HEIGHT + 40 > innerHeight && place.seenTop > HEIGHT + 120;
  return (
    <>
      <chakra.ul
        ref={list}
        id={id}
        role="listbox"
        aria-label={t("slash.title")}
        // the text keeps the focus
        onMouseDown={(event) => event.preventDefault()}
        position="absolute"
        zIndex="8"
        m="0"
        p="1"
        w={`${WIDTH}px`}
        maxW="100%"
        listStyleType="none"
        bg="bg.raised"
        border="1px solid"
        borderColor="border.emphasized"
        borderRadius="lg"
        boxShadow="popover"
        textStyle="small"
        style={{
          insetInlineStart: Math.max(0, Math.min(place?.centre ?? 0, (place?.width ?? WIDTH) - WIDTH)),
          ...(above ? { insetBlockStart: place.top - GAP, transform: "translateY(-100%)" } : { insetBlockStart: top }),
          visibility: place ? "visible" : "hidden",
        }}
      >
        {entries.map((each, index) => (
          <chakra.li
            key={each.id}
            id={`${id}${each.id}`}
            role="option"
            aria-selected={index === at}
            onMouseMove={() => setReached(index)}
            onClick={() => take(each)}
            display="flex"
            alignItems="center"
            gap="2.5"
            minH="34px"
            px="2.5"
            borderRadius="md"
            cursor="pointer"
            _selected={{ bg: "bg.muted" }}
          >
            <Icon as={each.icon} {...(each.flip ? { flip: true } : {})} {...(each.id === "askAi" ? { color: "brand.fg" } : {})} />
            {each.name}
          </chakra.li>
        ))}
      </chakra.ul>
      <chakra.span srOnly role="status">
        {t("slash.found", { count: entries.length })}
      </chakra.span>
    </>
  );
}
