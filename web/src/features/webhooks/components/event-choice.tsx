import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import type { WebhookEvent } from "../../../generated/graphql.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { FieldError } from "../../../ui/field.tsx";

const EVENTS: readonly WebhookEvent[] = [
  "CONTENT_CREATED",
  "CONTENT_STATUS_CHANGED",
  "CONTENT_PUBLISHED",
  "CONTENT_DELETED",
  "GENERATION_COMPLETED",
  "GENERATION_FAILED",
  "COMPANY_CREATED",
  "COMPANY_UPDATED",
  "COMPANY_DELETED",
];

interface EventChoiceProps {
  value: readonly WebhookEvent[];
  onChange: (events: WebhookEvent[]) => void;
  error?: string | undefined;
}

export function EventChoice({ value, onChange, error }: EventChoiceProps) {
  const { t } = useTranslation("webhooks");
  return (
    <chakra.fieldset display="flex" flexDirection="column" gap="2" minW="0">
      <chakra.legend textStyle="label" mb="1.5">
        {t("events")}
      </chakra.legend>
      <chakra.div display="grid" gridTemplateColumns={{ base: "1fr", sm: "1fr 1fr" }} columnGap="4" rowGap="2">
        {EVENTS.map((event) => (
          <Checkbox
            key={event}
            checked={value.includes(event)}
            onChange={(checked) => onChange(checked ? [...value, event] : value.filter((one) => one !== event))}
          >
            {t(`event.${event}`)}
          </Checkbox>
        ))}
      </chakra.div>
      {error && <FieldError>{error}</FieldError>}
    </chakra.fieldset>
  );
}
