import { chakra } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import Cropper from "react-easy-crop";
import { useTranslation } from "react-i18next";
import { cropImage, type ImageArea } from "../../lib/media/crop-image.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

const MAX_ZOOM = 4;

interface CropDialogProps {
  file: File;
  /** Width by height of what is kept. */
  aspect: number;
  round?: boolean | undefined;
  onCropped: (file: File) => void;
  onUnreadable: () => void;
  onClose: () => void;
}

function useObjectUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

/** Chooses the part of an image that is kept: by dragging, by wheel and pinch, or by arrow keys and the slider. */
export function CropDialog({ file, aspect, round, onCropped, onUnreadable, onClose }: CropDialogProps) {
  const { t } = useTranslation();
  const url = useObjectUrl(file);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<ImageArea>();
  const [busy, setBusy] = useState(false);

  const use = async () => {
    if (!area) return;
    setBusy(true);
    try {
      onCropped(await cropImage(file, area));
    } catch {
      onUnreadable();
    }
  };

  return (
    <Dialog
      open
      busy={busy}
      onClose={onClose}
      title={t("media.crop.title")}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t("cancel")}
          </Button>
          <Button variant="solid" busy={busy} disabled={!area} onClick={() => void use()}>
            {t("media.crop.use")}
          </Button>
        </>
      }
    >
      <chakra.div
        dir="ltr"
        position="relative"
        h="min(320px, 48dvh)"
        bg="bg.muted"
        borderRadius="md"
        overflow="hidden"
        css={{ "& [tabindex]:focus-visible": { outlineOffset: "-2px", outlineWidth: "3px" } }}
      >
        {url && (
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            aspect={aspect}
            maxZoom={MAX_ZOOM}
            cropShape={round ? "round" : "rect"}
            showGrid={!round}
            keyboardStep={8}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
            mediaProps={{ onError: onUnreadable }}
            cropperProps={{ role: "group", "aria-label": t("media.crop.area") }}
          />
        )}
      </chakra.div>
      <chakra.label display="flex" alignItems="center" gap="3" mt="4" textStyle="label">
        {t("media.crop.zoom")}
        <chakra.input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.1}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
          flex="1"
          minW="0"
          accentColor="{colors.brand.solid}"
          css={{ "@media (pointer: coarse)": { minH: "40px" } }}
        />
      </chakra.label>
      <chakra.p mt="2" textStyle="caption" color="fg.subtle">
        {t("media.crop.hint")}
      </chakra.p>
    </Dialog>
  );
}
