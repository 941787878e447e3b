import { CLOSED, READ, type TokenAccessTable } from "@muhtawa/service-kit";
import type { Resolvers } from "./generated/schema.ts";

/** What each operation needs of a personal token: such tokens are for work, not for accounts, passwords and tokens. */
export const TOKEN_ACCESS = {
  countries: READ,
  registrationPolicy: READ,
  citiesByCountry: READ,
  currentUser: READ,
  personalTokens: CLOSED,
  usersList: CLOSED,
  adminsList: CLOSED,
  userProfileDetail: CLOSED,
  adminProfileDetail: CLOSED,
  systemStatus: CLOSED,
  replayDeadLetters: CLOSED,
  registerUser: CLOSED,
  login: CLOSED,
  updateUser: CLOSED,
  createAdmin: CLOSED,
  updateAdmin: CLOSED,
  changePassword: CLOSED,
  createPersonalToken: CLOSED,
  revokePersonalToken: CLOSED,
  deleteUser: CLOSED,
  inviteUser: CLOSED,
  requestEmailConfirmation: CLOSED,
  confirmEmail: CLOSED,
  requestPasswordReset: CLOSED,
  verifyPasswordResetCode: CLOSED,
  resetPassword: CLOSED,
} satisfies TokenAccessTable & Record<keyof NonNullable<Resolvers["Query"]> | keyof NonNullable<Resolvers["Mutation"]>, unknown>;
