import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { Button } from "../../ui/button.tsx";

interface UploadProgressProps {
  /** From 0 to 1. */
  progress: number;
  onStop: () => void;
}

/** How much of a file has gone out; once all has, the server is at work. */
export function UploadProgress({ progress, onStop }: UploadProgressProps) {
  const { t } = useTranslation();
  const percent = Math.round(progress * 100);
  return (
    <chakra.div display="flex" alignItems="center" gap="3" flex="1 1 180px" minW="0">
      <chakra.div flex="1" minW="0" display="flex" flexDirection="column" gap="1">
        <chakra.span display="flex" justifyContent="space-between" gap="2" textStyle="caption" color="fg.muted">
          {t("media.uploading")}
          <chakra.span fontVariantNumeric="tabular-nums">{formatNumber(progress, { style: "percent" })}</chakra.span>
        </chakra.span>
        <chakra.div
          role="progressbar"
          aria-label={t("media.uploading")}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          h="4px"
          borderRadius="full"
          bg="bg.emphasized"
          overflow="hidden"
        >
          <chakra.div h="100%" bg="brand.solid" borderRadius="full" transition="width {durations.base}" style={{ width: `${percent}%` }} />
        </chakra.div>
      </chakra.div>
      <Button size="sm" variant="ghost" onClick={onStop}>
        {t("cancel")}
      </Button>
    </chakra.div>
  );
}
