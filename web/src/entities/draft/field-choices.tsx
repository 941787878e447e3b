import { chakra } from "@chakra-ui/react";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Side } from "../../lib/editing/decide-fields.ts";
import { Button } from "../../ui/button.tsx";
import { DiffText } from "../../ui/document/diff-text.tsx";
import { wordDiff } from "../../ui/document/word-diff.ts";
import type { DifferentField } from "./field-differences.tsx";

interface ChoiceProps {
  group: string;
  label: string;
  chosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Choice({ group, label, chosen, onChoose, children }: ChoiceProps) {
  const words = useId();
  return (
    <chakra.label
      display="flex"
      alignItems="flex-start"
      gap="2"
      minW="0"
      minH="control.lg"
      px="3"
      py="2"
      border="1px solid"
      borderColor={chosen ? "brand.border" : "border"}
      borderRadius="md"
      bg={chosen ? "brand.subtle" : "bg.panel"}
      cursor="pointer"
      css={{ "&:has(input:focus-visible)": { outline: "2px solid {colors.brand.focusRing}", outlineOffset: "1px" } }}
    >
      <chakra.input
        type="radio"
        flex="none"
        mt="1"
        accentColor="brand.solid"
        name={group}
        aria-label={label}
        aria-describedby={words}
        checked={chosen}
        onChange={onChoose}
      />
      <chakra.div flex="1" minW="0">
        <chakra.span display="block" textStyle="caption" color="fg.muted">
          {label}
        </chakra.span>
        <div id={words}>{children}</div>
      </chakra.div>
    </chakra.label>
  );
}

interface FieldChoicesProps {
  fields: readonly DifferentField[];
  onStore: (chosen: Record<string, Side>) => void;
}

/** Both sides of each field beside each other, of which the person takes one. */
export function FieldChoices({ fields, onStore }: FieldChoicesProps) {
  const { t } = useTranslation("drafts");
  const group = useId();
  /** With the stored words that it was chosen against: others need another look. */
  const [choices, setChoices] = useState<Readonly<Record<string, { side: Side; stored: string }>>>({});
  const sideOf = ({ field, stored }: DifferentField) => (choices[field]?.stored === stored ? choices[field].side : undefined);
  const chosen = fields.flatMap((one) => {
    const side = sideOf(one);
    return side ? [[one.field, side] as const] : [];
  });

  return (
    <chakra.div
      display="flex"
      flexDirection="column"
      gap="3"
      textStyle="small"
      border="1px solid"
      borderColor="border"
      borderRadius="md"
      p="3"
    >
      <chakra.p color="fg.muted">{t("conflict.each")}</chakra.p>
      {fields.map((one) => {
        const { field, label, stored, mine } = one;
        const choose = (side: Side) => () => setChoices({ ...choices, [field]: { side, stored } });
        return (
          <div key={field} role="radiogroup" aria-labelledby={`${group}-${field}`}>
            <chakra.p id={`${group}-${field}`} textStyle="label" pb="1">
              {label}
            </chakra.p>
            <chakra.div display="grid" gridTemplateColumns={{ base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" }} gap="2">
              <Choice
                group={`${group}-${field}`}
                label={t("conflict.storedOne")}
                chosen={sideOf(one) === "theirs"}
                onChoose={choose("theirs")}
              >
                {stored ? <DiffText lines={wordDiff(stored, stored)} /> : t("conflict.empty")}
              </Choice>
              <Choice group={`${group}-${field}`} label={t("conflict.mineOne")} chosen={sideOf(one) === "mine"} onChoose={choose("mine")}>
                {mine ? <DiffText lines={wordDiff(stored, mine)} /> : t("conflict.empty")}
              </Choice>
            </chakra.div>
          </div>
        );
      })}
      <chakra.div display="flex" justifyContent="flex-end">
        <Button size="sm" variant="solid" disabled={chosen.length < fields.length} onClick={() => onStore(Object.fromEntries(chosen))}>
          {t("conflict.storeChosen")}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
