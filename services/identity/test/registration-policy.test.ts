import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { userState } from "@muhtawa/contracts";
import { eventually, type ServiceProcess } from "@muhtawa/testkit";
import { REGISTER } from "./documents.ts";
import { codeFor, mailsTo } from "./mailbox.ts";
import { adminToken, type Caller, client, codeOf, fieldsOf, newcomer, type RunningIdentity, startIdentity } from "./running-identity.ts";

const POLICY = "{ registrationPolicy { invitedOnly confirmsEmail } }";
const INVITE = "mutation ($email: String!) { inviteUser(email: $email) { success } }";
const ASK = "mutation { requestEmailConfirmation { success } }";
const CONFIRM = "mutation ($code: String!) { confirmEmail(code: $code) { user { id emailConfirmed } } }";
const CONFIRMED = "{ currentUser { emailConfirmed } }";

let identity: RunningIdentity;
let confirming: ServiceProcess;
let inviting: ServiceProcess;
beforeAll(async () => {
  identity = await startIdentity();
  confirming = await identity.another({ CONFIRM_EMAIL: "true" });
  inviting = await identity.another({ REGISTRATION: "invited", PUBLIC_URL: "https://muhtawa.example" });
});
afterAll(() => identity?.stop());

test("an installation asks neither for invitations nor for confirmed addresses unless it is told to", async () => {
  expect((await identity.as()(POLICY)).data.registrationPolicy).toEqual({ invitedOnly: false, confirmsEmail: false });
  const { data } = await identity.as()(REGISTER, newcomer());
  expect((await identity.as({ token: data.registerUser.token })(CONFIRMED)).data.currentUser.emailConfirmed).toBeNull();
  expect((await client(confirming)(POLICY)).data.registrationPolicy).toEqual({ invitedOnly: false, confirmsEmail: true });
  expect((await client(inviting)(POLICY)).data.registrationPolicy).toEqual({ invitedOnly: true, confirmsEmail: false });
});

describe("an address that is to be confirmed", () => {
  async function somebody() {
    const { data } = await client(confirming)(REGISTER, newcomer());
    const { token, user } = data.registerUser as { token: string; user: { id: string; email: string } };
    const as = client(confirming, { token });
    return { as, user, code: await codeFor(identity.mailDir, user.email) };
  }

  test("is confirmed by the code from the mail, which others learn by an event", async () => {
    const { as, user, code } = await somebody();
    expect((await as(CONFIRMED)).data.currentUser.emailConfirmed).toBe(false);
    const other = await somebody();
    if (other.code !== code) expect(fieldsOf(await as(CONFIRM, { code: other.code }))).toHaveProperty("code");
    const { data } = await as(CONFIRM, { code: ` ${code.slice(0, 3)} ${code.slice(3)}` });
    expect(data.confirmEmail.user).toEqual({ id: user.id, emailConfirmed: true });
    expect(codeOf(await as(CONFIRM, { code: "000000" }))).toBeUndefined();
    await identity.events.awaited(
      userState,
      ({ aggregateId, data: card }) => aggregateId === user.id && !card.deleted && card.emailConfirmed === true,
    );
  });

  test("may be guessed at ten times a day, and gets five mails", async () => {
    const { as, user, code } = await somebody();
    for (let mail = 2; mail <= 5; mail += 1) expect(codeOf(await as(ASK))).toBeUndefined();
    expect(codeOf(await as(ASK))).toBe("RATE_LIMITED");
    await eventually(() => mailsTo(identity.mailDir, user.email).length === 5);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
    for (let guess = 0; guess < 10; guess += 1) expect(codeOf(await as(CONFIRM, { code: wrong }))).toBe("BAD_USER_INPUT");
    expect(codeOf(await as(CONFIRM, { code }))).toBe("RATE_LIMITED");
  });
});

describe("where registration is by invitation only", () => {
  const invitationFor = async (email: string, caller: Caller = {}) => {
    const token = await adminToken(identity);
    const { data } = await client(inviting, { ...caller, token })(INVITE, { email });
    expect(data.inviteUser).toEqual({ success: true });
    const mail = await eventually(() => mailsTo(identity.mailDir, email)[0]);
    const link = /https:\S+/.exec(mail.text)?.[0] ?? "";
    return { link, invitation: new URL(link).searchParams.get("invitation") ?? "" };
  };

  test("who was invited registers with that address, which is confirmed by it; nobody else does", async () => {
    const person = newcomer();
    const { link, invitation } = await invitationFor(person.email, { locale: "ar" });
    expect(link).toContain("https://muhtawa.example/ar/auth/signup?invitation=");
    const [expires = "", mac = ""] = invitation.split(".");
    const longer = (Number.parseInt(expires, 36) + 1).toString(36);
    for (const wrong of [undefined, "", invitation.slice(1), `${longer}.${mac}`, "."]) {
      const answer = await client(inviting)(REGISTER, { ...person, invitation: wrong });
      expect([codeOf(answer), Object.keys(fieldsOf(answer) ?? {})]).toEqual(["BAD_USER_INPUT", ["email"]]);
    }
    expect(codeOf(await client(inviting)(REGISTER, { ...newcomer(), invitation }))).toBe("BAD_USER_INPUT");
    const { data } = await client(inviting)(REGISTER, { ...person, invitation });
    const { token } = data.registerUser;
    expect((await client(confirming, { token })(CONFIRMED)).data.currentUser.emailConfirmed).toBe(true);
  });

  test("nobody is invited who has an account", async () => {
    const person = newcomer();
    await identity.as()(REGISTER, person);
    const answer = await client(inviting, { token: await adminToken(identity) })(INVITE, { email: person.email });
    expect([codeOf(answer), Object.keys(fieldsOf(answer) ?? {})]).toEqual(["BAD_USER_INPUT", ["email"]]);
  });
});
