import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "./button.tsx";
import { Message } from "./message.tsx";

interface EmptyStateProps {
  /** "No data to display", unless there is something better to say. */
  title?: string;
  /** One sentence: what will stand here, or what to do. */
  text?: string;
  /** The primary action. */
  action?: ReactNode;
}

export function EmptyState({ title, text, action }: EmptyStateProps) {
  const { t } = useTranslation();
  return (
    <Message title={title ?? t("noData")} {...(text ? { text } : {})}>
      {action}
    </Message>
  );
}

/** A filter or search found nothing: no ornament, and the way back. */
export function NothingFound({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <chakra.div display="flex" flexDirection="column" alignItems="center" gap="3" px="6" py="12" color="fg.muted">
      {t("noMatch")}
      <Button size="sm" onClick={onClear}>
        {t("clearFilters")}
      </Button>
    </chakra.div>
  );
}
