import { chakra } from "@chakra-ui/react";
import { ArrowLeft, ArrowRight, PencilLine, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ContentPictureFragment } from "../../../generated/graphql.ts";
import { mediaUrl } from "../../../lib/media/media.ts";
import { IconButton } from "../../../ui/button.tsx";

/** What may be done with a picture of one's own. */
export interface PictureWork {
  first: boolean;
  last: boolean;
  /** One place towards the beginning (-1) or the end (1). */
  onMove: (step: -1 | 1) => void;
  onDescribe: () => void;
  onRemove: () => void;
}

interface PictureCardProps {
  picture: ContentPictureFragment;
  busy: boolean;
  work?: PictureWork | undefined;
  onOpen: () => void;
}

/** A picture of a content, with its place among the others. */
export function PictureCard({ picture, busy, work, onOpen }: PictureCardProps) {
  const { t } = useTranslation("contents");
  const name = picture.alt || picture.name;
  return (
    <chakra.li border="1px solid" borderColor="border" borderRadius="lg" overflow="clip" bg="bg.panel" minW="0">
      <chakra.button
        type="button"
        onClick={onOpen}
        aria-label={t("pictures.open", { name })}
        display="block"
        w="100%"
        css={{ "&:focus-visible": { outlineOffset: "-2px" } }}
      >
        <chakra.img src={mediaUrl(picture.url, 320)} alt="" loading="lazy" w="100%" aspectRatio="4 / 3" objectFit="cover" bg="bg.muted" />
      </chakra.button>
      <chakra.div display="flex" alignItems="center" gap="0.5" ps="3" pe="1.5" py="1.5">
        <chakra.p dir="auto" flex="1" minW="0" textStyle="caption" color={picture.alt ? "fg" : "fg.subtle"} overflowWrap="anywhere">
          {picture.alt || t("pictures.noAlt")}
        </chakra.p>
        {work && (
          <>
            <IconButton icon={PencilLine} label={t("pictures.describe", { name })} disabled={busy} onClick={work.onDescribe} />
            <IconButton
              icon={ArrowLeft}
              flip
              label={t("pictures.earlier", { name })}
              disabled={work.first || busy}
              onClick={() => work.onMove(-1)}
            />
            <IconButton
              icon={ArrowRight}
              flip
              label={t("pictures.later", { name })}
              disabled={work.last || busy}
              onClick={() => work.onMove(1)}
            />
            <IconButton icon={Trash2} label={t("common:removeItem", { item: name })} disabled={busy} onClick={work.onRemove} />
          </>
        )}
      </chakra.div>
    </chakra.li>
  );
}
