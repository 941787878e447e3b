import { useMutation } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type ContentPictureFragment, DescribePictureDocument } from "../../../generated/graphql.ts";
import { problemOf } from "../../../lib/http/problem-of.ts";
import { mediaUrl } from "../../../lib/media/media.ts";
import { notify } from "../../../lib/notify.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextArea } from "../../../ui/text-area.tsx";

interface DescribePictureDialogProps {
  picture: ContentPictureFragment;
  onClose: () => void;
}

/** Says anew what a stored picture shows. */
export function DescribePictureDialog({ picture, onClose }: DescribePictureDialogProps) {
  const { t } = useTranslation("contents");
  const form = useId();
  const words = useRef<HTMLTextAreaElement>(null);
  const [alt, setAlt] = useState(picture.alt ?? "");
  const [error, setError] = useState<string>();
  const [describe, { loading }] = useMutation(DescribePictureDocument);

  const save = async () => {
    try {
      await describe({ variables: { id: picture.id, alt: alt.trim() || null } });
    } catch (failure) {
      setError(problemOf(failure)?.fields.alt?.join(" ") ?? t("pictures.notDescribed"));
      return;
    }
    notify.success(t("pictures.described"));
    onClose();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      busy={loading}
      initialFocus={words}
      title={t("pictures.describeTitle")}
      footer={
        <>
          <Button onClick={onClose} disabled={loading}>
            {t("common:cancel")}
          </Button>
          <Button variant="solid" type="submit" form={form} busy={loading}>
            {t("common:save")}
          </Button>
        </>
      }
    >
      <chakra.form
        id={form}
        display="flex"
        flexDirection="column"
        gap="4"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <chakra.img src={mediaUrl(picture.url, 320)} alt="" w="100%" maxH="200px" objectFit="contain" borderRadius="md" bg="bg.muted" />
        <TextArea
          ref={words}
          label={t("pictures.altOf", { name: picture.name })}
          rows={3}
          dir="auto"
          maxLength={1000}
          value={alt}
          error={error}
          onChange={({ target }) => setAlt(target.value)}
        />
      </chakra.form>
    </Dialog>
  );
}
