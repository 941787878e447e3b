import { useMemo } from "react";
import { type DefaultValues, type FieldPath, type FieldValues, type Resolver, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { decideFields, type FieldDecision } from "../../lib/editing/decide-fields.ts";
import type { EditSession } from "../../lib/editing/edit-session.ts";
import { useShown } from "../../lib/editing/sessions.ts";
import { useSessionForm } from "../../lib/editing/use-session-form.ts";
import { useStoring } from "../../lib/editing/use-storing.ts";
import { sayMissing } from "../../lib/form/say-missing.ts";
import { notify } from "../../lib/notify.ts";
import { useSaveKey } from "../../lib/use-save-key.ts";

interface EntryFormOptions<Values extends FieldValues> {
  resolver: Resolver<Values>;
  fields: readonly FieldPath<Values>[];
  words: { done: string; failed: string };
  onSaved: (values: Values) => void;
}

/** The form of an entry's session, which is saved when the person asks for it. */
export function useEntryForm<Values extends FieldValues>(
  session: EditSession<Values>,
  { resolver, fields, words, onSaved }: EntryFormOptions<Values>,
) {
  const { t } = useTranslation("drafts");
  const shown = useShown(session).value;
  const defaultValues = useMemo(() => structuredClone(shown) as DefaultValues<Values>, [shown]);
  const form = useForm<Values>({ resolver, defaultValues, mode: "onTouched" });
  const { showFailure } = useSessionForm(session, form, fields);

  const store = useStoring(session, ({ stored, changed, merged }) => {
    if (session.status === "failed") showFailure(words.failed);
    if (!stored) return;
    if (changed) notify.success(words.done);
    if (merged) notify.info(t("merged"));
    onSaved(session.state.base.value);
  });
  const save = form.handleSubmit(async () => void (await store()), sayMissing(form));
  useSaveKey(() => void save());

  /** What stands here takes the place of what others have stored; it was found to be sound when it was to be saved first. */
  const decide = (decision: FieldDecision) => {
    if (decideFields(session, decision)) void store();
  };

  return { form, save, decide, saving: session.status === "saving", failure: form.formState.errors.root?.message };
}
