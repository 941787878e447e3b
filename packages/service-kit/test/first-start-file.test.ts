import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { FirstStartError, parseFirstStart, readFirstStart } from "../src/first-start/index.ts";

const folder = mkdtempSync(join(tmpdir(), "first-start-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const HASH = `$argon2id$v=19$m=19456,t=2,p=1$${"a".repeat(22)}$${"b".repeat(43)}`;
const sara = { email: "sara@example.com", invite: true };
const company = { owner: "Sara@example.com", companyName: "Sada", brandName: "Sada" };

const problemsIn = (content: unknown): string[] => {
  try {
    parseFirstStart(JSON.stringify(content));
    return [];
  } catch (error) {
    if (!(error instanceof FirstStartError)) throw error;
    return error.message.split("\n").map((line) => line.replace("MUHTAWA_BOOTSTRAP: ", ""));
  }
};

test("a file is read with what is left out filled in", () => {
  const path = join(folder, "good.json");
  const file = {
    users: [sara, { email: "omar@example.com", role: "SUPER_ADMIN", passwordHash: HASH, language: "ar", firstName: " Omar " }],
    companies: [{ ...company, brandVoice: { rules: [{ locale: "en", kind: "BAN", term: "cheap" }] } }],
    settings: { partners: [{ name: "Rimal" }] },
  };
  writeFileSync(path, `\uFEFF${JSON.stringify(file)}`);
  const read = parseFirstStart(path);
  expect(read.users).toEqual([
    { email: "sara@example.com", role: "CLIENT", invite: true, language: "en" },
    { email: "omar@example.com", role: "SUPER_ADMIN", passwordHash: HASH, language: "ar", firstName: "Omar" },
  ]);
  expect(read.companies).toEqual(file.companies);
  expect(read.settings).toEqual(file.settings);
  expect(parseFirstStart("{}")).toEqual({ users: [], companies: [], settings: {} });
});

describe("what is wrong is named by its path", () => {
  test.each([
    ["an unknown part", { user: [] }, ["user: is not known here"]],
    ["something else than a list", { users: {} }, ["users: has to be an array"]],
    ["an address that is none", { users: [{ ...sara, email: "sara" }] }, ["users[0].email: Enter a valid email address."]],
    ["a role that is none", { users: [{ ...sara, role: "OWNER" }] }, ['users[0].role: is none of "CLIENT", "ADMIN", "SUPER_ADMIN"']],
    ["nothing to sign in with", { users: [{ email: "a@example.com" }] }, ['users[0]: needs either "passwordHash" or "invite": true']],
    ["two ways to sign in", { users: [{ ...sara, passwordHash: HASH }] }, ['users[0]: needs either "passwordHash" or "invite": true']],
    [
      "the same address twice",
      { users: [sara, { ...sara, email: "SARA@example.com" }] },
      ["users[1].email: is that of another user before it"],
    ],
    [
      "a weak hash",
      { users: [{ email: "a@example.com", passwordHash: HASH.replace("m=19456", "m=64") }] },
      ["users[0].passwordHash: is no argon2id hash that is strong enough; npm run hash-password makes one"],
    ],
    [
      "a hash that would cost every sign-in seconds",
      { users: [{ email: "a@example.com", passwordHash: HASH.replace("m=19456", "m=4194304") }] },
      ["users[0].passwordHash: is no argon2id hash that is strong enough; npm run hash-password makes one"],
    ],
    [
      "a name that turns the text around",
      { users: [{ ...sara, firstName: "a\u202Eb" }] },
      ["users[0].firstName: has characters that can't be shown"],
    ],
    ["a company of nobody's", { companies: [company] }, ["companies[0].owner: is the address of none of the users"]],
    [
      "a company without a name",
      { users: [sara], companies: [{ owner: sara.email, brandName: "x" }] },
      ["companies[0].companyName: This field is required."],
    ],
    [
      "an activity that there isn't",
      { users: [sara], companies: [{ ...company, businessActivityId: "magic" }] },
      [expect.stringMatching(/^companies\[0\]\.businessActivityId: is none of /)],
    ],
    [
      "a rule that repeats another",
      { users: [sara], companies: [{ ...company, brandVoice: { rules: [1, 2].map(() => ({ locale: "en", kind: "BAN", term: "x" })) } }] },
      ["companies[0].brandVoice.rules[1].term: There is another rule of this kind for this term in this language."],
    ],
    [
      "names that mean nothing within a company",
      {
        users: [sara],
        companies: [
          { ...company, persona: { nam: "x" }, brandVoice: { rule: [], rules: [{ locale: "en", kind: "BAN", term: "x", by: 1 }] } },
        ],
      },
      [
        "companies[0].persona.nam: is not known here",
        "companies[0].brandVoice.rule: is not known here",
        "companies[0].brandVoice.rules[0].by: is not known here",
      ],
    ],
    [
      "a file of somebody's voice",
      { users: [sara], companies: [{ ...company, voiceToneFileId: "x" }] },
      ["companies[0].voiceToneFileId: is not known here"],
    ],
    ["a company's logo", { users: [sara], companies: [{ ...company, logo: "/media/x" }] }, ["companies[0].logo: is not known here"]],
    [
      "a phone that is none",
      { settings: { branches: [{ name: "x", phone: "call us" }] } },
      [expect.stringMatching(/^settings\.branches\[0\]\.phone: is no phone number/)],
    ],
    ["a place off the earth", { settings: { branches: [{ name: "x", latitude: 91 }] } }, ["settings.branches[0].latitude: Not above 90."]],
    [
      "an address for pages that is none",
      { settings: { partners: [{ name: "x", website: "javascript:1" }] } },
      ["settings.partners[0].website: Enter a web address beginning with http or https."],
    ],
  ])("%s", (_what, content, problems) => {
    expect(problemsIn(content)).toEqual(problems);
  });

  test("all at once, but not more than a screen of them", () => {
    const told = problemsIn({ users: Array.from({ length: 30 }, () => ({ ...sara, email: "" })) });
    expect(told).toHaveLength(21);
    expect(told.at(-1)).toMatch(/^and \d+ more$/);
    const unknown = (count: number) => problemsIn(Object.fromEntries(Array.from({ length: count }, (_, index) => [`part${index}`, 1])));
    expect([unknown(20).length, unknown(20).at(-1), unknown(23).at(-1)]).toEqual([20, "part19: is not known here", "and 3 more"]);
  });
});

describe("a password is never told", () => {
  const SECRET = "correct horse battery";

  test("one in the file is refused by its name", () => {
    const [told] = problemsIn({ users: [{ email: "a@example.com", invite: true, password: SECRET }] });
    expect(told).toMatch(/^users\[0\]\.password: A password has no place in a file\./);
    expect(told).not.toContain(SECRET);
  });

  test.each([
    `{"users": [{"passwordHash": "${SECRET}"`,
    `{"users": [{"passwordHash": ${SECRET}}]}`,
    `{"users": [{"passwordHash": "${SECRET}" "x"}]}`,
  ])("nor where the file isn't JSON", (text) => {
    const path = join(folder, "broken.json");
    writeFileSync(path, text);
    expect(() => parseFirstStart(path)).toThrow(/broken\.json: is not JSON/);
    expect(() => parseFirstStart(path)).not.toThrow(/correct|horse/);
  });
});

describe("a process's start", () => {
  const written: string[] = [];
  beforeEach(() => {
    written.length = 0;
    jest.spyOn(process.stderr, "write").mockImplementation((text) => {
      written.push(String(text));
      return true;
    });
    jest.spyOn(process, "exit").mockImplementation((code) => {
      throw new Error(`ended with ${code}`);
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test("needs no file, and takes one that is right", () => {
    expect(readFirstStart({})).toBeUndefined();
    expect(readFirstStart({ MUHTAWA_BOOTSTRAP: "{}" })).toEqual({ users: [], companies: [], settings: {} });
  });

  test("ends with 1 where the file is wrong, and says where", () => {
    expect(() => readFirstStart({ MUHTAWA_BOOTSTRAP: '{"user": []}' })).toThrow("ended with 1");
    expect(written).toEqual(["MUHTAWA_BOOTSTRAP: user: is not known here\nNothing of it was written.\n"]);
  });

  test("doesn't hide what else goes wrong", () => {
    expect(() => readFirstStart({ MUHTAWA_BOOTSTRAP: 5 as never })).toThrow(TypeError);
  });
});

test("a file of 4 MB is read, and no larger one", () => {
  const path = join(folder, "large.json");
  writeFileSync(path, "{}".padEnd(4 * 1024 * 1024));
  expect(parseFirstStart(path).users).toEqual([]);
  writeFileSync(path, "{}".padEnd(4 * 1024 * 1024 + 1));
  expect(() => parseFirstStart(path)).toThrow(new FirstStartError(`MUHTAWA_BOOTSTRAP: ${path} is larger than 4 MB`));
});

test("a file that can't be read is named with the reason", () => {
  expect(() => parseFirstStart(join(folder, "none.json"))).toThrow(/none\.json can't be read \(ENOENT\)/);
  expect(() => parseFirstStart(folder)).toThrow(/can't be read \(EISDIR\)/);
});
