import { chakra } from "@chakra-ui/react";
import { X } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useWarnUnsaved } from "../../../entities/draft/warn-unsaved.ts";
import type { Media } from "../../../lib/media/media.ts";
import { useUpload } from "../../../lib/media/use-upload.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { UploadProgress } from "../../../entities/media/upload-progress.tsx";
import { Note } from "../../../ui/note.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { useDiscardQuestion } from "../../../ui/use-discard-question.tsx";

interface AddPicturesDialogProps {
  files: readonly File[];
  /** All that were stored, in their order. */
  onStored: (pictures: Media[]) => Promise<unknown> | void;
  onClose: () => void;
}

function Preview({ file }: { file: File }) {
  const url = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return <chakra.img src={url} alt="" w="64px" h="64px" flex="none" objectFit="cover" borderRadius="md" bg="bg.emphasized" />;
}

/** Says what each picture shows before they are stored. */
export function AddPicturesDialog({ files: chosen, onStored, onClose }: AddPicturesDialogProps) {
  const { t } = useTranslation("contents");
  const { progress, error, upload, stop } = useUpload("image");
  const [files, setFiles] = useState(chosen);
  const [alts, setAlts] = useState<ReadonlyMap<File, string>>(new Map());
  const [stored, setStored] = useState<Media[]>([]);
  const [busy, setBusy] = useState(false);
  const described = files.some((file) => alts.get(file)?.trim());
  useWarnUnsaved(described);
  const { close, question } = useDiscardQuestion(() => described, onClose);

  const send = async () => {
    setBusy(true);
    const done = [...stored];
    for (const file of files) {
      const media = await upload(file, alts.get(file)?.trim());
      if (!media) {
        // what is stored stays so; the rest may be tried again
        setStored(done);
        setFiles(files.slice(files.indexOf(file)));
        setBusy(false);
        return;
      }
      done.push(media);
    }
    await onStored(done);
    setBusy(false);
    onClose();
  };

  return (
    <Dialog
      open
      size="lg"
      onClose={close}
      busy={busy}
      title={t("pictures.addTitle", { count: files.length })}
      description={t("pictures.altHint")}
      footer={
        <>
          <Button onClick={close} disabled={busy}>
            {t("common:cancel")}
          </Button>
          <Button variant="solid" busy={busy} disabled={files.length === 0} onClick={() => void send()}>
            {t("pictures.upload")}
          </Button>
        </>
      }
    >
      <chakra.div display="flex" flexDirection="column" gap="4" maxH="50dvh" overflowY="auto" p="1">
        {files.map((file) => (
          <chakra.div key={`${file.name}-${file.lastModified}-${file.size}`} display="flex" alignItems="flex-end" gap="3">
            <Preview file={file} />
            <chakra.div flex="1" minW="0">
              <TextInput
                label={t("pictures.altOf", { name: file.name })}
                value={alts.get(file) ?? ""}
                disabled={busy}
                maxLength={1000}
                onChange={(event) => setAlts(new Map(alts).set(file, event.target.value))}
              />
            </chakra.div>
            <IconButton
              icon={X}
              label={t("common:removeItem", { item: file.name })}
              disabled={busy}
              onClick={() => setFiles(files.filter((other) => other !== file))}
            />
          </chakra.div>
        ))}
        {progress !== undefined && <UploadProgress progress={progress} onStop={stop} />}
        {error && (
          <Note tone="danger" alert>
            {error}
          </Note>
        )}
      </chakra.div>
      {question}
    </Dialog>
  );
}
