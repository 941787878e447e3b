import { userState, userUpdated } from "@muhtawa/contracts";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { newId } from "@muhtawa/service-kit";
import { CHANGE_PASSWORD, CURRENT_USER, UPDATE_USER } from "./documents.ts";
import {
  adminToken,
  codeOf,
  fieldsOf,
  registered,
  type RunningIdentity,
  type SignedIn,
  signedInAs,
  startIdentity,
} from "./running-identity.ts";
import { uploaded } from "./uploaded.ts";

let identity: RunningIdentity;
let admin: string;
beforeAll(async () => {
  identity = await startIdentity();
  admin = await adminToken(identity);
});
afterAll(() => identity?.stop());

const update = ({ token, user }: SignedIn, changes: object) => identity.as({ token })(UPDATE_USER, { id: user.id, ...changes });
const changed = async (who: SignedIn, changes: object) => {
  const { data, errors } = await update(who, changes);
  expect(errors).toBeUndefined();
  return data.updateUser.user;
};
const stored = async ({ token }: SignedIn) => (await identity.as({ token })(CURRENT_USER)).data.currentUser;

describe("updateUser", () => {
  test("changes what is given and nothing else", async () => {
    const sara = await registered(identity, { firstName: "Sara", about: "Coffee", street: "King Fahd Road" });
    expect(await changed(sara, { firstName: "Sarah" })).toEqual({ ...sara.user, firstName: "Sarah" });
    const everything = {
      username: "sarah.writes",
      lastName: "العتيبي",
      image: await uploaded(identity, sara.user.id),
      phoneCode: "+971",
      phoneNumber: "050 123 4567",
      organization: "Sada",
      website: "https://sada.example",
      about: "Tea",
      whatsapp: "+966 50 123 4567",
      jobTitle: "Editor",
      socialLinks: {
        x: "https://x.com/sada",
        instagram: "http://instagram.com/sada",
        snapchat: "https://snapchat.com/add/sada",
        youtube: "https://youtube.com/@sada",
        facebook: "https://facebook.com/sada",
      },
    };
    const links = { ...everything.socialLinks, tiktok: null };
    const expected = {
      ...sara.user,
      firstName: "Sarah",
      ...everything,
      phoneNumber: "501234567",
      whatsapp: "+966501234567",
      socialLinks: links,
    };
    expect(await changed(sara, everything)).toEqual(expected);
    expect(await stored(sara)).toEqual(expected);
    expect((await changed(sara, { socialLinks: { x: null, tiktok: "https://tiktok.com/@sada" } })).socialLinks).toEqual({
      ...links,
      x: null,
      tiktok: "https://tiktok.com/@sada",
    });
  });

  test("null and blank clear what may be missing", async () => {
    const said = { firstName: "Omar", lastName: "Saleh", about: "Coffee", organization: "Sada", website: "https://sada.example" };
    const omar = await registered(identity, { ...said, cityId: "108410", street: "King Fahd Road", postalCode: "12211" });
    const more = { whatsapp: "501234567", jobTitle: "Editor", socialLinks: { x: "https://x.com/omar" } };
    await changed(omar, { image: await uploaded(identity, omar.user.id), ...more });
    const nothing = { firstName: null, lastName: "", organization: null, website: "", image: null, whatsapp: null, jobTitle: null };
    const cleared = { ...nothing, about: "  ", socialLinks: null, cityId: null, street: "", postalCode: null };
    const { address, ...user } = await changed(omar, cleared);
    const fields = [...Object.keys(nothing), "about", "socialLinks"];
    expect(user).toMatchObject(Object.fromEntries(fields.map((field) => [field, null])));
    expect(address).toMatchObject({ country: { id: "SA" }, city: null, street: null, postalCode: null });
  });

  test.each(["username", "phoneCode", "phoneNumber", "countryId"])("doesn't clear a client's %s", async (field) => {
    const client = await registered(identity);
    for (const nothing of [null, " "]) {
      const answer = await update(client, { [field]: nothing });
      expect([codeOf(answer), Object.keys(fieldsOf(answer) ?? {})]).toEqual(["BAD_USER_INPUT", [field]]);
    }
    expect(await stored(client)).toEqual(client.user);
  });

  test("doesn't clear an admin's names, and an admin has no need of a country", async () => {
    const colleague = await signedInAs(identity, "ADMIN");
    const answer = await update(colleague, { firstName: null, lastName: "" });
    expect(Object.keys(fieldsOf(answer) ?? {})).toEqual(["firstName", "lastName"]);
    expect((await changed(colleague, { countryId: null })).address).toBeNull();
  });

  test("names every problem at once, in both languages, and stores nothing", async () => {
    const client = await registered(identity);
    const shapes = { username: "a!", image: "https://elsewhere.example/a.png", website: "javascript:alert(1)", countryId: "ZZ" };
    const english = fieldsOf(await update(client, { ...shapes, socialLinks: { x: "ftp://x.com" } }));
    expect(Object.keys(english ?? {}).toSorted()).toEqual(["countryId", "image", "socialLinks.x", "username", "website"]);
    const meanings = { phoneNumber: "12", whatsapp: "not a number", cityId: "360630" };
    const arabic = fieldsOf(await identity.as({ token: client.token, locale: "ar" })(UPDATE_USER, { id: client.user.id, ...meanings }));
    expect(Object.keys(arabic ?? {}).toSorted()).toEqual(["cityId", "phoneNumber", "whatsapp"]);
    for (const [message] of Object.values(arabic ?? {})) expect(message).toMatch(/[\u0600-\u06FF]/);
    expect(await stored(client)).toEqual(client.user);
  });

  test.each(["/media/", "/media/../secret", "/media/a?w=3", "//media/a", "media/a", "data:image/png;base64,AA", "/media/a/b"])(
    "takes no image at %s",
    async (image) => expect(Object.keys(fieldsOf(await update(await registered(identity), { image })) ?? {})).toEqual(["image"]),
  );

  test("checks a new dial code against the number that stays, and a new number against the code", async () => {
    const client = await registered(identity);
    expect(Object.keys(fieldsOf(await update(client, { phoneCode: "1" })) ?? {})).toEqual(["phoneNumber"]);
    expect(await changed(client, { phoneCode: "20", phoneNumber: "1001234567" })).toMatchObject({ phoneCode: "20" });
    expect(await changed(client, { phoneNumber: "1009876543" })).toMatchObject({ phoneCode: "20", phoneNumber: "1009876543" });
  });

  test("drops a city when the country changes", async () => {
    const client = await registered(identity, { cityId: "108410", street: "Here" });
    const { address } = await changed(client, { countryId: "eg" });
    expect(address).toMatchObject({ country: { id: "EG" }, city: null, street: "Here" });
    expect((await changed(client, { cityId: "360630" })).address.city).toMatchObject({ id: "360630" });
  });

  test("keeps usernames unique whatever their letter case, and lets one change the case of one's own", async () => {
    const [one, other] = [await registered(identity, { username: "Taken.Name" }), await registered(identity)];
    const answer = await update(other, { username: "tAKEN.nAME" });
    expect([codeOf(answer), fieldsOf(answer)]).toEqual(["CONFLICT", { username: ["This username is taken."] }]);
    expect(await changed(one, { username: "TAKEN.NAME" })).toMatchObject({ username: "TAKEN.NAME" });
  });

  test("changes meeting each other are all there", async () => {
    const client = await registered(identity);
    const changes = { firstName: "A", lastName: "B", organization: "C", about: "D", jobTitle: "E", street: "F" };
    await Promise.all(Object.entries(changes).map(([field, value]) => changed(client, { [field]: value })));
    const { street, ...fields } = changes;
    expect(await stored(client)).toMatchObject({ ...fields, address: { street } });
  });

  test("tells the other services what changed, and nothing when nothing did", async () => {
    const client = await registered(identity, { firstName: "Layla" });
    await changed(client, { firstName: "Layla" });
    await changed(client, { firstName: "Leila", jobTitle: "Editor" });
    const fact = await identity.events.awaited(userUpdated, ({ aggregateId }) => aggregateId === client.user.id);
    expect(fact.data.fields.toSorted()).toEqual(["firstName", "jobTitle"]);
    expect(fact.actor).toEqual({ id: client.user.id, role: "CLIENT" });
    const state = await identity.events.awaited(
      userState,
      ({ aggregateId, sourceVersion }) => aggregateId === client.user.id && sourceVersion === 2,
    );
    expect(state.data).toMatchObject({ firstName: "Leila" });
  });

  test("is for oneself and admins; only a super admin changes a super admin", async () => {
    const [client, stranger, colleague] = [await registered(identity), await registered(identity), await signedInAs(identity, "ADMIN")];
    const root = await signedInAs(identity, "SUPER_ADMIN");
    const as = async (token: string | undefined, id: string) =>
      codeOf(await identity.as({ token })(UPDATE_USER, { id, jobTitle: "Editor" }));
    expect(await as(stranger.token, client.user.id)).toBe("FORBIDDEN");
    expect(await as(stranger.token, newId())).toBe("FORBIDDEN");
    expect(await as(undefined, client.user.id)).toBe("UNAUTHENTICATED");
    expect(await as(colleague.token, client.user.id)).toBeUndefined();
    expect(await as(colleague.token, newId())).toBe("NOT_FOUND");
    expect(await as(colleague.token, root.user.id)).toBe("FORBIDDEN");
    expect(await as(admin, root.user.id)).toBeUndefined();
  });
});

describe("a profile's version", () => {
  const VERSIONED = `mutation ($id: ID!, $about: String, $expectedVersion: Int) {
    updateUser(id: $id, about: $about, expectedVersion: $expectedVersion) { user { about version } } }`;
  const update = async ({ token, user }: SignedIn, about: string, expectedVersion?: number) => {
    const { data, errors } = await identity.as({ token })(VERSIONED, { id: user.id, about, expectedVersion });
    return errors?.[0]?.extensions ?? data.updateUser.user;
  };
  const versionOf = async ({ token }: SignedIn) => (await identity.as({ token })("{ currentUser { version } }")).data.currentUser.version;

  test("grows with what changes the profile, and whoever expects another changes nothing", async () => {
    const sara = await registered(identity);
    expect(await versionOf(sara)).toBe(1);
    const { version } = await update(sara, "Coffee", 1);
    expect(version).toBeGreaterThan(1);
    expect(await update(sara, "Coffee", version)).toEqual({ about: "Coffee", version });
    for (const expected of [1, version + 1]) expect(await update(sara, "Late", expected)).toEqual({ code: "CONFLICT", version });
    expect(await update(sara, "Tea", version)).toMatchObject({ about: "Tea" });
  });

  test("stays when the password changes", async () => {
    const sara = await registered(identity, { password: "Secret-pass1", confirmPassword: "Secret-pass1" });
    const { version } = await update(sara, "Coffee", 1);
    const { errors } = await identity.as(sara)(CHANGE_PASSWORD, {
      id: sara.user.id,
      oldPassword: "Secret-pass1",
      newPassword: "Other-pass2",
      confirmPassword: "Other-pass2",
    });
    expect(errors).toBeUndefined();
    expect(await update(sara, "Tea", version)).toMatchObject({ about: "Tea" });
  });

  test("is an admin's too", async () => {
    const sara = await registered(identity);
    const { version } = await update(sara, "Coffee");
    const byAdmin = { token: admin, user: sara.user } as SignedIn;
    expect(await update(byAdmin, "Late", 1)).toEqual({ code: "CONFLICT", version });
    expect(await update(byAdmin, "Edited", version)).toMatchObject({ about: "Edited" });
    expect(await update(sara, "Late", version)).toMatchObject({ code: "CONFLICT" });
  });

  test("of an admin is demanded by updateAdmin", async () => {
    const as = identity.as({ token: admin });
    const { id } = (await as("{ currentUser { id } }")).data.currentUser;
    const { version } = (await as("query ($id: ID!) { adminProfileDetail(id: $id) { version } }", { id })).data.adminProfileDetail;
    const rename = `mutation ($id: ID!, $version: Int) { updateAdmin(id: $id, firstName: "Huda", lastName: "Saleh", expectedVersion: $version) { user { version } } }`;
    expect((await as(rename, { id, version: version + 1 })).errors?.[0]?.extensions).toEqual({ code: "CONFLICT", version });
    expect((await as(rename, { id, version })).data.updateAdmin.user.version).toBeGreaterThan(version);
  });
});
