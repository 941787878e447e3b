import { chakra } from "@chakra-ui/react";
import { Button } from "./button.tsx";
import { CopyButton } from "./copy-button.tsx";
import { Dialog } from "./dialog.tsx";
import { Note } from "./note.tsx";

interface SecretDialogProps {
  secret: string;
  words: {
    title: string;
    /** That it is shown this once. */
    once: string;
    copy: string;
    /** What closes it. */
    kept: string;
  };
  onClose: () => void;
}

/** A secret, this once. A click beside it doesn't close it: nobody could see it again. */
export function SecretDialog({ secret, words, onClose }: SecretDialogProps) {
  return (
    <Dialog
      open
      alert
      title={words.title}
      onClose={onClose}
      footer={
        <>
          <CopyButton size="md" label={words.copy} text={secret} />
          <Button variant="solid" onClick={onClose}>
            {words.kept}
          </Button>
        </>
      }
    >
      <chakra.div display="flex" flexDirection="column" gap="4">
        <Note tone="warning">{words.once}</Note>
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
