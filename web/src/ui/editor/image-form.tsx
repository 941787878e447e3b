import { chakra } from "@chakra-ui/react";
import type { Editor } from "@tiptap/core";
import { ImagePlus } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { acceptOf } from "../../lib/media/media-kinds.ts";
import { useUpload } from "../../lib/media/use-upload.ts";
import { Button } from "../button.tsx";
import { UploadProgress } from "../media/upload-progress.tsx";
import { TextInput } from "../text-input.tsx";
import { safeImage } from "./safe-address.ts";

interface ImageFormProps {
  editor: Editor;
  /** Chosen already: dropped or pasted. */
  file?: File | undefined;
  onDone: () => void;
}

/** Puts a picture where the text is being written: one that is uploaded, or one elsewhere; either with what it shows. */
export function ImageForm({ editor, file: first, onDone }: ImageFormProps) {
  const { t } = useTranslation("editor");
  const input = useRef<HTMLInputElement>(null);
  const { progress, error, accepts, upload, stop } = useUpload("image");
  const [file, setFile] = useState(first);
  const [address, setAddress] = useState("");
  const [alt, setAlt] = useState("");
  const [fault, setFault] = useState<"address" | "alt">();

  const insert = (src: string) => {
    editor.chain().focus().setImage({ src, alt: alt.trim() }).run();
    onDone();
  };
  const apply = async (event: FormEvent) => {
    event.preventDefault();
    // a keyboard's Enter in the form is no save of the page's
    event.stopPropagation();
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
