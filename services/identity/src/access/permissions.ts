import type { Role } from "@muhtawa/contracts";

/** What a caller is told: the operation runs, or it fails with this code. */
export type Permission = "ALLOWED" | "UNAUTHENTICATED" | "FORBIDDEN" | "NOT_FOUND";

/** Whom an operation is about, as the caller sees them: themselves, or somebody else with a role. */
export type Target = "SELF" | Role;
export type Caller = "VISITOR" | Role;

type About = Readonly<Record<Role, Readonly<Record<Target, Permission>>>>;
type Calls = Readonly<Record<Caller, Permission>>;

const PUBLIC: Calls = { VISITOR: "ALLOWED", CLIENT: "ALLOWED", ADMIN: "ALLOWED", SUPER_ADMIN: "ALLOWED" };
const SIGNED_IN: Calls = { ...PUBLIC, VISITOR: "UNAUTHENTICATED" };
const ADMINS: Calls = { ...SIGNED_IN, CLIENT: "FORBIDDEN" };
const SUPER_ADMINS: Calls = { ...ADMINS, ADMIN: "FORBIDDEN" };

const NOBODY = { SELF: "FORBIDDEN", CLIENT: "FORBIDDEN", ADMIN: "FORBIDDEN", SUPER_ADMIN: "FORBIDDEN" } as const;
const ONESELF = { ...NOBODY, SELF: "ALLOWED" } as const;
/** The id of a client is NOT_FOUND where admins are meant. */
const ANY_ADMIN = { SELF: "ALLOWED", CLIENT: "NOT_FOUND", ADMIN: "ALLOWED", SUPER_ADMIN: "ALLOWED" } as const;
const EVERYBODY = { SELF: "ALLOWED", CLIENT: "ALLOWED", ADMIN: "ALLOWED", SUPER_ADMIN: "ALLOWED" } as const;

/** Operations that are about no user in particular: who may call them. */
export const CALLS = {
  countries: PUBLIC,
  citiesByCountry: PUBLIC,
  registrationPolicy: PUBLIC,
  registerUser: PUBLIC,
  login: PUBLIC,
  requestPasswordReset: PUBLIC,
  verifyPasswordResetCode: PUBLIC,
  resetPassword: PUBLIC,
  currentUser: SIGNED_IN,
  personalTokens: SIGNED_IN,
  createPersonalToken: SIGNED_IN,
  revokePersonalToken: SIGNED_IN,
  usersList: ADMINS,
  adminsList: ADMINS,
  createAdmin: ADMINS,
  inviteUser: ADMINS,
  requestEmailConfirmation: SIGNED_IN,
  confirmEmail: SIGNED_IN,
  systemStatus: SUPER_ADMINS,
  replayDeadLetters: SUPER_ADMINS,
} as const satisfies Record<string, Calls>;

/** Operations about one user, named by id: what each role may do to whom. Visitors are UNAUTHENTICATED in all of them. */
export const ABOUT_A_USER = {
  updateUser: { CLIENT: ONESELF, ADMIN: { ...EVERYBODY, SUPER_ADMIN: "FORBIDDEN" }, SUPER_ADMIN: EVERYBODY },
  userProfileDetail: { CLIENT: ONESELF, ADMIN: EVERYBODY, SUPER_ADMIN: EVERYBODY },
  changePassword: { CLIENT: ONESELF, ADMIN: ONESELF, SUPER_ADMIN: ONESELF },
  adminProfileDetail: { CLIENT: NOBODY, ADMIN: ANY_ADMIN, SUPER_ADMIN: ANY_ADMIN },
  updateAdmin: { CLIENT: NOBODY, ADMIN: { ...ANY_ADMIN, SUPER_ADMIN: "FORBIDDEN" }, SUPER_ADMIN: ANY_ADMIN },
  deleteUser: {
    CLIENT: NOBODY,
    ADMIN: { ...EVERYBODY, SELF: "FORBIDDEN", SUPER_ADMIN: "FORBIDDEN" },
    SUPER_ADMIN: { ...EVERYBODY, SELF: "FORBIDDEN" },
  },
} as const satisfies Record<string, About>;

export type Call = keyof typeof CALLS;
export type CallAboutAUser = keyof typeof ABOUT_A_USER;
