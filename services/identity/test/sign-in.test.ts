import { signedIn, signInFailed } from "@muhtawa/contracts";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { CURRENT_USER, LOGIN } from "./documents.ts";
import { ADMIN, client, codeOf, PASSWORD, registered, type RunningIdentity, startIdentity } from "./running-identity.ts";

let identity: RunningIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity?.stop());

const failure = async (email: string, password: string, caller: { ip?: string; locale?: "en" | "ar" } = {}) => {
  const { data, errors } = await identity.as(caller)(LOGIN, { email, password });
  expect(data).toBeNull();
  return errors?.[0];
};

/** Milliseconds that a failed sign-in to each account takes, half of them less; in turns, so that all share what else the machine does. */
async function medianTimes(rounds: number, ...accounts: ((round: number) => string)[]): Promise<number[]> {
  const times: number[][] = accounts.map(() => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, emailOf] of accounts.entries()) {
      const start = performance.now();
      await failure(emailOf(round), "not the password");
      times[index]?.push(performance.now() - start);
    }
  return times.map((all) => all.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0);
}

describe("login", () => {
  test("takes the email address in any letter case", async () => {
    const { user } = await registered(identity, { email: "Sara@example.com" });
    const { data } = await identity.as()(LOGIN, { email: " sARA@EXAMPLE.com", password: PASSWORD });
    expect(data.login.user).toEqual(user);
    const { data: me } = await identity.as({ token: data.login.token })(CURRENT_USER);
    expect(me.currentUser.id).toBe(user.id);
  });

  test("signs the first admin in", async () => {
    const { data } = await identity.as()(LOGIN, ADMIN);
    expect(data.login.user).toMatchObject({ username: "Admin", role: "SUPER_ADMIN", email: ADMIN.email });
  });

  test.each([
    ["email", { email: " ", password: PASSWORD }],
    ["password", { email: "somebody@example.com", password: "" }],
  ])("names a blank %s", async (field, variables) => {
    const { errors } = await identity.as()(LOGIN, variables);
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { [field]: ["This field is required."] } });
  });

  test("answers an unknown account as it answers a wrong password", async () => {
    const { user } = await registered(identity);
    for (const locale of ["en", "ar"] as const) {
      const wrong = await failure(user.email, "not the password", { locale });
      const unknown = await failure("nobody@example.com", "not the password", { locale });
      expect(wrong?.extensions.code).toBe("UNAUTHENTICATED");
      expect(unknown).toEqual(wrong);
    }
  });

  test("takes as long for an unknown account as for a wrong password", async () => {
    const { user } = await registered(identity);
    const [wrong = 0, unknown = 0] = await medianTimes(
      9,
      () => user.email,
      (round) => `nobody-${round}@example.com`,
    );
    expect(unknown).toBeGreaterThan(wrong * 0.5);
    expect(unknown).toBeLessThan(wrong * 2);
  });

  test("stops guessers before the twentieth failure, for known and unknown accounts, but not the owner elsewhere", async () => {
    const { user } = await registered(identity);
    for (const email of [user.email, "unknown-account@example.com"]) {
      const codes: (string | undefined)[] = [];
      for (let guess = 0; guess < 20; guess += 1)
        codes.push((await failure(email, `guess ${guess}`, { ip: "198.51.100.1" }))?.extensions.code);
      expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => "UNAUTHENTICATED"));
      expect(codes.slice(10)).toEqual(Array.from({ length: 10 }, () => "RATE_LIMITED"));
    }
    const refused = await failure(user.email, PASSWORD, { ip: "198.51.100.1" });
    expect(refused?.extensions.code).toBe("RATE_LIMITED");
    expect(refused?.extensions["retryAfter"]).toBeGreaterThan(600);
    const minutes = Math.ceil(Number(refused?.extensions["retryAfter"]) / 60);
    expect(refused?.message).toBe(`Too many attempts. Try again in ${minutes} minutes.`);
    const arabic = await failure(user.email, PASSWORD, { ip: "198.51.100.1", locale: "ar" });
    expect(arabic?.message).toMatch(/^محاولات كثيرة\. يُرجى إعادة المحاولة بعد 1\d دقيقة\.$/);
    const { data } = await identity.as({ ip: "192.0.2.9" })(LOGIN, { email: user.email, password: PASSWORD });
    expect(data.login.user.id).toBe(user.id);
  });

  test("stops a burst of guesses sent at once", async () => {
    const { user } = await registered(identity);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, guess) => failure(user.email, `guess ${guess}`, { ip: "198.51.100.2" })),
    );
    const checked = answers.filter((answer) => answer?.extensions.code === "UNAUTHENTICATED");
    expect(checked.length).toBeLessThanOrEqual(14);
    expect(checked.length).toBeGreaterThanOrEqual(10);
  });

  test("holds the limit over several instances, and over a restart", async () => {
    const { user } = await registered(identity);
    const other = await identity.another();
    const signIns = [identity.as({ ip: "198.51.100.3" }), client(other, { ip: "198.51.100.3" })];
    for (let guess = 0; guess < 10; guess += 1) {
      const answer = await signIns[guess % 2]?.(LOGIN, { email: user.email, password: `guess ${guess}` });
      expect(answer && codeOf(answer)).toBe("UNAUTHENTICATED");
    }
    for (const signIn of signIns) expect(codeOf(await signIn(LOGIN, { email: user.email, password: PASSWORD }))).toBe("RATE_LIMITED");
    await identity.restart();
    expect((await failure(user.email, PASSWORD, { ip: "198.51.100.3" }))?.extensions.code).toBe("RATE_LIMITED");
  });

  describe("an account that is guessed at from everywhere", () => {
    const deviceOf = async (email: string, ip = "192.0.2.20"): Promise<{ device: string; cookie: string }> => {
      const { headers } = await identity.as({ ip })(LOGIN, { email, password: PASSWORD });
      const cookie = headers.getSetCookie().find((line) => line.startsWith("muhtawa_device=")) ?? "";
      return { cookie, device: /^muhtawa_device=([^;]*)/.exec(cookie)?.[1] ?? "" };
    };
    const signIn = async (email: string, caller: { ip: string; device?: string }, password = PASSWORD) =>
      codeOf(await identity.as(caller)(LOGIN, { email, password }));
    const guessFromEverywhere = async (email: string) => {
      for (let network = 0; network < 5; network += 1)
        await Promise.all(
          Array.from({ length: 10 }, (_, guess) => signIn(email, { ip: `203.0.113.${100 + network}` }, `guess ${network} ${guess}`)),
        );
    };

    test("is closed to strangers, but not to a device that was signed in on, wherever it is", async () => {
      const { user } = await registered(identity);
      const { device, cookie } = await deviceOf(user.email);
      expect(cookie).toMatch(/; Max-Age=31536000; Path=\/graphql; HttpOnly; SameSite=Lax$/);
      expect(device).not.toContain(user.id);
      const { user: neighbour } = await registered(identity);
      const { device: neighbours } = await deviceOf(neighbour.email);
      await guessFromEverywhere(user.email);

      expect(await signIn(user.email, { ip: "192.0.2.30" })).toBe("RATE_LIMITED");
      for (const other of [neighbours, `${device}x`, device.replace(/^./, "_"), ".", device.split(".")[0] ?? ""])
        expect(await signIn(user.email, { ip: "192.0.2.30", device: other })).toBe("RATE_LIMITED");
      expect(await signIn(user.email, { ip: "192.0.2.30", device })).toBeUndefined();
      // Also where a guesser has used up what a network may fail.
      expect(await signIn(user.email, { ip: "203.0.113.100", device })).toBeUndefined();
    });

    test("is no more open to a stolen device than to a network", async () => {
      const { user } = await registered(identity);
      const { device } = await deviceOf(user.email);
      const codes: (string | undefined)[] = [];
      for (let guess = 0; guess < 12; guess += 1) codes.push(await signIn(user.email, { ip: `192.0.2.${40 + guess}`, device }, "a guess"));
      expect(codes).toEqual([...Array.from({ length: 10 }, () => "UNAUTHENTICATED"), "RATE_LIMITED", "RATE_LIMITED"]);
      expect(await signIn(user.email, { ip: "192.0.2.60", device })).toBe("RATE_LIMITED");
      expect(await signIn(user.email, { ip: "192.0.2.60" })).toBeUndefined();
    });

    test("is known on a device under one name for as long as it is used", async () => {
      const { user } = await registered(identity);
      const { device } = await deviceOf(user.email);
      const again = await identity.as({ device })(LOGIN, { email: user.email, password: PASSWORD });
      expect(again.headers.getSetCookie()).toContainEqual(expect.stringContaining(`muhtawa_device=${device};`));
    });
  });

  test("lets three hundred sign-ins pass from one address in an hour", async () => {
    const { user } = await registered(identity);
    const from = identity.as({ ip: "203.0.113.8" });
    for (let batch = 0; batch < 15; batch += 1) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => from(LOGIN, { email: user.email, password: PASSWORD })));
      expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    }
  }, 60_000);
});

test("sign-ins and failed ones are told of, without an address that is nobody's account", async () => {
  const { user } = await registered(identity);
  const from = { ip: "203.0.113.200" };
  await identity.as(from)(LOGIN, { email: user.email, password: PASSWORD });
  await failure(user.email, "a guess", from);
  await failure("a-stranger@example.com", "a guess", from);
  const told = async (event: typeof signedIn, ofUser: boolean) =>
    identity.events.awaited(event, ({ aggregateId, ip }) => ip === from.ip && (aggregateId === user.id) === ofUser);
  await told(signedIn, true);
  await told(signInFailed, true);
  expect(JSON.stringify(await told(signInFailed, false))).not.toContain("a-stranger");
});

describe("currentUser", () => {
  test("is nobody without a token, or with one that isn't ours", async () => {
    for (const token of [undefined, "nonsense"]) {
      const { errors } = await identity.as(token ? { token } : {})(CURRENT_USER);
      expect(errors?.[0]?.message).toBe("Sign in to continue.");
    }
  });
});
