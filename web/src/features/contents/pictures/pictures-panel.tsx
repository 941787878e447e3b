import { chakra } from "@chakra-ui/react";
import type { JSONContent } from "@tiptap/core";
import { ImagePlus } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ContentPictureFragment } from "../../../generated/graphql.ts";
import { acceptOf, faultOf, MAX_BYTES } from "../../../lib/media/media-kinds.ts";
import { formatFileSize } from "../../../lib/media/file-size.ts";
import { notify } from "../../../lib/notify.ts";
import { AiImageWidget } from "../../../entities/generation/image/ai-image-widget.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Khatam } from "../../../ui/marks.tsx";
import type { BodyContent } from "../body-content.ts";
import { AddPicturesDialog } from "./add-pictures-dialog.tsx";
import { DescribePictureDialog } from "./describe-picture-dialog.tsx";
import { PictureGallery } from "./picture-gallery.tsx";
import { OutsidePictures } from "./outside-pictures.tsx";
import { usePictures } from "./use-pictures.ts";

interface PicturesPanelProps {
  content: BodyContent;
  /** As it stands now. */
  text: JSONContent | null;
  /** A file takes the place of a picture of the text that is kept elsewhere. */
  onTake: (address: string, url: string) => void;
  onReload: () => Promise<unknown>;
}

/** The gallery of a content. */
export function PicturesPanel({ content, text, onTake, onReload }: PicturesPanelProps) {
  const { t } = useTranslation(["contents", "generation"]);
  const input = useRef<HTMLInputElement>(null);
  const { busy, add, remove, move } = usePictures(content, onReload);
  const [adding, setAdding] = useState<File[]>();
  const [describing, setDescribing] = useState<ContentPictureFragment>();
  const [making, setMaking] = useState(false);
  const { pictures } = content;

  const choose = (files: File[]) => {
    const fit = files.filter((file) => {
      const fault = faultOf(file, "image");
      const words =
        fault && t(fault === "kind" ? "common:media.wrongKind.image" : `common:media.${fault}`, { limit: formatFileSize(MAX_BYTES) });
      if (words) notify.error(`${file.name}: ${words}`);
      return !fault;
    });
    if (fit.length > 0) setAdding(fit);
  };
  const chooser = (
    <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap="2">
      <Button icon={ImagePlus} busy={busy} onClick={() => input.current?.click()}>
        {t("pictures.add")}
      </Button>
      <Button variant="ai" icon={Khatam} onClick={() => setMaking(true)}>
        {t("generation:image.generate")}
      </Button>
    </chakra.div>
  );

  return (
    <chakra.section
      aria-label={t("pictures.title")}
      display="flex"
      flexDirection="column"
      gap="4"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        choose([...event.dataTransfer.files]);
      }}
    >
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={acceptOf("image")}
        aria-label={t("pictures.add")}
        onChange={({ target }) => {
          choose([...(target.files ?? [])]);
          // the same files may be chosen again
          target.value = "";
        }}
      />
      {pictures.length === 0 ? (
        <EmptyState title={t("pictures.empty")} text={t("pictures.emptyText")} action={chooser} />
      ) : (
        <>
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
            {chooser}
            <chakra.p textStyle="caption" color="fg.subtle">
              {t("common:media.imageLimits", { limit: formatFileSize(MAX_BYTES) })}
            </chakra.p>
          </chakra.div>
          <PictureGallery
            pictures={pictures}
            busy={busy}
            workOn={(picture, index) => ({
              first: index === 0,
              last: index === pictures.length - 1,
              onMove: (step) => void move(picture.id, step),
              onDescribe: () => setDescribing(picture),
              onRemove: () => void remove(picture.id),
            })}
          />
        </>
      )}
      <OutsidePictures text={text} onTake={onTake} />
      {adding && (
        <AddPicturesDialog files={adding} onStored={(stored) => add(stored.map(({ id }) => id))} onClose={() => setAdding(undefined)} />
      )}
      {describing && <DescribePictureDialog contentId={content.id} picture={describing} onClose={() => setDescribing(undefined)} />}
      {making && (
        <Dialog open size="lg" title={t("generation:image.title")} onClose={() => setMaking(false)}>
          <AiImageWidget
            subject={{ companyId: content.company.id, contentId: content.id }}
            locale={content.locale}
            onInsert={({ id }) => add([id]).then(() => setMaking(false))}
          />
        </Dialog>
      )}
    </chakra.section>
  );
}
