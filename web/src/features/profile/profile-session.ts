import type { ApolloClient } from "@apollo/client";
import { ProfileDocument, type ProfileFieldsFragment, UpdateProfileDocument } from "../../generated/graphql.ts";
import type { EditSession } from "../../lib/editing/edit-session.ts";
import { HUMAN } from "../../lib/editing/edit-state.ts";
import { differingFields, fieldsKind } from "../../lib/editing/fields.ts";
import { openSession } from "../../lib/editing/open-session.ts";
import { requestContext } from "../../lib/editing/save-answer.ts";
import { PROFILE_FIELDS, type ProfileValues, profileValues, profileVariables } from "./profile-form.ts";

const PROFILE = fieldsKind<ProfileValues>(PROFILE_FIELDS, { autosave: false });

export const storedProfile = (user: ProfileFieldsFragment) => ({ value: profileValues(user), version: user.version, origin: HUMAN });

/** Begins to edit one's own profile where it was left on this device; it is saved when the person asks for it. */
export function openProfile(client: ApolloClient, user: ProfileFieldsFragment): Promise<EditSession<ProfileValues>> {
  return openSession<ProfileValues, ProfileFieldsFragment>({
    about: "profile",
    kind: PROFILE,
    thing: user,
    storedOf: storedProfile,
    send: async ({ value, base }) => {
      const changes = profileVariables(user.id, value, differingFields(base.value, value, PROFILE_FIELDS));
      const variables = { ...changes, expectedVersion: base.version ?? null };
      const { data } = await client.mutate({ mutation: UpdateProfileDocument, variables, context: requestContext() });
      if (!data) throw new Error("The answer held no user");
      return data.updateUser.user;
    },
    reload: async () =>
      (await client.query({ query: ProfileDocument, fetchPolicy: "network-only", context: requestContext() })).data?.currentUser,
  });
}
