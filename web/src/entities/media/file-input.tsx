import { chakra } from "@chakra-ui/react";
import { FileText, FileUp, RefreshCw, X } from "lucide-react";
import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import { acceptOf, MAX_BYTES } from "../../lib/media/media-kinds.ts";
import { formatFileSize } from "../../lib/media/file-size.ts";
import type { Media } from "../../lib/media/media.ts";
import { useUpload } from "../../lib/media/use-upload.ts";
import { IconButton } from "../../ui/button.tsx";
import { Field, type FieldProps } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { DropZone } from "./drop-zone.tsx";

/** What the field shows of a stored document. */
export type StoredFile = Pick<Media, "id" | "name" | "size">;

interface FileInputProps extends FieldProps {
  value: StoredFile | null;
  /** The form sends its `id`. */
  onChange: (file: Media | null) => void;
  name?: string;
  disabled?: boolean;
  onBlur?: () => void;
  /** An upload began or ended: a form waits for it. */
  onBusy?: (busy: boolean) => void;
  ref?: Ref<HTMLButtonElement>;
}

/** A text document that is chosen, dropped or pasted, and stored at once. */
export function FileInput({ value, onChange, name, disabled, onBlur, onBusy, ref, hint, error, ...field }: FileInputProps) {
  const { t } = useTranslation();
  const { progress, error: fault, accepts, upload, stop, clear } = useUpload("document");
  const limits = t("media.documentLimits", { limit: formatFileSize(MAX_BYTES) });

  const take = async (file: File) => {
    if (!accepts(file)) return;
    onBusy?.(true);
    const media = await upload(file);
    onBusy?.(false);
    if (media) onChange(media);
  };

  return (
    <Field
      group
      {...field}
      error={fault ?? error}
      hint={
        <>
          {hint} {limits}
        </>
      }
    >
      {(control) => (
        <DropZone
          id={control.id}
          describedBy={control["aria-describedby"]}
          accept={acceptOf("document")}
          name={name}
          disabled={disabled}
          fault={fault}
          invalid={Boolean(fault ?? error)}
          icon={value ? RefreshCw : FileUp}
          chooseLabel={t(value ? "media.replace" : "media.chooseFile")}
          otherWays={!value && t("media.orDropOrPaste")}
          progress={progress}
          onFile={(file) => void take(file)}
          onStop={stop}
          onBlur={onBlur}
          {...(ref ? { ref } : {})}
        >
          {value && (
            <chakra.span display="inline-flex" alignItems="center" gap="2" minW="0" maxW="100%" textStyle="small">
              <Icon as={FileText} color="fg.subtle" />
              <chakra.bdi minW="0" overflowWrap="anywhere" fontWeight="medium">
                {value.name}
              </chakra.bdi>
              <chakra.bdi flex="none" color="fg.subtle">
                {formatFileSize(value.size)}
              </chakra.bdi>
              <IconButton
                icon={X}
                label={t("removeItem", { item: value.name })}
                disabled={disabled}
                onClick={() => {
                  clear();
                  onChange(null);
                }}
              />
            </chakra.span>
          )}
        </DropZone>
      )}
    </Field>
  );
}
