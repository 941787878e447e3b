import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "./button.tsx";
import { Message } from "./message.tsx";

interface EmptyStateProps {
  title: string;
  /** One sentence: what will stand here, or what to do. */
  text?: string;
  /** The primary action. */
  action?: ReactNode;
}

export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <Message title={title} {...(text ? { text } : {})}>
      {action}
    </Message>
  );
}

export interface NoDataProps extends Omit<EmptyStateProps, "title"> {
  /** A filter or search found nothing: the way back. */
  onClear?: (() => void) | false | undefined;
}

/** An empty table or list: 'No data to display', and below it what helps. */
export function NoData({ text, action, onClear }: NoDataProps) {
  const { t } = useTranslation();
  if (!onClear) return <EmptyState title={t("noData")} {...(text ? { text } : {})} action={action} />;
  return (
    <chakra.div display="flex" flexDirection="column" alignItems="center" gap="3" px="6" py="12" color="fg.muted" textAlign="center">
      <chakra.p textStyle="h3" color="fg">
        {t("noData")}
      </chakra.p>
      {t("noMatch")}
      <Button size="sm" onClick={onClear}>
        {t("clearFilters")}
      </Button>
    </chakra.div>
  );
}
