import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { mediaState, siteSettingsState } from "@muhtawa/contracts";
import { eventually, type GraphQLClient } from "@muhtawa/testkit";
import { type RunningSite, startSite } from "./running-site.ts";

const UPDATE = "mutation ($input: SiteSettingsInput!) { updateSiteSettings(input: $input) { settings { logo } } }";
const LOGO = `/media/${"a".repeat(40)}`;

let site: RunningSite;
let admin: GraphQLClient;
beforeAll(async () => {
  site = await startSite();
  admin = await site.as({ id: "admin-1", role: "ADMIN" });
});
afterAll(() => site?.stop());

const told = async () => {
  const answer = await fetch(new URL("/site/settings", site.service.url));
  const graphql = await site.visitor()("{ siteSettings { logo } }");
  const { data } = (await answer.json()) as { data: { logo: string | null } };
  expect(graphql.data.siteSettings).toEqual(data);
  return data;
};

test("the logo is a picture that the admin has uploaded; everybody is told of it, and other services that it is in use", async () => {
  expect(await told()).toEqual({ logo: null });
  const upload = { deleted: false, kind: "IMAGE", name: "logo.png", mimeType: "image/png", size: 10 } as const;
  await site.events.publish(mediaState, "a".repeat(40), { ...upload, ownerId: "admin-1" });
  await site.events.publish(mediaState, "b".repeat(40), { ...upload, ownerId: "somebody-else" });
  const { data } = await eventually(async () => {
    const answer = await admin(UPDATE, { input: { logo: LOGO } });
    return !answer.errors && answer;
  });
  expect(data.updateSiteSettings.settings).toEqual({ logo: LOGO });
  expect(await told()).toEqual({ logo: LOGO });
  const { data: card } = await site.events.awaited(siteSettingsState, (event) => !event.data.deleted && event.data.logo !== undefined);
  expect(card).toMatchObject({ logo: LOGO });

  for (const logo of [`/media/${"b".repeat(40)}`, `/media/${"c".repeat(40)}`, "https://elsewhere.example/logo.png"]) {
    const refused = await admin(UPDATE, { input: { logo } });
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { logo: [expect.any(String)] } });
  }
  await admin(UPDATE, { input: {} });
  expect(await told()).toEqual({ logo: LOGO });
  await admin(UPDATE, { input: { logo: null } });
  expect(await told()).toEqual({ logo: null });
});

test("only admins set it, and a second start of the service leaves it as it is", async () => {
  const client = await site.as({ id: "client-1" });
  expect((await client(UPDATE, { input: { logo: null } })).errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  expect((await site.visitor()(UPDATE, { input: { logo: null } })).errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  await admin(UPDATE, { input: { logo: LOGO } });
  const sibling = await site.startSibling();
  const answer = await fetch(new URL("/site/settings", sibling.url));
  expect(await answer.json()).toEqual({ data: { logo: LOGO } });
  expect(await sibling.stop()).toBe(0);
});
