import { expect, test } from "@playwright/test";
import { ADDRESS, ask, call, makeWork, PASSWORD, type Person, register, signIn, signInAdmin, type Work } from "../journeys/api.ts";

/** Milliseconds from the answer of what ends a token until every service refuses it. */
const AT_ONCE = 2_000;

const OPERATIONS = {
  identity: "{ currentUser { id } }",
  catalog: "{ companies(page: 1, pageSize: 1) { totalCount } }",
  content: "{ contents(page: 1, pageSize: 1) { totalCount } }",
  ai: `{ generation(id: "${"0".repeat(24)}") { id } }`,
};
const MET = { identity: "answered", catalog: "answered", content: "answered", ai: "NOT_FOUND" };
const REFUSED = { identity: "UNAUTHENTICATED", catalog: "UNAUTHENTICATED", content: "UNAUTHENTICATED", ai: "UNAUTHENTICATED" };

/** What each service says to a token. */
async function answers(token: string): Promise<Record<string, string>> {
  const entries = Object.entries(OPERATIONS).map(async ([service, query]) => {
    const { errors } = await ask(query, {}, { token });
    return [service, errors[0]?.extensions.code ?? "answered"] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

const refuseAtOnce = (token: string) => expect.poll(() => answers(token), { timeout: AT_ONCE, intervals: [50] }).toEqual(REFUSED);

/** Follows a generation that waits behind two others, so that it goes on for as long as a test needs. */
async function openStream({ token }: Person, { companyId, contentId }: Work) {
  const input = { kind: "ARTICLE", companyId, contentId, locale: "en", options: { length: "HIGH" } };
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    const { requestGeneration } = await call<{ requestGeneration: { generation: { id: string } } }>(
      "mutation ($input: GenerationInput!) { requestGeneration(input: $input) { generation { id } } }",
      { input },
      { token },
    );
    ids.push(requestGeneration.generation.id);
  }
  const address = `${ADDRESS}/ai/generations/${ids[2]}/stream`;
  const status = async (bearer: string) => {
    const abort = new AbortController();
    const response = await fetch(address, { headers: { authorization: `Bearer ${bearer}` }, signal: abort.signal });
    abort.abort();
    return response.status;
  };
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  expect(response.status).toBe(200);
  let text = "";
  let ended = false;
  void (async () => {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) text += chunk;
    ended = true;
  })();
  return { status, hasEnded: () => ended, text: () => text };
}

const changePassword = (id: string, token: string, from = PASSWORD, to = "Another-Palm-2026") =>
  call(
    `mutation ($id: ID!, $oldPassword: String!, $newPassword: String!, $confirmPassword: String!) {
      changePassword(id: $id, oldPassword: $oldPassword, newPassword: $newPassword, confirmPassword: $confirmPassword) { success }
    }`,
    { id, oldPassword: from, newPassword: to, confirmPassword: to },
    { token },
  );

test("a new password ends every other session's tokens in every service, and its open streams, at once", async () => {
  const here = await register();
  const [elsewhere, work] = [await signIn(here.email, PASSWORD), await makeWork(here)];
  expect(await answers(elsewhere.token)).toEqual(MET);
  const theirs = await openStream(elsewhere, work);
  await changePassword(here.id, here.token);
  await Promise.all([refuseAtOnce(elsewhere.token), expect.poll(theirs.hasEnded, { timeout: AT_ONCE, intervals: [50] }).toBe(true)]);
  expect(theirs.text()).not.toContain("event: done");
  expect(await theirs.status(elsewhere.token)).toBe(401);
  expect(await theirs.status(here.token)).toBe(200);
  expect(await answers(here.token)).toEqual(MET);
  expect(await answers((await signIn(here.email, "Another-Palm-2026")).token)).toEqual(MET);
});

test("a deleted user's tokens are refused by every service, and their open streams end, at once", async () => {
  const [admin, leaving] = [await signInAdmin(), await register()];
  const stream = await openStream(leaving, await makeWork(leaving));
  expect(await answers(leaving.token)).toEqual(MET);
  await call("mutation ($id: ID!) { deleteUser(id: $id) { success } }", { id: leaving.id }, { token: admin.token });
  await Promise.all([refuseAtOnce(leaving.token), expect.poll(stream.hasEnded, { timeout: AT_ONCE, intervals: [50] }).toBe(true)]);
  expect(await stream.status(leaving.token)).toBe(401);
});
