import { chakra } from "@chakra-ui/react";
import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { ArrowDown, ArrowUp, X } from "lucide-react";
import { type FormEvent, type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, IconButton } from "../../../ui/button.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { find, findingIn, goToFound, replaceAllFound, replaceFound, selectFound } from "./find-in-text.ts";
import { LONGEST_WANTED, MOST_FOUND } from "./found-places.ts";

/** Characters of a replacement. */
const LONGEST_REPLACEMENT = 1_000;

/** What the keys of the editor do with a bar that is open already. */
export interface FindBarHandle {
  focus: (replacing: boolean) => void;
}

interface FindBarProps {
  editor: Editor;
  /** Opened to replace, rather than to find. */
  replacing: boolean;
  handle: Ref<FindBarHandle>;
  onClose: () => void;
}

/** Searches the text, and replaces what is found: one place, or all of them at once. */
export function FindBar({ editor, replacing, handle, onClose }: FindBarProps) {
  const { t } = useTranslation(["editor", "common"]);
  const [wanted, setWanted] = useState(() => {
    const { from, to } = editor.state.selection;
    return editor.state.doc.textBetween(from, to, "\n").split("\n", 1)[0]?.slice(0, LONGEST_WANTED) ?? "";
  });
  const [text, setText] = useState("");
  const [said, setSaid] = useState("");
  const fields = { wanted: useRef<HTMLInputElement>(null), text: useRef<HTMLInputElement>(null) };
  const { count, current } = useEditorState({
    editor,
    selector: ({ editor: { state } }) => {
      const { places, current: at } = findingIn(state);
      return { count: places.length, current: at };
    },
  });

  useImperativeHandle(handle, () => ({
    focus: (toReplace) => {
      const field = (toReplace ? fields.text : fields.wanted).current;
      field?.focus();
      field?.select();
    },
  }));
  const opened = useRef({ replacing, wanted });
  useEffect(() => {
    const { replacing: toReplace, wanted: first } = opened.current;
    const field = (toReplace && first !== "" ? fields.text : fields.wanted).current;
    field?.focus({ preventScroll: true });
    field?.select();
    if (first !== "") find(editor.view, first);
    return () => {
      if (!editor.isDestroyed) find(editor.view, "");
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the fields are the same ones throughout
  }, [editor]);

  // The place gone to is seen, though the focus stays in the bar.
  useEffect(() => {
    editor.view.dom.querySelector(".found-current")?.scrollIntoView({ block: "nearest" });
  }, [editor, current, count, wanted]);

  const close = () => {
    selectFound(editor.view);
    onClose();
    editor.commands.focus(null, { scrollIntoView: false });
  };
  const step = (by: 1 | -1) => {
    setSaid("");
    goToFound(editor.view, by);
  };
  const search = (next: string) => {
    setSaid("");
    setWanted(next);
    find(editor.view, next);
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === "Escape") close();
    else if (event.key === "Enter" && event.shiftKey) step(-1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const submit = (how: () => void) => (event: FormEvent) => {
    event.preventDefault();
    how();
  };
  const replaceAll = () => setSaid(t("editor:find.replaced", { count: replaceAllFound(editor.view, text) }));
  const tally =
    wanted === ""
      ? ""
      : count === 0
        ? t("editor:find.none")
        : t(count < MOST_FOUND ? "editor:find.place" : "editor:find.placeOfMany", { number: current + 1, count });

  return (
    <chakra.div
      role="search"
      aria-label={t("editor:find.title")}
      onKeyDown={keys}
      position="relative"
      display="flex"
      flexWrap="wrap"
      alignItems="flex-end"
      gap="2"
      ps="4"
      pe="12"
      py="2"
      bg="bg.subtle"
      borderBlockEndWidth="1px"
      borderColor="border.muted"
    >
      <chakra.form onSubmit={submit(() => step(1))} display="flex" alignItems="flex-end" gap="1" flex="1 1 260px" minW="0">
        <chakra.span flex="1" minW="0">
          <TextInput
            label={t("editor:find.wanted")}
            ref={fields.wanted}
            value={wanted}
            maxLength={LONGEST_WANTED}
            autoComplete="off"
            onChange={(event) => search(event.target.value)}
          />
        </chakra.span>
        <IconButton icon={ArrowUp} size="md" label={t("editor:find.previous")} disabled={count === 0} onClick={() => step(-1)} />
        <IconButton icon={ArrowDown} size="md" type="submit" label={t("editor:find.next")} disabled={count === 0} />
      </chakra.form>
      <chakra.form
        onSubmit={submit(() => replaceFound(editor.view, text))}
        display="flex"
        flexWrap="wrap"
        alignItems="flex-end"
        gap="1"
        flex="1 1 260px"
        minW="0"
      >
        <chakra.span flex="1" minW="140px">
          <TextInput
            label={t("editor:find.replacement")}
            ref={fields.text}
            value={text}
            maxLength={LONGEST_REPLACEMENT}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
          />
        </chakra.span>
        <Button type="submit" disabled={count === 0}>
          {t("editor:find.replace")}
        </Button>
        <Button disabled={count === 0} onClick={replaceAll}>
          {t("editor:find.replaceAll")}
        </Button>
      </chakra.form>
      <chakra.p role="status" aria-live="polite" flex="1 0 100%" minH="1.5em" textStyle="caption" color="fg.muted">
        {said || tally}
      </chakra.p>
      <chakra.span position="absolute" insetBlockStart="2" insetInlineEnd="2">
        <IconButton icon={X} label={t("common:close")} onClick={close} />
      </chakra.span>
    </chakra.div>
  );
}
