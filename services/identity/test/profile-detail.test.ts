import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { PROFILE_DETAIL, UPDATE_USER } from "./documents.ts";
import { adminToken, codeOf, registered, type RunningIdentity, signedInAs, startIdentity } from "./running-identity.ts";

let identity: RunningIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity?.stop());

const detail = (id: string, token?: string, locale?: "en" | "ar") => identity.as({ token, locale })(PROFILE_DETAIL, { id });

describe("userProfileDetail", () => {
  test("has every field of the user, with the address, for admins and for oneself", async () => {
    const { user, token } = await registered(identity, { cityId: "108410", street: "King Fahd Road", postalCode: "12211", about: "Tea" });
    const changes = { whatsapp: "+966501234567", jobTitle: "Editor", socialLinks: { x: "https://x.com/sada" } };
    const { data } = await identity.as({ token })(UPDATE_USER, { id: user.id, ...changes });
    const profile = data.updateUser.user;
    expect(profile).toMatchObject({ ...changes, about: "Tea", address: { street: "King Fahd Road", postalCode: "12211" } });
    for (const reader of [token, await adminToken(identity)]) {
      const answer = await detail(user.id, reader);
      expect(answer.errors).toBeUndefined();
      expect(answer.data.userProfileDetail).toEqual({ profile, address: profile.address });
    }
    const arabic = await detail(user.id, token, "ar");
    expect(arabic.data.userProfileDetail.address).toMatchObject({
      country: { name: "المملكة العربية السعودية" },
      city: { name: "الرياض" },
    });
  });

  test("of an admin has no address", async () => {
    const { user, token } = await signedInAs(identity, "ADMIN");
    await identity.as({ token })(UPDATE_USER, { id: user.id, countryId: null });
    expect((await detail(user.id, token)).data.userProfileDetail.address).toBeNull();
  });

  test("is named by an id", async () => {
    const token = await adminToken(identity);
    expect([codeOf(await detail("nobody", token)), codeOf(await detail(" ", token))]).toEqual(["NOT_FOUND", "BAD_USER_INPUT"]);
  });
});
