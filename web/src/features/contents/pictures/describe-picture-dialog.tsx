import { useMutation } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type ContentPictureFragment, DescribePictureDocument, PictureAsStoredDocument } from "../../../generated/graphql.ts";
import { isOutdated, problemOf } from "../../../lib/http/problem-of.ts";
import { takeBack } from "../../../lib/http/report-failure.ts";
import { mediaUrl } from "../../../lib/media/media.ts";
import { notify } from "../../../lib/notify.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Note } from "../../../ui/note.tsx";
import { TextArea } from "../../../ui/text-area.tsx";

interface DescribePictureDialogProps {
  contentId: string;
  picture: ContentPictureFragment;
  onClose: () => void;
}

/** Says anew what a stored picture shows. */
export function DescribePictureDialog({ contentId, picture, onClose }: DescribePictureDialogProps) {
  const { t } = useTranslation("contents");
  const form = useId();
  const words = useRef<HTMLTextAreaElement>(null);
  /** As it is stored, and as these words were begun from. */
  const [stored, setStored] = useState(picture);
  const [theirs, setTheirs] = useState<ContentPictureFragment>();
  const [alt, setAlt] = useState(picture.alt ?? "");
  const [error, setError] = useState<string>();
  const [describe, { loading, client }] = useMutation(DescribePictureDocument);

  /** Whether somebody else has described it meanwhile. */
  const lookAgain = async () => {
    const options = { query: PictureAsStoredDocument, variables: { contentId }, fetchPolicy: "network-only" } as const;
    const now = (await client.query(options).catch(() => undefined))?.data?.content.pictures.find(({ id }) => id === picture.id);
    if (!now) return false;
    setStored(now);
    setTheirs(now);
    return true;
  };
  const save = async () => {
    setError(undefined);
    try {
      await describe({ variables: { id: picture.id, alt: alt.trim() || null, expectedVersion: stored.version } });
    } catch (failure) {
      if (isOutdated(failure) && (await lookAgain())) return takeBack(failure);
      setError(problemOf(failure)?.fields.alt?.join(" ") ?? t("pictures.notDescribed"));
      return undefined;
    }
    notify.success(t("pictures.described"));
    onClose();
    return undefined;
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
        {theirs && (
          <Note
            tone="warning"
            alert
            action={
              <Button
                size="sm"
                onClick={() => {
                  setAlt(theirs.alt ?? "");
                  setTheirs(undefined);
                  // the button that had it is gone
                  words.current?.focus();
                }}
              >
                {t("pictures.takeTheirWords")}
              </Button>
            }
          >
            {t("pictures.describedElsewhere")}
            <chakra.blockquote dir="auto" mt="1" whiteSpace="pre-wrap" overflowWrap="anywhere">
              {theirs.alt ?? t("pictures.noAlt")}
            </chakra.blockquote>
          </Note>
        )}
      </chakra.form>
    </Dialog>
  );
}
