import { chakra } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { VoiceRuleInput } from "../../../generated/graphql.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { FieldError } from "../../../ui/field.tsx";
import { ruleKey, VoiceRuleTable } from "./voice-rule-table.tsx";
import { VoiceRuleDialog } from "./voice-rule-dialog.tsx";

interface VoiceRulesEditorProps {
  rules: readonly VoiceRuleInput[];
  onChange: (rules: VoiceRuleInput[]) => void;
  error?: string | undefined;
}

/** The brand's rules for both languages: what to prefer, to avoid, to call things, how to write. */
export function VoiceRulesEditor({ rules, onChange, error }: VoiceRulesEditorProps) {
  const { t } = useTranslation("companies");
  const [edited, setEdited] = useState<VoiceRuleInput | "new">();
  const others = rules.filter((rule) => rule !== edited);
  return (
    <>
      <Card
        title={t("voiceRules")}
        count={rules.length}
        flush
        action={
          <Button size="sm" icon={Plus} onClick={() => setEdited("new")}>
            {t("rule.add")}
          </Button>
        }
      >
        {rules.length > 0 ? (
          <VoiceRuleTable rules={rules} onEdit={setEdited} onRemove={(rule) => onChange(rules.filter((other) => other !== rule))} />
        ) : (
          <chakra.p p="4" textStyle="small" color="fg.subtle">
            {t("rule.none")}
          </chakra.p>
        )}
      </Card>
      {error && <FieldError>{error}</FieldError>}
      {edited && (
        <VoiceRuleDialog
          rule={edited === "new" ? undefined : edited}
          isTaken={(rule) => others.some((other) => ruleKey(other) === ruleKey(rule))}
          onClose={() => setEdited(undefined)}
          onSave={(rule) => {
            onChange(edited === "new" ? [...rules, rule] : rules.map((other) => (other === edited ? rule : other)));
            setEdited(undefined);
          }}
        />
      )}
    </>
  );
}
