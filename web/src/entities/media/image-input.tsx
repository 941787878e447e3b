import { chakra } from "@chakra-ui/react";
import { ImagePlus, RefreshCw, Trash2 } from "lucide-react";
import { type Ref, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { acceptOf, MAX_BYTES } from "../../lib/media/media-kinds.ts";
import { formatFileSize } from "../../lib/media/file-size.ts";
import { mediaUrl } from "../../lib/media/media.ts";
import { useUpload } from "../../lib/media/use-upload.ts";
import { Button } from "../../ui/button.tsx";
import { Field, type FieldProps } from "../../ui/field.tsx";
import { DropZone } from "./drop-zone.tsx";
import { lazyPart } from "../../ui/lazy-part.tsx";

const CropDialog = lazyPart(() => import("./crop-dialog.tsx").then((module) => ({ default: module.CropDialog })), { above: true });

/** Pixels of a preview, which is shown at half of it at most. */
const PREVIEW_WIDTH = 320;

interface ImageInputProps extends FieldProps {
  /** The stored image's address, "/media/…". */
  value: string | null;
  onChange: (url: string | null) => void;
  /** Width by height: the image is cropped to it before it is stored. Without it the image is stored as it is. */
  aspect?: number;
  /** For people's pictures, which are shown in a circle. */
  round?: boolean;
  name?: string;
  disabled?: boolean;
  onBlur?: () => void;
  /** An upload began or ended: a form waits for it. */
  onBusy?: (busy: boolean) => void;
  ref?: Ref<HTMLButtonElement>;
}

/** An image that is chosen, dropped or pasted, cropped, and stored at once; the form gets its address. */
export function ImageInput(props: ImageInputProps) {
  const { value, onChange, aspect, round, name, disabled, onBlur, onBusy, ref, hint, error, ...field } = props;
  const { t } = useTranslation();
  const { progress, error: fault, accepts, upload, stop, fail, describe, clear } = useUpload("image");
  const [cropping, setCropping] = useState<File>();
  const limits = t("media.imageLimits", { limit: formatFileSize(MAX_BYTES) });

  const store = async (file: File) => {
    setCropping(undefined);
    onBusy?.(true);
    const media = await upload(file);
    onBusy?.(false);
    if (media) onChange(media.url);
  };
  const take = (file: File) => {
    if (!accepts(file)) return;
    if (aspect) setCropping(file);
    else void store(file);
  };
  const refuse = () => {
    setCropping(undefined);
    fail(describe("unreadable"));
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
        <>
          <DropZone
            id={control.id}
            describedBy={control["aria-describedby"]}
            accept={acceptOf("image")}
            name={name}
            disabled={disabled}
            fault={fault}
            invalid={Boolean(fault ?? error)}
            icon={value ? RefreshCw : ImagePlus}
            chooseLabel={t(value ? "media.replace" : "media.chooseImage")}
            otherWays={!value && t("media.orDropOrPaste")}
            progress={progress}
            onFile={take}
            onStop={stop}
            onBlur={onBlur}
            {...(ref ? { ref } : {})}
            actions={
              value && (
                <Button
                  size="sm"
                  variant="ghost"
                  icon={Trash2}
                  disabled={disabled}
                  onClick={() => {
                    clear();
                    onChange(null);
                  }}
                >
                  {t("media.remove")}
                </Button>
              )
            }
          >
            {value && (
              <chakra.img
                src={mediaUrl(value, PREVIEW_WIDTH)}
                alt={field.label}
                maxW="160px"
                h="80px"
                {...(round || aspect === 1 ? { w: "80px" } : {})}
                objectFit="cover"
                borderRadius={round ? "full" : "md"}
                bg="bg.emphasized"
              />
            )}
          </DropZone>
          {cropping && aspect && (
            <Suspense fallback={null}>
              <CropDialog
                file={cropping}
                aspect={aspect}
                round={round}
                onCropped={(file) => void store(file)}
                onUnreadable={refuse}
                onClose={() => setCropping(undefined)}
              />
            </Suspense>
          )}
        </>
      )}
    </Field>
  );
}
