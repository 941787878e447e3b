import { expect } from "@jest/globals";
import { factTest, type FactTests } from "./fact-test.ts";
import { newWebhook } from "./webhooks-of.ts";
import { PASSWORD, type Person, type World } from "./world.ts";

const refresh = async (world: World, person: Person): Promise<Person> => {
  const headers = {
    cookie: person.cookie,
    "x-session-key": person.sessionKey,
    origin: new URL((await world.fetch(person, "/")).url).origin,
  };
  const answer = await world.fetch(person, "/auth/refresh", { method: "POST", headers });
  const { sessionKey } = (await answer.json()) as { sessionKey: string };
  return { ...person, sessionKey, cookie: answer.headers.getSetCookie()[0]?.split(";")[0] ?? "" };
};

const changePassword = ({ api, id }: Person) =>
  api(
    `mutation ($id: ID!, $old: String!, $new: String!) { changePassword(id: $id, oldPassword: $old, newPassword: $new, confirmPassword: $new) { success } }`,
    { id, old: PASSWORD, new: `${PASSWORD}-2` },
  );

const makeToken = async ({ api }: Person) => {
  const { createPersonalToken } = await api<{ createPersonalToken: { secret: string; personalToken: { id: string } } }>(
    'mutation { createPersonalToken(name: "report", scopes: [READ], days: 1) { secret personalToken { id } } }',
  );
  return createPersonalToken;
};

const contactOf = async ({ admin }: World, { username }: Person) => {
  const { contacts } = await admin.api<{ contacts: { results: { name: string; email: string }[] } }>(
    "query ($search: String) { contacts(search: $search) { results { name email } } }",
    { search: username },
  );
  return contacts.results[0];
};

/** What a person has of everything, that goes with them. */
async function lived(world: World) {
  const person = await world.register();
  const companyId = await world.company(person);
  const pictureId = await world.picture(person);
  const generationId = await world.generation(person, { kind: "FIELD", field: "idea", companyId, prompt: "Dates" });
  return { person, companyId, pictureId, generationId };
}

export const ofIdentity: FactTests = {
  "identity.user.registered": factTest(async (world) => {
    const { id, username } = await world.register();
    return { told: { targetId: id, actor: username } };
  }),
  "identity.user.state": factTest(
    async (world) => {
      const person = await world.register();
      const elsewhere = await world.signIn(person);
      await changePassword(person);
      return { told: {}, person, elsewhere };
    },
    {
      "identity tells all services whose tokens have ended": async (_world, { elsewhere }) =>
        elsewhere.api("{ companies { totalCount } }").then(
          () => false,
          ({ code }: { code: string }) => code === "UNAUTHENTICATED",
        ),
      "site keeps clients' contacts": async (world, { person }) => (await contactOf(world, person))?.email === person.email,
    },
  ),
  "identity.user.updated": factTest(async (world) => {
    const { id, username, api } = await world.register();
    await api('mutation ($id: ID!) { updateUser(id: $id, jobTitle: "Baker") { user { id } } }', { id });
    return { told: { targetId: id, actor: username } };
  }),
  "identity.user.password-changed": factTest(async (world) => {
    const person = await world.register();
    await changePassword(person);
    return { told: { targetId: person.id, actor: person.username } };
  }),
  "identity.user.signed-in": factTest(async (world) => {
    const { id, username, email } = await world.register();
    await world.signIn({ email });
    return { told: { targetId: id, actor: username } };
  }),
  "identity.user.sign-in-failed": factTest(async (world) => {
    const { id, email } = await world.register();
    await expect(world.signIn({ email, password: "Not-this-one-1" })).rejects.toThrow("UNAUTHENTICATED");
    return { told: { targetId: id, actor: "Visitor" } };
  }),
  "identity.user.session-ended": factTest(async (world) => {
    const first = await world.register();
    await refresh(world, await refresh(world, first));
    await refresh(world, first);
    return { told: { targetId: first.id, actor: "System" } };
  }),
  "identity.user.token-created": factTest(async (world) => {
    const person = await world.register();
    await makeToken(person);
    return { told: { targetId: person.id, actor: person.username, title: "report" } };
  }),
  "identity.user.token-used": factTest(async (world) => {
    const person = await world.register();
    const { secret } = await makeToken(person);
    await world.fetch({ ...person, token: secret }, "/graphql", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: "{ countries { id } }" }),
    });
    return { told: { targetId: person.id, actor: person.username, title: "report" } };
  }),
  "identity.user.token-revoked": factTest(async (world) => {
    const person = await world.register();
    const { personalToken } = await makeToken(person);
    await person.api("mutation ($id: ID!) { revokePersonalToken(id: $id) { success } }", { id: personalToken.id });
    return { told: { targetId: person.id, actor: person.username, title: "report" } };
  }),
  "identity.user.invited": factTest(async ({ admin }) => {
    await admin.api('mutation { inviteUser(email: "invited@example.com") { success } }');
    return { told: { actor: admin.username } };
  }),
  "identity.user.data-exported": factTest(async (world) => {
    const person = await world.register();
    await (await world.fetch(person, "/me/export")).arrayBuffer();
    return { told: { targetId: person.id, actor: person.username } };
  }),
  "identity.user.deleted": factTest(
    async (world) => {
      const what = await lived(world);
      const { id } = what.person;
      const { id: webhookId } = await newWebhook(world, what.person);
      await world.admin.api("mutation ($id: ID!) { deleteUser(id: $id) { success } }", { id });
      return { ...what, webhookId, told: { targetId: id, actor: world.admin.username } };
    },
    {
      "site deletes their webhooks": async ({ stored }, { webhookId }) =>
        (await stored("site", "webhooks", webhookId))?.["url"] === undefined,
      "catalog deletes their companies": ({ admin, isGone }, { companyId }) => isGone(admin, "company", companyId),
      "content deletes their files": async ({ admin, fetch }, { pictureId }) => (await fetch(admin, `/media/${pictureId}`)).status === 404,
      "ai deletes their generations": ({ admin, isGone }, { generationId }) => isGone(admin, "generation", generationId),
      async "site forgets the person"({ entries }, { person }) {
        const about = (await entries("user.registered")).filter(({ targetId }) => targetId === person.id);
        return about.length === 1 && about.every(({ ip, actor }) => ip === null && actor === "Deleted user");
      },
    },
  ),
};
