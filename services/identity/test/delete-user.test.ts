import { userDeleted, userState } from "@muhtawa/contracts";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { ExclusiveTurn, newId, systemContext } from "@muhtawa/service-kit";
import { deleteUser } from "../src/commands/delete-user.ts";
import type { Identity } from "../src/identity.ts";
import { UserStore } from "../src/store/user-store.ts";
import { CURRENT_USER, DELETE_USER, LOGIN, REGISTER, USERS } from "./documents.ts";
import { adminToken, codeOf, newcomer, PASSWORD, registered, type RunningIdentity, signedInAs, startIdentity } from "./running-identity.ts";

let identity: RunningIdentity;
let admin: string;
beforeAll(async () => {
  identity = await startIdentity();
  admin = await adminToken(identity);
});
afterAll(() => identity?.stop());

const remove = async (token: string | undefined, id: string) => codeOf(await identity.as({ token })(DELETE_USER, { id }));

describe("deleteUser", () => {
  test("leaves nothing of a person but a tombstone, which tells the other services", async () => {
    const { user, token } = await registered(identity, { firstName: "Sara", username: "leaving.soon" });
    const { data } = await identity.as({ token: admin })(DELETE_USER, { id: user.id });
    expect(data.deleteUser).toEqual({ success: true });
    const state = await identity.events.awaited(userState, ({ aggregateId, data: card }) => aggregateId === user.id && card.deleted);
    expect(state.data).toEqual({ deleted: true });
    const fact = await identity.events.awaited(userDeleted, ({ aggregateId }) => aggregateId === user.id);
    expect(fact.data).toEqual({ role: "CLIENT" });
    const left = await identity.database.collection<{ _id: string }>("users").findOne({ _id: user.id });
    for (const detail of [user.email, user.username, "Sara", user.phoneNumber, "$argon2id$"])
      expect(JSON.stringify(left)).not.toContain(detail);
    expect(codeOf(await identity.as({ token })(CURRENT_USER))).toBe("UNAUTHENTICATED");
    expect(codeOf(await identity.as()(LOGIN, { email: user.email, password: PASSWORD }))).toBe("UNAUTHENTICATED");
    expect(await identity.database.collection("sessions").countDocuments({ userId: user.id, revokedAt: { $exists: false } })).toBe(0);
    expect((await identity.as({ token: admin })(USERS, { search: "leaving.soon" })).data.usersList.totalCount).toBe(0);
  });

  test("leaves a deleted admin no power, however long their token would last", async () => {
    const [colleague, client] = [await signedInAs(identity, "ADMIN"), await registered(identity)];
    expect(await remove(admin, colleague.user.id)).toBeUndefined();
    expect(await remove(colleague.token, client.user.id)).toBe("UNAUTHENTICATED");
    expect(codeOf(await identity.as({ token: colleague.token })(USERS))).toBe("UNAUTHENTICATED");
  });

  test("needs no message to take a deleted admin's power: the database is asked", async () => {
    const colleague = await signedInAs(identity, "ADMIN");
    const asking = () => identity.as({ token: colleague.token })(USERS).then(codeOf);
    expect(await asking()).toBeUndefined();
    // Nothing tells of this: no event, no revocation.
    await identity.database.collection<{ _id: string }>("users").deleteOne({ _id: colleague.user.id });
    expect(await asking()).toBe("UNAUTHENTICATED");
  });

  test("frees email and username", async () => {
    const { user } = await registered(identity, { username: "comes.back", email: "comes.back@example.com" });
    await remove(admin, user.id);
    const again = await identity.as()(REGISTER, newcomer({ username: "Comes.Back", email: "comes.back@example.com" }));
    expect(again.data.registerUser.user.id).not.toBe(user.id);
  });

  test("finds nobody twice", async () => {
    const { user } = await registered(identity);
    expect([await remove(admin, user.id), await remove(admin, user.id), await remove(admin, newId())]).toEqual([
      undefined,
      "NOT_FOUND",
      "NOT_FOUND",
    ]);
  });

  test("is for admins, never for oneself, and only a super admin deletes a super admin", async () => {
    const [client, colleague, other, root] = [
      await registered(identity),
      await signedInAs(identity, "ADMIN"),
      await signedInAs(identity, "ADMIN"),
      await signedInAs(identity, "SUPER_ADMIN"),
    ];
    expect(await remove(undefined, client.user.id)).toBe("UNAUTHENTICATED");
    for (const id of [client.user.id, colleague.user.id, newId()]) expect(await remove(client.token, id)).toBe("FORBIDDEN");
    expect(await remove(colleague.token, colleague.user.id)).toBe("FORBIDDEN");
    expect(await remove(root.token, root.user.id)).toBe("FORBIDDEN");
    expect(await remove(colleague.token, root.user.id)).toBe("FORBIDDEN");
    expect(await remove(colleague.token, other.user.id)).toBeUndefined();
    expect(await remove(colleague.token, client.user.id)).toBeUndefined();
    expect(await remove(admin, root.user.id)).toBeUndefined();
  });

  test("of super admins who all delete each other at once, one stays", async () => {
    const rivals = await Promise.all(Array.from({ length: 3 }, () => signedInAs(identity, "SUPER_ADMIN")));
    const { data } = await identity.as({ token: admin })(CURRENT_USER);
    const all = [...rivals, { token: admin, user: data.currentUser }];
    const codes = await Promise.all(
      all.flatMap(({ token }, index) => all.filter((_, other) => other !== index).map(({ user }) => remove(token, user.id))),
    );
    const left = await identity.database.collection<{ _id: string }>("users").find({ role: "SUPER_ADMIN" }).toArray();
    expect(left).toHaveLength(1);
    for (const code of codes) expect([undefined, "UNAUTHENTICATED", "NOT_FOUND", "CONFLICT"]).toContain(code);
    // Somebody whose own account went while their request was under way.
    const parts = {
      users: new UserStore(identity.database, { register: () => {} } as never),
      superAdminTurn: new ExclusiveTurn(identity.database, "super admins", { warn: () => {} }),
    } as Identity;
    const context = { ...systemContext(), actor: { id: newId(), role: "SUPER_ADMIN", scope: [], sessionId: "s" } } as const;
    await expect(deleteUser(parts, context, { id: left[0]?._id ?? "" })).rejects.toMatchObject({ code: "CONFLICT" });
  });
});
