import { chakra } from "@chakra-ui/react";
import { Download, FileText } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { wasReported } from "../../../lib/http/problem.ts";
import { downloadMedia } from "../../../lib/media/download-media.ts";
import { formatFileSize } from "../../../lib/media/file-size.ts";
import { notify } from "../../../lib/notify.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Note } from "../../../ui/note.tsx";
import type { VoiceToneFile } from "../company-form.ts";

/** The document that shows how the company speaks. */
export function ToneFileCard({ file }: { file: VoiceToneFile }) {
  const { t } = useTranslation("companies");
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const download = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await downloadMedia(file.url, file.name);
    } catch (error) {
      setFailure(t("toneFile.failed"));
      if (!wasReported(error)) notify.error(t("toneFile.failed"));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card title={t("fields.voiceToneFile")}>
      <chakra.div display="flex" alignItems="center" gap="3" minW="0" textStyle="small">
        <Icon as={FileText} color="fg.subtle" />
        <chakra.div flex="1" minW="0">
          <chakra.bdi display="block" fontWeight="medium" overflowWrap="anywhere">
            {file.name}
          </chakra.bdi>
          <chakra.bdi textStyle="caption" color="fg.subtle">
            {formatFileSize(file.size)}
          </chakra.bdi>
        </chakra.div>
        <Button
          size="sm"
          icon={Download}
          busy={busy}
          aria-label={t("toneFile.downloadNamed", { name: file.name })}
          onClick={() => void download()}
        >
          {t("toneFile.download")}
        </Button>
      </chakra.div>
      {failure && (
        <chakra.div mt="3">
          <Note tone="danger">{failure}</Note>
        </chakra.div>
      )}
    </Card>
  );
}
