import { chakra } from "@chakra-ui/react";
import { Import } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Problem } from "../../../lib/http/problem.ts";
import { notify } from "../../../lib/notify.ts";
import { Button } from "../../../ui/button.tsx";
import { type ArchiveProgress, NotTakenIn, takeInArchive } from "./take-in-archive.ts";

/** Makes a company of an archive; one may go elsewhere meanwhile. */
export function ImportCompany({ onTaken }: { onTaken: () => void }) {
  const { t } = useTranslation("companies");
  const input = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState<ArchiveProgress | "sending">();

  const take = async (file: File) => {
    setProgress("sending");
    try {
      await takeInArchive(file, setProgress);
      notify.success(t("archive.taken"));
      onTaken();
    } catch (error) {
      if (error instanceof NotTakenIn || !(error instanceof Problem && error.message))
        notify.error(error instanceof NotTakenIn && error.message ? error.message : t("archive.broken"));
    } finally {
      setProgress(undefined);
    }
  };

  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2">
      <chakra.span role="status" textStyle="caption" color="fg.muted">
        {progress === "sending" && t("archive.sending")}
        {typeof progress === "object" && t(`archive.phases.${progress.phase}`, { done: progress.done + 1, total: progress.total })}
      </chakra.span>
      <Button icon={Import} busy={!!progress} onClick={() => input.current?.click()}>
        {t("archive.import")}
      </Button>
      <chakra.input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        srOnly
        tabIndex={-1}
        aria-label={t("archive.file")}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = "";
          if (file) void take(file);
        }}
      />
    </chakra.span>
  );
}
