import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ChoiceSelect } from "../../../entities/basic-data/choice-select.tsx";
import type { DerivedContentInput, DerivedForm, Locale } from "../../../generated/graphql.ts";
import { LOCALE_NAMES, LOCALES } from "../../../lib/locale/locales.ts";
import { useOnline } from "../../../lib/use-online.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Khatam } from "../../../ui/marks.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { DERIVED_FORMS } from "./derived-forms.ts";

interface FormChoiceProps {
  sourceLocale: Locale;
  busy: boolean;
  onWrite: (forms: readonly DerivedContentInput[]) => void;
}

/** What is to be made of a text: in which forms, in which language, how it is to sound. */
export function FormChoice({ sourceLocale, busy, onWrite }: FormChoiceProps) {
  const { t } = useTranslation(["contents", "generation"]);
  const online = useOnline();
  const [chosen, setChosen] = useState<ReadonlySet<DerivedForm>>(new Set());
  const [locale, setLocale] = useState(sourceLocale);
  const [tone, setTone] = useState("");
  const toggle = (form: DerivedForm, isChosen: boolean) =>
    setChosen(new Set(DERIVED_FORMS.filter((one) => (one === form ? isChosen : chosen.has(one)))));
  const write = () => {
    onWrite([...chosen].map((form) => ({ form, locale, ...(tone ? { tone } : {}) })));
    setChosen(new Set());
  };
  return (
    <Card title={t("repurpose.choose")}>
      <chakra.div display="flex" flexDirection="column" gap="4">
        <chakra.div
          role="group"
          aria-label={t("repurpose.forms")}
          display="grid"
          gap="2"
          gridTemplateColumns="repeat(auto-fill, minmax(140px, 1fr))"
        >
          {DERIVED_FORMS.map((form) => (
            <Checkbox key={form} checked={chosen.has(form)} onChange={(isChosen) => toggle(form, isChosen)}>
              {t(`repurpose.form.${form}`)}
            </Checkbox>
          ))}
        </chakra.div>
        <chakra.div display="flex" flexWrap="wrap" alignItems="end" gap="3">
          <Segmented
            label={t("fields.locale")}
            value={locale}
            onChange={setLocale}
            segments={LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }))}
          />
          <chakra.div flex="1" minW="160px">
            <ChoiceSelect
              category="tone"
              stored={tone}
              label={t("generation:options.tone")}
              placeholder={t("generation:options.anyTone")}
              value={tone}
              onChange={({ target }) => setTone(target.value)}
            />
          </chakra.div>
          <Button variant="solid" icon={Khatam} busy={busy} disabled={chosen.size === 0 || !online} onClick={write}>
            {t("repurpose.write", { count: chosen.size })}
          </Button>
        </chakra.div>
      </chakra.div>
    </Card>
  );
}
