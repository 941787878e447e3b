import { chakra } from "@chakra-ui/react";
import { ArrowLeft, ArrowRight, PencilLine, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ContentPictureFragment } from "../../../generated/graphql.ts";
import { mediaUrl } from "../../../lib/media/media.ts";
import { IconButton } from "../../../ui/button.tsx";

interface PictureCardProps {
  picture: ContentPictureFragment;
  first: boolean;
  last: boolean;
  busy: boolean;
  onOpen: () => void;
  /** One place towards the beginning (-1) or the end (1). */
  onMove: (step: -1 | 1) => void;
  onDescribe: () => void;
  onRemove: () => void;
}

/** A picture of a content, with its place among the others. */
export function PictureCard({ picture, first, last, busy, onOpen, onMove, onDescribe, onRemove }: PictureCardProps) {
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
        <IconButton icon={PencilLine} label={t("pictures.describe", { name })} disabled={busy} onClick={onDescribe} />
        <IconButton icon={ArrowLeft} flip label={t("pictures.earlier", { name })} disabled={first || busy} onClick={() => onMove(-1)} />
        <IconButton icon={ArrowRight} flip label={t("pictures.later", { name })} disabled={last || busy} onClick={() => onMove(1)} />
        <IconButton icon={Trash2} label={t("common:removeItem", { item: name })} disabled={busy} onClick={onRemove} />
      </chakra.div>
    </chakra.li>
  );
}
