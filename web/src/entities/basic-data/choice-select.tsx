import { useTranslation } from "react-i18next";
import { useChoices } from "./use-choices.ts";
import { ChoicesFailed } from "./choices-failed.tsx";
import { SingleSelect, type SingleSelectProps } from "../../ui/single-select.tsx";

interface ChoiceSelectProps extends Omit<SingleSelectProps, "options"> {
  /** Of basic data. */
  category: string;
  /** What the field holds. */
  stored: string;
}

/** A choice of one from the active records of a category; what the field holds stays, also when it was withdrawn. */
export function ChoiceSelect({ category, stored, placeholder, ...rest }: ChoiceSelectProps) {
  const { t } = useTranslation();
  const { withStored, state, retry } = useChoices(category);
  return (
    <div>
      <SingleSelect
        {...rest}
        placeholder={state === "loading" ? t("loading") : (placeholder ?? t("choose"))}
        options={withStored(stored)}
        aria-busy={state === "loading"}
      />
      {state === "failed" && <ChoicesFailed onRetry={retry} />}
    </div>
  );
}
