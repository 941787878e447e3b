import { chakra } from "@chakra-ui/react";
import { noteDigits, noteNumber, readingDirection } from "@muhtawa/text-analysis";
import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { goToNote, type PlacedNote, placedNotes } from "./note-at.ts";

interface NoteListProps {
  editor: Editor;
  onEdit: () => void;
}

/** The notes of the text below it, as an export has them; each can be changed there. */
export function NoteList({ editor, onEdit }: NoteListProps) {
  const { t } = useTranslation("editor");
  const title = useId();
  const notes = useEditorState({ editor, selector: ({ editor: { state } }) => placedNotes(state.doc) });
  if (notes.length === 0) return null;
  const { doc } = editor.state;
  const text = doc.textBetween(0, doc.content.size, " ");
  const [digits, around] = [noteDigits(text), readingDirection(text)];
  const edit = (note: PlacedNote) => {
    goToNote(editor, note);
    onEdit();
  };
  return (
    <chakra.section aria-labelledby={title} mt="10" pt="4" borderBlockStartWidth="1px" borderColor="border">
      <chakra.h3 id={title} textStyle="label" color="fg.muted" mb="2">
        {t("common:notes")}
      </chakra.h3>
      <chakra.ol dir={around} listStyleType="none" display="flex" flexDirection="column" gap="1" textStyle="small" overflowWrap="anywhere">
        {notes.map((note) => {
          const number = noteNumber(note.number, digits);
          return (
            <chakra.li
              key={note.position}
              dir={readingDirection(note.text, around)}
              display="flex"
              flexWrap="wrap"
              columnGap="2"
              textAlign="start"
            >
              <chakra.button
                type="button"
                aria-label={t("footnote.edit", { number, text: note.text || (note.href ?? "") })}
                display="inline-flex"
                gap="2"
                minH="24px"
                textAlign="start"
                cursor="pointer"
                borderRadius="sm"
                _hover={{ color: "brand.fg", textDecoration: "underline" }}
                onClick={() => edit(note)}
              >
                <chakra.span color="brand.fg">{number}.</chakra.span>
                {note.text}
              </chakra.button>
              {note.href && (
                <chakra.a
                  href={note.href}
                  dir="ltr"
                  target="_blank"
                  rel="noopener noreferrer nofollow"
                  color="brand.fg"
                  textDecoration="underline"
                >
                  {note.href}
                </chakra.a>
              )}
            </chakra.li>
          );
        })}
      </chakra.ol>
    </chakra.section>
  );
}
