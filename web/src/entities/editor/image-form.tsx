import { chakra } from "@chakra-ui/react";
import type { Editor } from "@tiptap/core";
import { ImagePlus } from "lucide-react";
import { type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { sayRequired } from "../../lib/form/say-missing.ts";
import { mediaUrl } from "../../lib/media/media.ts";
import { acceptOf } from "../../lib/media/media-kinds.ts";
import { useUpload } from "../../lib/media/use-upload.ts";
import { Button } from "../../ui/button.tsx";
import { UploadProgress } from "../media/upload-progress.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { safeImage } from "../../ui/document/safe-address.ts";

/** One that goes with the text already. */
export interface GalleryPicture {
  id: string;
  url: string;
  name: string;
  alt?: string | null | undefined;
}

interface ImageFormProps {
  editor: Editor;
  /** To choose from. */
  gallery?: readonly GalleryPicture[] | undefined;
  /** Chosen already: dropped or pasted. */
  file?: File | undefined;
  onDone: () => void;
}

const Thumbnail = chakra("button", {
  base: {
    flex: "none",
    w: "64px",
    h: "48px",
    borderRadius: "md",
    overflow: "hidden",
    bg: "bg.emphasized",
    "& img": { w: "100%", h: "100%", objectFit: "cover" },
    "&[aria-pressed=true]": { outline: "2px solid", outlineColor: "brand.solid" },
  },
});

/** The address of a file that is only here yet. */
function usePreview(file: File | undefined): string | undefined {
  const url = useMemo(() => file && URL.createObjectURL(file), [file]);
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  return url;
}

/** Puts a picture where the text is being written: one of the gallery, one that is uploaded, or one elsewhere; each with what it shows. */
export function ImageForm({ editor, gallery = [], file: first, onDone }: ImageFormProps) {
  const { t } = useTranslation("editor");
  const input = useRef<HTMLInputElement>(null);
  const { progress, error, accepts, upload, stop } = useUpload("image");
  const [file, setFile] = useState(first);
  const [address, setAddress] = useState("");
  const [alt, setAlt] = useState("");
  const [fault, setFault] = useState<"address" | "alt">();

  const preview = usePreview(file) ?? safeImage(address);
  const choose = (picture: GalleryPicture) => {
    setFile(undefined);
    setAddress(picture.url);
    setAlt(picture.alt ?? "");
    setFault(undefined);
  };

  const insert = (src: string) => {
    editor.chain().focus().setImage({ src, alt: alt.trim() }).run();
    onDone();
  };
  const apply = async (event: FormEvent) => {
    event.preventDefault();
    // Enter in this form must not submit the page's
    event.stopPropagation();
    if (!alt.trim() || (!file && !address.trim())) sayRequired();
    const src = safeImage(address);
    if (!file && !src) return setFault("address");
    if (!alt.trim()) return setFault("alt");
    if (!file) return insert(src);
    const media = await upload(file, alt.trim());
    return media ? insert(media.url) : undefined;
  };

  return (
    <chakra.form
      noValidate
      onSubmit={(event) => void apply(event)}
      onKeyDown={(event) => {
        if (event.key === "Escape") onDone();
      }}
      display="flex"
      alignItems="flex-start"
      justifyContent="center"
      flexWrap="wrap"
      gap="2"
      px="4"
      py="2"
      borderBlockEndWidth="1px"
      borderColor="border.muted"
      bg="bg.subtle"
    >
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptOf("image")}
        aria-label={t("imageChoose")}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen && accepts(chosen)) setFile(chosen);
          target.value = "";
        }}
      />
      {gallery.length > 0 && (
        <chakra.div
          role="group"
          aria-label={t("imageGallery")}
          display="flex"
          flexBasis="100%"
          justifyContent="safe center"
          gap="2"
          overflowX="auto"
          p="1"
        >
          {gallery.map((picture) => (
            <Thumbnail
              key={picture.id}
              type="button"
              aria-label={picture.alt || picture.name}
              aria-pressed={!file && address === picture.url}
              onClick={() => choose(picture)}
            >
              <img src={mediaUrl(picture.url, 160)} alt="" loading="lazy" />
            </Thumbnail>
          ))}
        </chakra.div>
      )}
      {preview && (
        <chakra.img
          src={mediaUrl(preview, 320)}
          alt={t("imagePreview")}
          w="80px"
          h="64px"
          objectFit="contain"
          borderRadius="md"
          bg="bg.emphasized"
        />
      )}
      <chakra.span flex="1" maxW="360px" minW="220px">
        <TextInput
          label={t("imageAddress")}
          type="url"
          autoFocus={!file}
          value={file ? file.name : address}
          readOnly={!!file}
          error={error ?? (fault === "address" ? t("imageRefused") : undefined)}
          onChange={(event) => {
            setAddress(event.target.value);
            setFault(undefined);
          }}
        />
      </chakra.span>
      <chakra.span flex="1" maxW="360px" minW="220px">
        <TextInput
          label={t("imageAlt")}
          autoFocus={!!file}
          value={alt}
          maxLength={1000}
          error={fault === "alt" ? t("imageAltMissing") : undefined}
          onChange={(event) => {
            setAlt(event.target.value);
            setFault(undefined);
          }}
        />
      </chakra.span>
      <chakra.span display="flex" flexWrap="wrap" gap="2" pt="6">
        {progress === undefined ? (
          <>
            <Button icon={ImagePlus} onClick={() => input.current?.click()}>
              {t("imageChoose")}
            </Button>
            <Button type="submit" variant="outline">
              {t("insertImage")}
            </Button>
            <Button variant="ghost" onClick={onDone}>
              {t("common:cancel")}
            </Button>
          </>
        ) : (
          <UploadProgress progress={progress} onStop={stop} />
        )}
      </chakra.span>
    </chakra.form>
  );
}
