import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadTwice } from "../../lib/chunk-load.ts";
import { Problem } from "../../lib/http/problem.ts";
import { serverErrors } from "../../lib/http/server-errors.ts";
import { keepContact, keptContact, writtenIn } from "./contact-draft.ts";
import {
  CONTACT_FIELDS,
  contactError,
  type ContactErrors,
  contactErrors,
  type ContactField,
  type ContactValues,
  isMissing,
} from "./contact-rules.ts";

const EMPTY: ContactValues = { name: "", email: "", phone: "", message: "" };

/** The first field in the form's order that something is wrong with gets the focus. */
function focusFirst(form: HTMLFormElement, errors: ContactErrors): void {
  const first = CONTACT_FIELDS.find((field) => errors[field]);
  if (first) form.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
}

/** What the server said of single fields. */
function refusedFields(): ContactErrors {
  const said = serverErrors();
  return Object.fromEntries(CONTACT_FIELDS.flatMap((field) => (said[field]?.length ? [[field, said[field].join(" ")]] : [])));
}

/** The contact form: a failure keeps what was written, a success empties it. */
export function useContactForm() {
  const { t } = useTranslation("home");
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<ContactErrors>({});
  const [refusal, setRefusal] = useState("");
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    // a visitor may have written before the page came to life
    if (form.current) setValues({ ...EMPTY, ...keptContact(), ...writtenIn(form.current) });
  }, []);

  const change = (field: ContactField, value: string) => {
    const next = { ...values, [field]: value };
    setValues(next);
    keepContact(next);
    if (errors[field]) setErrors(({ [field]: _mended, ...others }) => ({ ...others, [field]: contactError(t, field, value) }));
  };

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const fields = event.currentTarget;
    const wrong = contactErrors(t, values);
    setErrors(wrong);
    setRefusal("");
    focusFirst(fields, wrong);
    if (isMissing(values)) setRefusal(t("common:requiredFields"));
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    try {
      const { sendContactForm } = await loadTwice(() => import("./send-contact-form.ts"));
      await sendContactForm(values);
      setValues(EMPTY);
      keepContact(EMPTY);
      setSent(true);
    } catch (error) {
      // the store may still hold what an earlier answer said
      const refused = error instanceof Problem && Object.keys(error.fields).length > 0 ? refusedFields() : {};
      setErrors(refused);
      focusFirst(fields, refused);
      if (Object.keys(refused).length === 0) setRefusal((error instanceof Problem && error.message) || t("contact.failed"));
    } finally {
      setBusy(false);
    }
  };

  return { form, values, errors, refusal, busy, sent, change, submit, close: () => setSent(false) };
}
