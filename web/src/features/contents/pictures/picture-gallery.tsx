import { chakra } from "@chakra-ui/react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ContentPictureFragment } from "../../../generated/graphql.ts";
import { mediaUrl } from "../../../lib/media/media.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import { PictureCard, type PictureWork } from "./picture-card.tsx";

const Lightbox = lazyPart(() => import("../../../ui/lightbox/lightbox.tsx").then((module) => ({ default: module.Lightbox })), {
  above: true,
});

interface PictureGalleryProps {
  pictures: readonly ContentPictureFragment[];
  busy?: boolean;
  /** What may be done with the picture at a place; for who may only look, nothing. */
  workOn?: (picture: ContentPictureFragment, index: number) => PictureWork;
}

/** The pictures of a content; each opens in full. */
export function PictureGallery({ pictures, busy = false, workOn }: PictureGalleryProps) {
  const { t } = useTranslation("contents");
  const [opened, setOpened] = useState<number>();
  if (pictures.length === 0) return <EmptyState title={t("pictures.empty")} text={t("reading.noPictures")} />;
  return (
    <>
      <chakra.ul
        listStyleType="none"
        m="0"
        p="0"
        display="grid"
        gap="4"
        gridTemplateColumns="repeat(auto-fill, minmax(220px, 1fr))"
        aria-busy={busy}
      >
        {pictures.map((picture, index) => (
          <PictureCard key={picture.id} picture={picture} busy={busy} work={workOn?.(picture, index)} onOpen={() => setOpened(index)} />
        ))}
      </chakra.ul>
      {opened !== undefined && (
        <Suspense fallback={null}>
          <Lightbox
            open
            index={opened}
            images={pictures.map((picture) => ({
              src: mediaUrl(picture.url),
              alt: picture.alt || picture.name,
              name: picture.name,
              ...(picture.width && picture.height ? { width: picture.width, height: picture.height } : {}),
            }))}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
