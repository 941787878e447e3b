import { chakra } from "@chakra-ui/react";
import { RefreshCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "./button.tsx";
import { Note } from "./note.tsx";

interface ErrorDisplayProps {
  /** What failed: "Failed to fetch companies, please try again". */
  message: string;
  onRetry?: () => void;
  /** Small, for the person who helps. */
  code?: string;
}

export function ErrorDisplay({ message, onRetry, code }: ErrorDisplayProps) {
  const { t } = useTranslation();
  return (
    <Note
      tone="danger"
      alert
      action={
        onRetry && (
          <Button size="sm" icon={RefreshCw} onClick={onRetry}>
            {t("tryAgain")}
          </Button>
        )
      }
    >
      {message}
      {code && (
        <chakra.div textStyle="caption" color="fg.muted">
          <bdi dir="ltr">{code}</bdi>
        </chakra.div>
      )}
    </Note>
  );
}
