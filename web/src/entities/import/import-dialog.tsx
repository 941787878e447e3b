import { chakra } from "@chakra-ui/react";
import type { JSONContent } from "@tiptap/core";
import { FileUp, RefreshCw } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ChunkLoadError } from "../../lib/chunk-load.ts";
import { formatFileSize } from "../../lib/media/file-size.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { DocumentView } from "../../ui/document/document-view.tsx";
import type { ChangedNode } from "../../ui/document/document-diff.ts";
import { Field } from "../../ui/field.tsx";
import { Note } from "../../ui/note.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { DropZone } from "../media/drop-zone.tsx";
import { DroppedNote } from "./dropped-note.tsx";
import { type Fault, ImportFault } from "./import-fault.ts";
import { IMPORTED, MAX_FILE_BYTES } from "./import-formats.ts";
import { loadReader } from "./load-reader.ts";
import type { ReadFile } from "./read-file.ts";
import { fitsInText } from "./text-room.ts";

const PLACES = ["after", "instead"] as const;
export type ImportPlace = (typeof PLACES)[number];

/** A file that is taken, and where its text goes. */
export interface Import {
  readonly file: ReadFile;
  readonly place: ImportPlace;
}

interface ImportDialogProps {
  /** The text that there is already, as far as it says anything: it is asked where the file's goes. */
  text: JSONContent | undefined;
  /**
   * The title that stands above the text anyway: a heading in the file that says the same isn't repeated. Undefined where the file's own
   * becomes the title.
   */
  title: string | undefined;
  onTake: (taken: Import) => void;
  onClose: () => void;
}

/** A file of Markdown, HTML or Word is chosen or dropped, and what it becomes is seen before it is taken. */
export function ImportDialog({ text, title, onTake, onClose }: ImportDialogProps) {
  const { t } = useTranslation("imports");
  const [read, setRead] = useState<ReadFile>();
  const [fault, setFault] = useState<Fault | "unreachable">();
  const [reading, setReading] = useState(false);
  const [place, setPlace] = useState<ImportPlace>("after");
  const latest = useRef<File>(undefined);
  const limit = formatFileSize(MAX_FILE_BYTES);

  const open = async (file: File) => {
    latest.current = file;
    setFault(undefined);
    setRead(undefined);
    setReading(true);
    const outcome = await loadReader()
      .then((reader) => reader.readFile(file))
      .catch((error: unknown) => faultOf(error));
    // another was chosen, or the dialog closed, meanwhile
    if (latest.current !== file) return;
    setReading(false);
    if (typeof outcome === "string") setFault(outcome);
    else setRead(withHeading(outcome, title));
  };
  // both would be refused together when they are stored
  const isTooMuch = read !== undefined && text !== undefined && place === "after" && !fitsInText(text, read.document);
  const error = fault && t(`faults.${fault}`, { limit });

  return (
    <Dialog
      open
      size="lg"
      onClose={() => {
        latest.current = undefined;
        onClose();
      }}
      title={t("title")}
      description={t("lead")}
      footer={
        <>
          <Button onClick={onClose}>{t("common:cancel")}</Button>
          <Button
            variant="solid"
            disabled={!read || isTooMuch}
            onClick={() => read && onTake({ file: read, place: text ? place : "instead" })}
          >
            {t("take")}
          </Button>
        </>
      }
    >
      <chakra.div display="flex" flexDirection="column" gap="4" maxH="60vh" overflowY="auto" p="1" m="-1">
        <Field group label={t("file")} hint={t("limits", { limit })} error={error}>
          {(control) => (
            <DropZone
              id={control.id}
              describedBy={control["aria-describedby"]}
              accept={IMPORTED}
              fault={error}
              invalid={fault !== undefined}
              icon={read ? RefreshCw : FileUp}
              chooseLabel={t(read ? "common:media.replace" : "common:media.chooseFile")}
              otherWays={!read && t("common:media.orDropOrPaste")}
              progress={undefined}
              onFile={(file) => void open(file)}
              onStop={() => undefined}
            >
              {read && (
                <chakra.bdi minW="0" overflowWrap="anywhere" textStyle="small" fontWeight="medium">
                  {latest.current?.name}
                </chakra.bdi>
              )}
            </DropZone>
          )}
        </Field>
        {reading && (
          <div role="status" aria-label={t("reading")}>
            <Skeleton lines={5} />
          </div>
        )}
        {read && (
          <>
            {text && (
              <chakra.div display="flex" flexDirection="column" alignItems="flex-start" gap="2">
                <Segmented
                  label={t("place")}
                  value={place}
                  onChange={setPlace}
                  segments={PLACES.map((value) => ({ value, label: t(`places.${value}`) }))}
                />
                {place === "instead" && <Note>{t("insteadHint")}</Note>}
                {isTooMuch && (
                  <Note tone="danger" alert>
                    {t("tooMuchTogether")}
                  </Note>
                )}
              </chakra.div>
            )}
            <DroppedNote dropped={read.dropped} />
            <chakra.section aria-label={t("preview")} display="flex" flexDirection="column" gap="3">
              <chakra.div>
                <chakra.p textStyle="caption" color="fg.subtle">
                  {t("titled")}
                </chakra.p>
                <chakra.p textStyle="label" overflowWrap="anywhere">
                  <bdi>{read.title}</bdi>
                </chakra.p>
              </chakra.div>
              <chakra.div
                p="4"
                border="1px solid"
                borderColor="border"
                borderRadius="md"
                bg="bg.panel"
                maxH="40vh"
                overflow="auto"
                tabIndex={0}
                role="group"
                aria-label={t("preview")}
              >
                <DocumentView small lang={read.locale} document={read.document as ChangedNode} />
              </chakra.div>
            </chakra.section>
          </>
        )}
      </chakra.div>
    </Dialog>
  );
}

const faultOf = (error: unknown) =>
  error instanceof ImportFault ? error.fault : error instanceof ChunkLoadError ? ("unreachable" as const) : ("damaged" as const);

/** A heading above all is part of the text where it isn't the title that stands there anyway. */
function withHeading(read: ReadFile, title = read.title): ReadFile {
  if (!read.heading || read.title.trim() === title.trim()) return read;
  return { ...read, document: { ...read.document, content: [read.heading, ...(read.document.content ?? [])] } };
}
