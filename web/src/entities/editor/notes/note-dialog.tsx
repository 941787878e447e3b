import { chakra } from "@chakra-ui/react";
import { LONGEST_NOTE, noteText } from "@muhtawa/text-analysis";
import type { Editor } from "@tiptap/core";
import { type FormEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../../lib/format.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { safeLink } from "../../../ui/document/safe-address.ts";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { removeNote, selectedNote, writeNote } from "./note-at.ts";

interface NoteDialogProps {
  editor: Editor;
  onDone: () => void;
}

/** Asks what a note says and where its source is; of a selected reference it changes them. */
export function NoteDialog({ editor, onDone }: NoteDialogProps) {
  const { t } = useTranslation("editor");
  const form = useId();
  const first = useRef<HTMLTextAreaElement>(null);
  const [before] = useState(() => selectedNote(editor.state));
  const [text, setText] = useState(before?.text ?? "");
  const [address, setAddress] = useState(before?.href ?? "");
  const [refused, setRefused] = useState<"text" | "address">();

  const apply = (event: FormEvent) => {
    event.preventDefault();
    const href = safeLink(address.trim());
    const note = noteText(text);
    if (address.trim() !== "" && !href) return setRefused("address");
    if (note === "" && !href) return setRefused("text");
    onDone();
    return writeNote(editor, { text: note, ...(href && { href }) });
  };
  const remove = () => {
    onDone();
    removeNote(editor);
  };

  return (
    <Dialog
      open
      onClose={onDone}
      title={before ? t("footnote.numbered", { number: formatNumber(before.number) }) : t("footnote.title")}
      initialFocus={first}
      footer={
        <>
          {before && (
            <Button variant="ghost" onClick={remove}>
              {t("footnote.remove")}
            </Button>
          )}
          <Button variant="outline" onClick={onDone}>
            {t("common:cancel")}
          </Button>
          <Button type="submit" form={form} variant="solid">
            {before ? t("common:save") : t("footnote.insert")}
          </Button>
        </>
      }
    >
      <chakra.form id={form} noValidate onSubmit={apply} display="flex" flexDirection="column" gap="4">
        <TextArea
          ref={first}
          label={t("footnote.text")}
          hint={t("footnote.textHint")}
          rows={3}
          maxLength={LONGEST_NOTE}
          value={text}
          error={refused === "text" ? t("footnote.blank") : undefined}
          onChange={({ target }) => {
            setText(target.value);
            setRefused(undefined);
          }}
        />
        <TextInput
          label={t("footnote.address")}
          type="url"
          optional
          value={address}
          error={refused === "address" ? t("linkRefused") : undefined}
          onChange={({ target }) => {
            setAddress(target.value);
            setRefused(undefined);
          }}
        />
      </chakra.form>
    </Dialog>
  );
}
