import { chakra } from "@chakra-ui/react";
import type { JSONContent } from "@tiptap/core";
import { FolderInput } from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { UploadProgress } from "../../../entities/media/upload-progress.tsx";
import { acceptOf } from "../../../lib/media/media-kinds.ts";
import { useUpload } from "../../../lib/media/use-upload.ts";
import { Button } from "../../../ui/button.tsx";
import { type OutsidePicture, outsidePictures, siteOf } from "./outside-pictures.ts";

interface OutsidePictureCardProps {
  picture: OutsidePicture;
  onTake: ((address: string, url: string) => void) | undefined;
}

function OutsidePictureCard({ picture: { address, alt }, onTake }: OutsidePictureCardProps) {
  const { t } = useTranslation("contents");
  const input = useRef<HTMLInputElement>(null);
  const { progress, error, accepts, upload, stop } = useUpload("image");
  const site = siteOf(address);
  const name = alt || site || t("pictures.noAlt");
  const take = async (file: File) => {
    const media = accepts(file) ? await upload(file, alt) : undefined;
    if (media) onTake?.(address, media.url);
  };
  return (
    <chakra.li border="1px solid" borderColor="border" borderRadius="lg" overflow="clip" bg="bg.panel" minW="0">
      <chakra.img
        src={address}
        alt=""
        loading="lazy"
        referrerPolicy="no-referrer"
        w="100%"
        aspectRatio="4 / 3"
        objectFit="cover"
        bg="bg.muted"
      />
      <chakra.div
        display="flex"
        flexDirection="column"
        alignItems="flex-start"
        gap="1"
        px="3"
        py="2"
        textStyle="caption"
        overflowWrap="anywhere"
      >
        <chakra.p dir="auto" color={alt ? "fg" : "fg.subtle"}>
          {alt || t("pictures.noAlt")}
        </chakra.p>
        <chakra.p color="fg.muted">{site ? <bdi>{site}</bdi> : t("pictures.outside.embedded")}</chakra.p>
        {error && (
          <chakra.p role="alert" color="danger.fg">
            {error}
          </chakra.p>
        )}
        {onTake && (
          <>
            <input
              ref={input}
              type="file"
              hidden
              accept={acceptOf("image")}
              aria-label={t("pictures.outside.takeNamed", { name })}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                if (file) void take(file);
                target.value = "";
              }}
            />
            {progress === undefined ? (
              <Button
                size="sm"
                icon={FolderInput}
                aria-label={t("pictures.outside.takeNamed", { name })}
                onClick={() => input.current?.click()}
              >
                {t("pictures.outside.take")}
              </Button>
            ) : (
              <UploadProgress progress={progress} onStop={stop} />
            )}
          </>
        )}
      </chakra.div>
    </chakra.li>
  );
}

interface OutsidePicturesProps {
  text: JSONContent | null;
  /** A file takes a picture's place; for who may only look, nothing. */
  onTake?: (address: string, url: string) => void;
}

/** What a text shows that is no file of the content's: where it is kept, and a way to keep it here. */
export function OutsidePictures({ text, onTake }: OutsidePicturesProps) {
  const { t } = useTranslation("contents");
  const pictures = outsidePictures(text);
  if (pictures.length === 0) return null;
  return (
    <chakra.section aria-label={t("pictures.outside.title")} display="flex" flexDirection="column" gap="3" mt="6">
      <chakra.h2 textStyle="h3">{t("pictures.outside.title")}</chakra.h2>
      <chakra.p textStyle="small" color="fg.muted" maxW="form">
        {t("pictures.outside.text")}
      </chakra.p>
      <chakra.ul listStyleType="none" m="0" p="0" display="grid" gap="4" gridTemplateColumns="repeat(auto-fill, minmax(220px, 1fr))">
        {pictures.map((picture) => (
          <OutsidePictureCard key={picture.address} picture={picture} onTake={onTake} />
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
