import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import type { GenerationInput, Level, Locale } from "../../../generated/graphql.ts";
import { formatNumber } from "../../../lib/format.ts";
import { ChoiceSelect } from "../../basic-data/choice-select.tsx";
import { SingleSelect } from "../../../ui/single-select.tsx";

export interface TextOptionValues {
  tone: string;
  length: Level;
  locale: Locale;
  variants: number;
  voice: boolean;
}

const LENGTHS: readonly Level[] = ["LOW", "MEDIUM", "HIGH"];
const COUNTS = [1, 2, 3];
/** Each language in its own words, whatever the page's. */
const LANGUAGES = [
  { value: "en", label: "English" },
  { value: "ar", label: "العربية" },
];

/** They, as a generation is asked for with them. */
export const writtenAs = ({ locale, tone, ...options }: TextOptionValues): Pick<GenerationInput, "locale" | "options"> => ({
  locale,
  options: { ...options, ...(tone ? { tone } : {}) },
});

interface TextOptionsProps {
  value: TextOptionValues;
  onChange: (value: TextOptionValues) => void;
  /** There is nothing to choose from. */
  single?: boolean;
}

/** How the AI is to write: tone, length, language, how many to choose from, in the brand's voice or plainly. */
export function TextOptions({ value, onChange, single }: TextOptionsProps) {
  const { t } = useTranslation("generation");
  const change = (part: Partial<TextOptionValues>) => onChange({ ...value, ...part });
  return (
    <chakra.div
      role="group"
      aria-label={t("options.title")}
      display="grid"
      gap="3"
      gridTemplateColumns="repeat(auto-fit, minmax(150px, 1fr))"
    >
      <ChoiceSelect
        category="tone"
        stored={value.tone}
        label={t("options.tone")}
        placeholder={t("options.anyTone")}
        value={value.tone}
        onChange={({ target }) => change({ tone: target.value })}
      />
      <SingleSelect
        label={t("options.length")}
        value={value.length}
        onChange={({ target }) => change({ length: target.value as Level })}
        options={LENGTHS.map((length) => ({ value: length, label: t(`options.lengths.${length}`) }))}
      />
      <SingleSelect
        label={t("options.language")}
        value={value.locale}
        onChange={({ target }) => change({ locale: target.value as Locale })}
        options={LANGUAGES}
      />
      {!single && (
        <SingleSelect
          label={t("options.variants")}
          value={String(value.variants)}
          onChange={({ target }) => change({ variants: Number(target.value) })}
          options={COUNTS.map((count) => ({ value: String(count), label: formatNumber(count) }))}
        />
      )}
      <SingleSelect
        label={t("options.voice")}
        value={value.voice ? "with" : "without"}
        onChange={({ target }) => change({ voice: target.value === "with" })}
        options={[
          { value: "with", label: t("options.withVoice") },
          { value: "without", label: t("options.withoutVoice") },
        ]}
      />
    </chakra.div>
  );
}
