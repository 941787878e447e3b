import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { AiTextWidget } from "../../../entities/generation/text/ai-text-widget.tsx";
import { Card } from "../../../ui/card.tsx";
import { GenerationHistory } from "../../../entities/generation/history/generation-history.tsx";
import type { BodyContent } from "../body-content.ts";

interface AiPanelProps {
  content: BodyContent;
  /** Puts a text after what the content holds. */
  onInsert: (text: string, generationId?: string) => void;
}

/** Short texts of the AI for a content, and all that it has made for it. */
export function AiPanel({ content, onInsert }: AiPanelProps) {
  const { t } = useTranslation("generation");
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1.3fr) minmax(0, 1fr)" }}
      gap="4"
      alignItems="start"
    >
      <Card title={t("text.title")}>
        <AiTextWidget subject={{ companyId: content.company.id, contentId: content.id }} locale={content.locale} onInsert={onInsert} />
      </Card>
      <Card title={t("history.title")} flush>
        <GenerationHistory contentId={content.id} onInsert={onInsert} />
      </Card>
    </chakra.div>
  );
}
