import { mediaState, userState } from "@muhtawa/contracts";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { newSecretId } from "@muhtawa/service-kit";
import { eventually } from "@muhtawa/testkit";
import { CREATE_ADMIN, UPDATE_ADMIN, UPDATE_USER } from "./documents.ts";
import {
  codeOf,
  fieldsOf,
  newcomer,
  registered,
  type RunningIdentity,
  type SignedIn,
  signedInAs,
  startIdentity,
} from "./running-identity.ts";
import { uploaded } from "./uploaded.ts";

let identity: RunningIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity?.stop());

const NOT_UPLOADED = { en: "Choose a picture that has been uploaded here.", ar: "يُرجى اختيار صورة من الصور المرفوعة هنا." };

const attach = ({ token, user }: SignedIn, image: string | null, locale?: "en" | "ar") =>
  identity.as({ token, locale })(UPDATE_USER, { id: user.id, image });

describe("an account's picture", () => {
  test("is one that its owner uploaded; the other services learn of it", async () => {
    const sara = await registered(identity);
    const image = await uploaded(identity, sara.user.id);
    const { data } = await attach(sara, image);
    expect(data.updateUser.user.image).toBe(image);
    const state = await identity.events.awaited(userState, ({ data: card }) => !card.deleted && card.image === image);
    expect(state.aggregateId).toBe(sara.user.id);
    expect((await attach(sara, null)).data.updateUser.user.image).toBeNull();
  });

  test("may be attached the moment it was uploaded, before this service has heard of it", async () => {
    const omar = await registered(identity);
    const id = newSecretId();
    const attaching = attach(omar, `/media/${id}`);
    await uploaded(identity, omar.user.id, { id });
    expect((await attaching).data.updateUser.user.image).toBe(`/media/${id}`);
  });

  test.each([
    ["another's", (owner: string) => uploaded(identity, `not ${owner}`)],
    ["a document", (owner: string) => uploaded(identity, owner, { kind: "DOCUMENT" })],
    ["one that was deleted", (owner: string) => uploaded(identity, owner, { deleted: true })],
    ["one that nobody knows", () => Promise.resolve("/media/0123456789012345678901234567890123456789")],
  ])("is never %s", async (_, made) => {
    const layla = await registered(identity);
    const image = await made(layla.user.id);
    await eventually(async () => {
      const answer = await attach(layla, image);
      return codeOf(answer) === "BAD_USER_INPUT";
    });
    for (const locale of ["en", "ar"] as const)
      expect(fieldsOf(await attach(layla, image, locale))).toEqual({ image: [NOT_UPLOADED[locale]] });
  });

  test("that is stored already may be sent again by whoever changes the account", async () => {
    const [client, admin] = [await registered(identity), await signedInAs(identity, "ADMIN")];
    const image = await uploaded(identity, client.user.id);
    await attach(client, image);
    const asAdmin = (changes: object) => identity.as({ token: admin.token })(UPDATE_USER, { id: client.user.id, ...changes });
    expect((await asAdmin({ image, firstName: "Huda" })).data.updateUser.user).toMatchObject({ image, firstName: "Huda" });
    const another = await uploaded(identity, client.user.id);
    expect(Object.keys(fieldsOf(await asAdmin({ image: another })) ?? {})).toEqual(["image"]);
    const admins = await uploaded(identity, admin.user.id);
    expect((await asAdmin({ image: admins })).data.updateUser.user.image).toBe(admins);
  });

  test("is named with the other problems", async () => {
    const client = await registered(identity);
    const answer = await identity.as({ token: client.token })(UPDATE_USER, {
      id: client.user.id,
      image: await uploaded(identity, "somebody else"),
      phoneNumber: "12",
    });
    expect(Object.keys(fieldsOf(answer) ?? {}).toSorted()).toEqual(["image", "phoneNumber"]);
  });

  test("of a new or changed admin is one that the calling admin uploaded", async () => {
    const admin = await signedInAs(identity, "ADMIN");
    const as = identity.as({ token: admin.token });
    const colleague = (image: string) => ({ ...newcomer(), firstName: "Noura", lastName: "Saleh", image });
    const strange = await as(CREATE_ADMIN, colleague(await uploaded(identity, "somebody else")));
    expect([codeOf(strange), Object.keys(fieldsOf(strange) ?? {})]).toEqual(["BAD_USER_INPUT", ["image"]]);
    const image = await uploaded(identity, admin.user.id);
    const { data } = await as(CREATE_ADMIN, colleague(image));
    expect(data.createAdmin.user.image).toBe(image);
    const next = await uploaded(identity, admin.user.id);
    const updated = await as(UPDATE_ADMIN, { id: data.createAdmin.user.id, image: next });
    expect(updated.data.updateAdmin.user.image).toBe(next);
    const cleared = await as(UPDATE_ADMIN, { id: data.createAdmin.user.id, image: null });
    expect(cleared.data.updateAdmin.user.image).toBeNull();
  });
});

test("what content says of a picture is kept by version, whatever the order it comes in", async () => {
  const client = await registered(identity);
  const image = await uploaded(identity, client.user.id);
  const id = image.slice("/media/".length);
  await identity.events.publish(mediaState, id, { deleted: true }, { sourceVersion: 3 });
  await uploaded(identity, client.user.id, { id, sourceVersion: 2 });
  await eventually(async () => codeOf(await attach(client, image)) === "BAD_USER_INPUT");
});
