import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Note } from "../../../ui/note.tsx";

/** The token itself, this once. A click beside it doesn't close it: nobody could see it again. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { t } = useTranslation("tokens");
  return (
    <Dialog
      open
      alert
      title={t("secretTitle")}
      onClose={onClose}
      footer={
        <>
          <CopyButton size="md" label={t("copy")} text={secret} />
          <Button variant="solid" onClick={onClose}>
            {t("copied")}
          </Button>
        </>
      }
    >
      <chakra.div display="flex" flexDirection="column" gap="4">
        <Note tone="warning">{t("secretOnce")}</Note>
        <chakra.code
          dir="ltr"
          data-secret
          userSelect="all"
          display="block"
          p="3"
          borderRadius="md"
          bg="bg.muted"
          textStyle="small"
          overflowWrap="anywhere"
        >
          {secret}
        </chakra.code>
      </chakra.div>
    </Dialog>
  );
}
