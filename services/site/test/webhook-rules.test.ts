import { describe, expect, test } from "@jest/globals";
import { MOST_TRIES, nextTry } from "../src/domain/retry-times.ts";
import { EARLIER_SECRET_FOR, signingSecrets, switchedOff, type WebhookState, withSecret, withSettings } from "../src/domain/webhook.ts";
import { newWebhookSecret, signatureOf } from "../src/webhooks/signature.ts";
import { targetProblem } from "../src/webhooks/target.ts";

const NOW = new Date("2026-11-22T09:00:00Z");
const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);
const WEBHOOK: WebhookState = {
  ownerId: "client-1",
  name: "CRM",
  url: "https://hooks.example/",
  events: ["CONTENT_CREATED"],
  active: true,
  sealedSecret: "sealed",
};

describe("the signature", () => {
  test("is the HMAC-SHA-256 of seconds, full stop and body under the whole secret", () => {
    // echo -n '1700000000.{"a":1}' | openssl dgst -sha256 -hmac whsec_known
    expect(signatureOf('{"a":1}', ["whsec_known"], 1_700_000_000)).toBe(
      "t=1700000000,v1=cf0f6e6b48afcb0cb17721cbc9dd3e6ebac32e5352fdb7f22aaa622a454b1fc4",
    );
  });

  test("is one for each secret that is valid", () => {
    expect(signatureOf("{}", ["one", "two"], 1).split(",")).toEqual([
      "t=1",
      expect.stringMatching(/^v1=[0-9a-f]{64}$/),
      expect.stringMatching(/^v1=[0-9a-f]{64}$/),
    ]);
  });

  test("has secrets that nobody guesses", () => {
    expect(newWebhookSecret()).toMatch(/^whsec_[\w-]{43}$/);
    expect(newWebhookSecret()).not.toBe(newWebhookSecret());
  });
});

test("tries are a minute to twelve hours apart, eight in all", () => {
  const waits = Array.from({ length: MOST_TRIES }, (_, tries) => nextTry(tries + 1, MOST_TRIES, NOW, 60_000));
  expect(waits.map((at) => at && (at.getTime() - NOW.getTime()) / 60_000)).toEqual([1, 5, 30, 120, 300, 480, 720, undefined]);
  expect(nextTry(1, 1, NOW, 60_000)).toBeUndefined();
});

test("a new secret signs at once, the one before beside it for a day", () => {
  const rotated = withSecret(WEBHOOK, "newer", NOW);
  expect(signingSecrets(WEBHOOK, NOW)).toEqual(["sealed"]);
  expect(signingSecrets(rotated, later(EARLIER_SECRET_FOR - 1))).toEqual(["newer", "sealed"]);
  expect(signingSecrets(rotated, later(EARLIER_SECRET_FOR))).toEqual(["newer"]);
});

test("one that nothing has reached for long enough is switched off, and begins anew when it is switched on", () => {
  const failing = { ...WEBHOOK, failingSince: NOW };
  expect(switchedOff(failing, later(999), 1_000)).toBeUndefined();
  expect(switchedOff(WEBHOOK, later(5_000), 1_000)).toBeUndefined();
  const off = switchedOff(failing, later(1_000), 1_000)?.state;
  expect(off).toMatchObject({ active: false, switchedOffAt: later(1_000) });
  expect(off && switchedOff(off, later(9_000), 1_000)).toBeUndefined();
  expect(off && withSettings(off, { ...WEBHOOK, active: true })).toEqual({
    ...WEBHOOK,
    switchedOffAt: undefined,
    failingSince: undefined,
    companyId: undefined,
  });
});

describe("the address", () => {
  test.each([
    ["nonsense", "invalid"],
    ["ftp://hooks.example/", "invalid"],
    ["https://me:secret@hooks.example/", "invalid"],
    ["http://hooks.example/", "insecure"],
    ["https://localhost/", "private"],
    ["https://printer/", "private"],
    ["https://api.localhost/", "private"],
    ["https://127.0.0.1/", "private"],
    ["https://0x7f.1/", "private"],
    ["https://[::1]/", "private"],
    ["https://10.0.0.1/", "private"],
    ["https://169.254.169.254/", "private"],
    ["https://metadata.google.internal/", "private"],
  ] as const)("%s is %s", (url, problem) => {
    expect(targetProblem(url, false)).toBe(problem);
  });

  test("of the internet is taken, with path and query", () => {
    expect(targetProblem("https://hooks.example/in?team=7", false)).toBeUndefined();
    expect(targetProblem("https://93.184.216.34/", false)).toBeUndefined();
  });

  test("may be in the own network where that is allowed, but never where machines are told their secrets", () => {
    for (const url of ["http://127.0.0.1:8080/", "http://printer/", "http://10.0.0.1/"]) expect(targetProblem(url, true)).toBeUndefined();
    for (const url of ["http://169.254.169.254/", "http://metadata.google.internal/", "http://[fd00:ec2::254]/"])
      expect(targetProblem(url, true)).toBe("private");
  });
});
