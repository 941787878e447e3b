import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { ErrorDisplay } from "../../ui/error-display.tsx";

/** Stands at a field whose choices couldn't be had. */
export function ChoicesFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <chakra.div mt="2">
      <ErrorDisplay message={t("choices.failed")} onRetry={onRetry} />
    </chakra.div>
  );
}
