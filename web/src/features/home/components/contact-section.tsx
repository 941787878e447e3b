import { chakra } from "@chakra-ui/react";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { Note } from "../../../ui/note.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { CONTACT_FORM } from "../contact-draft.ts";
import type { ContactField } from "../contact-rules.ts";
import { useContactForm } from "../use-contact-form.ts";
import { Lead, Section, SectionTitle, Width } from "./section.tsx";
import { lazyPart } from "../../../ui/lazy-part.tsx";

/** The dialog weighs more than the form, and only who has sent it needs it. */
const SuccessModal = lazyPart(() => import("../../../ui/success-modal.tsx").then((module) => ({ default: module.SuccessModal })), {
  above: true,
});

export function ContactSection() {
  const { t } = useTranslation("home");
  const { form, values, errors, refusal, busy, sent, change, submit, close } = useContactForm();
  const field = (name: ContactField) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
  });
  return (
    <Section id="contact">
      <Width
        display="grid"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "1fr 1fr" }}
        gap={{ base: "8", lg: "16" }}
        alignItems="start"
      >
        <chakra.div display="flex" flexDirection="column" gap="4">
          <SectionTitle>{t("contact.title")}</SectionTitle>
          <Lead>{t("contact.lead")}</Lead>
        </chakra.div>
        <chakra.form
          ref={form}
          {...{ [CONTACT_FORM]: "" }}
          noValidate
          aria-label={t("contact.title")}
          onSubmit={(event) => void submit(event)}
          display="flex"
          flexDirection="column"
          gap="4"
        >
          <chakra.div display="grid" gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "1fr 1fr" }} alignItems="start" gap="4">
            <TextInput label={t("contact.name")} size="lg" autoComplete="name" {...field("name")} />
            <TextInput label={t("contact.phone")} type="tel" size="lg" optional autoComplete="tel" {...field("phone")} />
          </chakra.div>
          <TextInput label={t("contact.email")} type="email" size="lg" autoComplete="email" {...field("email")} />
          <TextArea label={t("contact.message")} rows={5} {...field("message")} />
          {refusal && (
            <Note tone="danger" alert>
              {refusal}
            </Note>
          )}
          <chakra.div>
            <Button type="submit" variant="outline" size="lg" busy={busy} busyLabel={t("contact.sending")}>
              {t("contact.send")}
            </Button>
          </chakra.div>
        </chakra.form>
      </Width>
      {sent && (
        <Suspense>
          <SuccessModal
            open
            message={t("common:formSubmitted")}
            detail={t("contact.sentDetail")}
            actionLabel={t("common:close")}
            onAction={close}
          />
        </Suspense>
      )}
    </Section>
  );
}
