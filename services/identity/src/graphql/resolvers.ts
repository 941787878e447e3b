import { changePassword } from "../commands/change-password.ts";
import { confirmEmail, requestEmailConfirmation } from "../commands/confirm-email.ts";
import { createAdmin } from "../commands/create-admin.ts";
import { createPersonalToken } from "../commands/create-personal-token.ts";
import { deleteUser } from "../commands/delete-user.ts";
import { inviteUser } from "../commands/invite-user.ts";
import { login } from "../commands/login.ts";
import { registerUser } from "../commands/register-user.ts";
import { revokePersonalToken } from "../commands/revoke-personal-token.ts";
import { requestPasswordReset } from "../commands/request-password-reset.ts";
import { replayGivenUp } from "../commands/replay-given-up.ts";
import { resetPassword } from "../commands/reset-password.ts";
import { updateAdmin } from "../commands/update-admin.ts";
import { updateUser } from "../commands/update-user.ts";
import { verifyPasswordResetCode } from "../commands/verify-password-reset-code.ts";
import type { Identity } from "../identity.ts";
import { cityOf } from "../places/cities.ts";
import { countriesIn, countryById, countryName } from "../places/countries.ts";
import { adminProfileDetail } from "../queries/admin-profile-detail.ts";
import { adminsList } from "../queries/admins-list.ts";
import { citiesByCountry } from "../queries/cities-by-country.ts";
import { currentUser } from "../queries/current-user.ts";
import { personalTokens } from "../queries/personal-tokens.ts";
import { systemStatus } from "../queries/system-status.ts";
import { userProfileDetail } from "../queries/user-profile-detail.ts";
import { usersList } from "../queries/users-list.ts";
import type { Resolvers } from "./generated/schema.ts";
import { loadersOf } from "./loaders.ts";

export const resolversOf = (identity: Identity): Resolvers => ({
  Query: {
    countries: (_, __, { locale }) => [...countriesIn(locale)],
    registrationPolicy: () => ({ ...identity.policy }),
    citiesByCountry: (_, { countryId }, context) => citiesByCountry(context, countryId),
    currentUser: (_, __, context) => currentUser(identity, context),
    personalTokens: (_, __, context) => personalTokens(identity, context),
    usersList: (_, args, context) => usersList(identity, context, args),
    adminsList: (_, args, context) => adminsList(identity, context, args),
    userProfileDetail: (_, args, context) => userProfileDetail(identity, context, args),
    adminProfileDetail: (_, args, context) => adminProfileDetail(identity, context, args),
    systemStatus: (_, __, context) => systemStatus(identity, context),
  },
  Mutation: {
    registerUser: (_, args, context) => registerUser(identity, context, args),
    login: (_, args, context) => login(identity, context, args),
    updateUser: (_, args, context) => updateUser(identity, context, args),
    createAdmin: (_, args, context) => createAdmin(identity, context, args),
    updateAdmin: (_, args, context) => updateAdmin(identity, context, args),
    changePassword: (_, args, context) => changePassword(identity, context, args),
    createPersonalToken: (_, args, context) => createPersonalToken(identity, context, args),
    revokePersonalToken: (_, args, context) => revokePersonalToken(identity, context, args),
    replayDeadLetters: (_, __, context) => replayGivenUp(identity, context),
    inviteUser: (_, args, context) => inviteUser(identity, context, args),
    requestEmailConfirmation: (_, __, context) => requestEmailConfirmation(identity, context),
    confirmEmail: (_, args, context) => confirmEmail(identity, context, args),
    deleteUser: (_, args, context) => deleteUser(identity, context, args),
    requestPasswordReset: (_, args, context) => requestPasswordReset(identity, context, args),
    verifyPasswordResetCode: (_, args, context) => verifyPasswordResetCode(identity, context, args),
    resetPassword: (_, args, context) => resetPassword(identity, context, args),
  },
  User: {
    emailConfirmed: ({ emailConfirmed = null }) => (identity.policy.confirmsEmail ? emailConfirmed : null),
    __resolveReference: ({ id }, context) => loadersOf(identity, context).profile.load(id),
  },
  PersonalToken: {
    id: ({ _id }) => _id,
    companyIds: ({ companies = null }) => companies,
  },
  Address: {
    country: ({ countryId }) => (countryId && countryById(countryId)) || null,
    city: ({ countryId, cityId }) => (countryId && cityId && cityOf(countryId, cityId)) || null,
  },
  Country: {
    name: ({ id }, _, { locale }) => countryName(id, locale),
  },
  City: {
    name: ({ name }, _, { locale }) => name[locale],
  },
});
