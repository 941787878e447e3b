import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import type { Role } from "@muhtawa/contracts";
import { newId } from "@muhtawa/service-kit";
import { Kind, parse } from "graphql";
import { decodeJwt } from "jose";
import { permissionsPage } from "../docs/permissions-page.ts";
import {
  ABOUT_A_USER,
  type Call,
  type CallAboutAUser,
  CALLS,
  type Caller,
  type Permission,
  type Target,
} from "../src/access/permissions.ts";
import { SCOPES } from "../src/access/scopes.ts";
import { ADMIN_DETAIL, ADMINS, CHANGE_PASSWORD, CREATE_ADMIN, CURRENT_USER, DELETE_USER, LOGIN, PROFILE_DETAIL } from "./documents.ts";
import { REGISTER, REQUEST_RESET, RESET_PASSWORD, UPDATE_ADMIN, UPDATE_USER, USERS, VERIFY_CODE } from "./documents.ts";
import { ADMIN, codeOf, newcomer, PASSWORD, type RunningIdentity, type SignedIn, signedInAs, startIdentity } from "./running-identity.ts";

const file = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const keys = <Key extends string>(table: Record<Key, unknown>) => Object.keys(table) as Key[];
const ROLES: readonly Role[] = ["CLIENT", "ADMIN", "SUPER_ADMIN"];

const colleague = () => ({ ...newcomer(), confirmPassword: undefined, countryId: undefined, firstName: "Noura", lastName: "Saleh" });
const CALLED: Record<Call, [document: string, variables: () => Record<string, unknown>]> = {
  countries: ["{ countries { id } }", () => ({})],
  citiesByCountry: ['{ citiesByCountry(countryId: "SA") { id } }', () => ({})],
  registrationPolicy: ["{ registrationPolicy { invitedOnly confirmsEmail } }", () => ({})],
  personalTokens: ["{ personalTokens { id } }", () => ({})],
  createPersonalToken: ['mutation { createPersonalToken(name: "", scopes: [], days: 1) { secret } }', () => ({})],
  revokePersonalToken: ['mutation { revokePersonalToken(id: "") { success } }', () => ({})],
  inviteUser: ['mutation { inviteUser(email: "invited@example.com") { success } }', () => ({})],
  requestEmailConfirmation: ["mutation { requestEmailConfirmation { success } }", () => ({})],
  confirmEmail: ['mutation { confirmEmail(code: "123456") { user { id } } }', () => ({})],
  systemStatus: ["{ systemStatus { deadLetterCount } }", () => ({})],
  replayDeadLetters: ["mutation { replayDeadLetters { replayed } }", () => ({})],
  registerUser: [REGISTER, () => newcomer()],
  login: [LOGIN, () => ADMIN],
  currentUser: [CURRENT_USER, () => ({})],
  usersList: [USERS, () => ({})],
  adminsList: [ADMINS, () => ({})],
  createAdmin: [CREATE_ADMIN, colleague],
  requestPasswordReset: [REQUEST_RESET, () => ({ email: "nobody@example.com" })],
  verifyPasswordResetCode: [VERIFY_CODE, () => ({ email: "nobody@example.com", code: "123456" })],
  resetPassword: [RESET_PASSWORD, () => ({ resetToken: "none", newPassword: NEW, confirmPassword: NEW })],
};

const NEW = "quite another secret 8";
const CALLED_ABOUT: Record<CallAboutAUser, [document: string, variables: Record<string, unknown>]> = {
  updateUser: [UPDATE_USER, { lastName: "Nasser" }],
  changePassword: [CHANGE_PASSWORD, { oldPassword: PASSWORD, newPassword: NEW, confirmPassword: NEW }],
  userProfileDetail: [PROFILE_DETAIL, {}],
  adminProfileDetail: [ADMIN_DETAIL, {}],
  updateAdmin: [UPDATE_ADMIN, { lastName: "Nasser" }],
  deleteUser: [DELETE_USER, {}],
};

let identity: RunningIdentity;
const callers: Partial<Record<Caller, SignedIn>> = {};
const others: Partial<Record<Target, SignedIn>> = {};
beforeAll(async () => {
  identity = await startIdentity();
  for (const role of ROLES) {
    callers[role] = await signedInAs(identity, role);
    others[role] = await signedInAs(identity, role);
  }
});
afterAll(() => identity?.stop());

/** An operation that reads its input has been allowed to run. */
const outcome = (code: string | undefined): Permission =>
  (code === undefined || code === "BAD_USER_INPUT" ? "ALLOWED" : code) as Permission;

async function tried(call: CallAboutAUser, token: string | undefined, id: string): Promise<Permission> {
  const [document, variables] = CALLED_ABOUT[call];
  return outcome(codeOf(await identity.as({ token })(document, { ...variables, id })));
}

describe("the table", () => {
  test("has every operation of the schema", () => {
    const operations = parse(file("../schema.graphql")).definitions.flatMap((definition) =>
      definition.kind === Kind.OBJECT_TYPE_DEFINITION && ["Query", "Mutation"].includes(definition.name.value)
        ? (definition.fields ?? []).map(({ name }) => name.value)
        : [],
    );
    expect([...keys(CALLS), ...keys(ABOUT_A_USER)].toSorted()).toEqual(operations.toSorted());
  });

  test.each(ROLES)("a %s's token names the scope of that role", (role) => {
    expect(decodeJwt(callers[role]?.token ?? "")["scope"]).toEqual([...SCOPES[role]]);
  });

  test("is what docs/permissions.md shows", () => {
    expect(file("../../../docs/permissions.md")).toBe(permissionsPage());
  });
});

describe("an operation that is about nobody in particular", () => {
  const cells = keys(CALLS).flatMap((call) => keys(CALLS[call]).map((caller) => [call, caller, CALLS[call][caller]] as const));
  test.each(cells)("%s by a %s is %s", async (call, caller, permission) => {
    const [document, variables] = CALLED[call];
    const { token } = callers[caller] ?? {};
    expect(outcome(codeOf(await identity.as({ token })(document, variables())))).toBe(permission);
  });
});

describe("whatever the table says,", () => {
  test.each(["createAdmin", "inviteUser", "adminsList", "usersList"] as const)("%s is for admins alone", async (call) => {
    const [document, variables] = CALLED[call];
    const told = async (caller: Caller) => outcome(codeOf(await identity.as({ token: callers[caller]?.token })(document, variables())));
    expect([await told("VISITOR"), await told("CLIENT"), await told("ADMIN")]).toEqual(["UNAUTHENTICATED", "FORBIDDEN", "ALLOWED"]);
  });

  test.each(["updateAdmin", "adminProfileDetail", "deleteUser"] as const)("%s of another is for admins alone", async (call) => {
    for (const target of ROLES)
      expect([target, await tried(call, callers.CLIENT?.token, others[target]?.user.id ?? "")]).toEqual([target, "FORBIDDEN"]);
  });

  test.each(["updateAdmin", "deleteUser"] as const)("%s of a super admin is for super admins alone", async (call) => {
    expect(await tried(call, callers.ADMIN?.token, others.SUPER_ADMIN?.user.id ?? "")).toBe("FORBIDDEN");
  });
});

describe("an operation about a user", () => {
  const cells = keys(ABOUT_A_USER).flatMap((call) =>
    ROLES.flatMap((role) =>
      keys<Target>(ABOUT_A_USER[call][role]).map((target) => [call, role, target, ABOUT_A_USER[call][role][target]] as const),
    ),
  );
  test.each(cells)("%s by a %s to %s is %s", async (call, role, target, permission) => {
    // Who is deleted or has another password is of no use to the next cell.
    const used = permission === "ALLOWED" && (call === "deleteUser" || call === "changePassword");
    const self = used && target === "SELF" ? await signedInAs(identity, role) : callers[role];
    const another = used && target !== "SELF" ? await signedInAs(identity, target) : others[target];
    const { user } = (target === "SELF" ? self : another) as SignedIn;
    expect(await tried(call, self?.token, user.id)).toBe(permission);
  });

  test.each(keys(ABOUT_A_USER))("%s by a visitor is UNAUTHENTICATED", async (call) => {
    for (const id of [others.CLIENT?.user.id, newId()]) expect(await tried(call, undefined, id)).toBe("UNAUTHENTICATED");
  });

  test.each(keys(ABOUT_A_USER))("%s doesn't tell who may ask for no other account which ids there are", async (call) => {
    for (const role of ROLES) {
      const mayAskForOthers = ROLES.some((other) => ABOUT_A_USER[call][role][other] !== "FORBIDDEN");
      expect(await tried(call, callers[role]?.token, newId())).toBe(mayAskForOthers ? "NOT_FOUND" : "FORBIDDEN");
    }
  });
});
