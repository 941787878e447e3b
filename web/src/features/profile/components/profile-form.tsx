import { useApolloClient } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useMemo, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { ProfileFieldsFragment } from "../../../generated/graphql.ts";
import { rememberUser } from "../../../lib/auth/auth.ts";
import { decideFields } from "../../../lib/editing/decide-fields.ts";
import type { EditSession } from "../../../lib/editing/edit-session.ts";
import { clashingFields, differingFields, fieldOf } from "../../../lib/editing/fields.ts";
import { useSession, useShown } from "../../../lib/editing/sessions.ts";
import { useSessionForm } from "../../../lib/editing/use-session-form.ts";
import { useStoring } from "../../../lib/editing/use-storing.ts";
import { sayMissing } from "../../../lib/form/say-missing.ts";
import { notify } from "../../../lib/notify.ts";
import { useSaveKey } from "../../../lib/use-save-key.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { FieldConflict } from "../../../entities/draft/field-conflict.tsx";
import { FieldDifferences } from "../../../entities/draft/field-differences.tsx";
import { FormFailure } from "../../../ui/form-failure.tsx";
import { MergedNote } from "../../../entities/draft/merged-note.tsx";
import { OtherDrafts } from "../../../entities/draft/other-drafts.tsx";
import { RestoredNote } from "../../../entities/draft/restored-note.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { PROFILE_FIELDS, profileSchema, type ProfileValues, requiredOf } from "../profile-form.ts";
import { openProfile, storedProfile } from "../profile-session.ts";
import { ContactFields } from "./contact-fields.tsx";
import { OrganizationFields } from "./organization-fields.tsx";
import { PersonalFields } from "./personal-fields.tsx";
import { SocialFields } from "./social-fields.tsx";

const AUTH_LABELS = ["username", "firstName", "lastName", "phoneCode", "phoneNumber", "countryId", "cityId", "street", "postalCode"];

const labelOf = (field: string) =>
  AUTH_LABELS.includes(field) ? `auth:${field.replace(/Id$/, "")}` : field.replace(/^socialLinks/, "networks");

/** Opens one's own profile before its form is shown. */
export function ProfileForm({ user }: { user: ProfileFieldsFragment }) {
  const client = useApolloClient();
  const session = useSession(`profile.${user.id}`, () => openProfile(client, user));
  return session ? <ProfileEditor user={user} session={session} /> : <Skeleton lines={8} />;
}

function ProfileEditor({ user, session }: { user: ProfileFieldsFragment; session: EditSession<ProfileValues> }) {
  const { t } = useTranslation(["profile", "auth"]);
  const { t: tAuth } = useTranslation("auth");
  const needed = useMemo(() => requiredOf(user), [user]);
  const schema = useMemo(() => profileSchema(tAuth, needed), [tAuth, needed]);
  const form = useForm<ProfileValues>({ resolver: zodResolver(schema), defaultValues: useShown(session).value, mode: "onTouched" });
  const { state, showFailure } = useSessionForm(session, form, PROFILE_FIELDS);
  const { base, mine, conflict, restoredAt, mergedAt } = state;
  const [uploading, setUploading] = useState(false);
  useEffect(() => session.found(storedProfile(user)), [session, user]);

  const store = useStoring(session, ({ stored, changed }) => {
    if (session.status === "failed") showFailure(t("notUpdated"));
    if (!stored) return;
    const { username, image } = session.state.base.value;
    rememberUser({ username, image: image || null });
    if (changed) notify.success(t("updated"));
  });
  const save = form.handleSubmit(async () => void (await store()), sayMissing(form));
  useSaveKey(() => void save());

  const differences = (fields: readonly (typeof PROFILE_FIELDS)[number][], stored: ProfileValues, own: ProfileValues) =>
    fields.map((field) => ({
      field,
      label: t(labelOf(field)),
      stored: String(fieldOf(stored, field) ?? ""),
      mine: String(fieldOf(own, field) ?? ""),
    }));

  return (
    <FormProvider {...form}>
      <chakra.form
        noValidate
        aria-label={t("details")}
        onSubmit={(event) => void save(event)}
        display="flex"
        flexDirection="column"
        gap="4"
      >
        {conflict ? (
          <FieldConflict
            fields={differences(clashingFields(base.value, mine, conflict.theirs.value, PROFILE_FIELDS), conflict.theirs.value, mine)}
            onDecide={(decision) => {
              if (decideFields(session, decision)) void store();
            }}
            asked
          />
        ) : (
          <>
            {restoredAt !== undefined && <RestoredNote at={restoredAt} onDiscard={() => session.giveUp()} />}
            <MergedNote at={mergedAt} />
            <OtherDrafts session={session}>
              {(other) => <FieldDifferences fields={differences(differingFields(mine, other, PROFILE_FIELDS), mine, other)} />}
            </OtherDrafts>
          </>
        )}
        <Card title={t("parts.personal")}>
          <PersonalFields needed={needed} onUploading={setUploading} />
        </Card>
        <Card title={t("parts.contact")}>
          <ContactFields needed={needed} />
        </Card>
        <Card title={t("parts.organization")}>
          <OrganizationFields />
        </Card>
        <Card title={t("parts.social")}>
          <SocialFields />
        </Card>
        <FormFailure message={form.formState.errors.root?.message} />
        <chakra.div display="flex" justifyContent="flex-end">
          <Button type="submit" variant="solid" disabled={uploading} busy={session.status === "saving"} busyLabel={t("common:saving")}>
            {t("save")}
          </Button>
        </chakra.div>
      </chakra.form>
    </FormProvider>
  );
}
