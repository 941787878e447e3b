import { userRegistered, userState } from "@muhtawa/contracts";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { decodeJwt } from "jose";
import { CURRENT_USER, REGISTER } from "./documents.ts";
import { newcomer, PASSWORD, registered, type RunningIdentity, startIdentity } from "./running-identity.ts";

let identity: RunningIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity?.stop());

const userCount = () => identity.database.collection("users").countDocuments();
const problems = async (changes: Record<string, unknown>, locale: "en" | "ar" = "en") => {
  const { data, errors } = await identity.as({ locale })(REGISTER, newcomer(changes));
  expect(data).toBeNull();
  expect(errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
  return errors?.[0]?.extensions.fields;
};

describe("registerUser", () => {
  test("makes a client with everything that was said, and signs them in", async () => {
    const said = {
      firstName: "نورة",
      lastName: "الحربي",
      phoneCode: "+966",
      phoneNumber: "٠٥٠ ١٢٣ ٤٥٦٧",
      cityId: "108410",
      street: "King Fahd Road 7",
      postalCode: "12211",
      organization: "Sada",
      website: "https://sada.example",
      about: "Coffee",
    };
    const { user, token, sessionKey } = await registered(identity, { username: "نورة.sada", email: "Noura@Example.com", ...said });
    const { cityId, street, postalCode, phoneNumber: _, ...plain } = said;
    expect(user).toEqual({
      ...plain,
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      username: "نورة.sada",
      email: "Noura@Example.com",
      role: "CLIENT",
      phoneNumber: "501234567",
      image: null,
      whatsapp: null,
      jobTitle: null,
      socialLinks: null,
      address: {
        id: user.id,
        country: { id: "SA", name: "Saudi Arabia", phone: "966" },
        city: { id: cityId, name: "Riyadh" },
        street,
        postalCode,
      },
      dateJoined: expect.stringMatching(/Z$/),
    });
    expect(sessionKey.length).toBeGreaterThan(40);
    const { data } = await identity.as({ token, locale: "ar" })(CURRENT_USER);
    expect(data.currentUser).toMatchObject({
      id: user.id,
      address: { country: { name: "المملكة العربية السعودية" }, city: { name: "الرياض" } },
    });
  });

  test("gives a token of half an hour for this user, role and session", async () => {
    const { user, token } = await registered(identity);
    const claims = decodeJwt(token);
    expect(claims).toMatchObject({ sub: user.id, role: "CLIENT", epoch: 0, iss: "muhtawa", sid: expect.any(String) });
    expect(claims["scope"]).toEqual(expect.arrayContaining(["companies", "contents"]));
    expect(Number(claims.exp) - Number(claims.iat)).toBe(1800);
  });

  test("gives one half of the refresh secret in a cookie that only the refresh call gets", async () => {
    const { headers } = await identity.as()(REGISTER, newcomer());
    expect(headers.getSetCookie()[0]).toMatch(/^muhtawa_refresh=[\w.-]+; Max-Age=2592000; Path=\/auth\/refresh; HttpOnly; SameSite=Lax$/);
  });

  test("tells the other services, without anything secret", async () => {
    const { user } = await registered(identity, { firstName: "Omar" });
    const state = await identity.events.awaited(userState, ({ aggregateId }) => aggregateId === user.id);
    expect(state.data).toEqual({
      deleted: false,
      username: user.username,
      email: user.email,
      role: "CLIENT",
      firstName: "Omar",
      phoneCode: "966",
      phoneNumber: "501234567",
      dateJoined: user.dateJoined,
    });
    const fact = await identity.events.awaited(userRegistered, ({ aggregateId }) => aggregateId === user.id);
    expect(fact.data).toEqual({ role: "CLIENT" });
  });

  test("names every problem at once, in both languages, and stores nothing", async () => {
    const wrong = {
      username: "a!",
      email: "nobody",
      password: "short",
      confirmPassword: "other",
      phoneCode: "999",
      countryId: "XX",
      website: "ftp://example.com",
      about: "x".repeat(2_001),
    };
    const before = await userCount();
    const fields = Object.keys({ ...wrong }).toSorted();
    const english = await problems(wrong);
    const arabic = await problems(wrong, "ar");
    expect(Object.keys(english ?? {}).toSorted()).toEqual(fields);
    expect(Object.keys(arabic ?? {}).toSorted()).toEqual(fields);
    expect(english?.["confirmPassword"]).toEqual(["Passwords do not match"]);
    for (const [message] of Object.values(arabic ?? {})) expect(message).toMatch(/[\u0600-\u06FF]/);
    expect(await userCount()).toBe(before);
  });

  test.each([
    ["a blank username", { username: "  " }, "username"],
    ["a username of 31 characters", { username: "x".repeat(31) }, "username"],
    ["a username with a space", { username: "two words" }, "username"],
    ["a username that begins with a dot", { username: ".hidden" }, "username"],
    ["a username with a mark of direction", { username: "abc\u202Edef" }, "username"],
    ["a username with an invisible joint", { username: "ab\u200Dcd" }, "username"],
    ["a username with a letter that nobody sees", { username: "abcd\u3164" }, "username"],
    ["a username with a mark that nobody sees", { username: "abcd\uFE0F" }, "username"],
    ["a username with marks piled up", { username: `a${"\u0301".repeat(9)}bc` }, "username"],
    ["a username of two alphabets that look alike", { username: "\u0430dmin" }, "username"],
    ["a first name with a control character", { firstName: "Sa\u0007ra" }, "firstName"],
    ["a first name over two lines", { firstName: "Sa\nra" }, "firstName"],
    ["a last name that turns the text around it", { lastName: "Sara\u202Egnp" }, "lastName"],
    ["half a character", { organization: "a\uD800b" }, "organization"],
    ["a null character in a text", { about: "a\u0000b" }, "about"],
    ["a street over two lines", { street: "a\nb" }, "street"],
    ["a website with a line break", { website: "https://exa\nmple.com" }, "website"],
    ["an email with a line break", { email: "a@example.com\nBcc: b@example.com" }, "email"],
    ["an email with letters of full width", { email: "\uFF53ara@example.com" }, "email"],
    ["65 characters before the @", { email: `${"a".repeat(65)}@example.com` }, "email"],
    ["a password of four characters that take eight units", { password: "😀😁😂😃", confirmPassword: "😀😁😂😃" }, "password"],
    ["a password of spaces", { password: " ".repeat(9), confirmPassword: " ".repeat(9) }, "password"],
    ["a common password in letters of full width", { password: "ｐａｓｓｗｏｒｄ1", confirmPassword: "ｐａｓｓｗｏｒｄ1" }, "password"],
    ["a piece over and over", { password: "12aB12aB12aB", confirmPassword: "12aB12aB12aB" }, "password"],
    ["a run of characters", { password: "hgfedcba", confirmPassword: "hgfedcba" }, "password"],
    ["a blank email", { email: " " }, "email"],
    ["an email without a domain", { email: "somebody@" }, "email"],
    ["a password of seven characters", { password: "1a2b3c4", confirmPassword: "1a2b3c4" }, "password"],
    ["a password everybody has", { password: "Password123", confirmPassword: "Password123" }, "password"],
    ["a password of 201 characters", { password: "p".repeat(201), confirmPassword: "p".repeat(201) }, "password"],
    ["another confirmation", { confirmPassword: `${PASSWORD} ` }, "confirmPassword"],
    ["a blank dial code", { phoneCode: "" }, "phoneCode"],
    ["letters for a dial code", { phoneCode: "SA" }, "phoneCode"],
    ["a blank number", { phoneNumber: "" }, "phoneNumber"],
    ["a number too short for its code", { phoneNumber: "50123" }, "phoneNumber"],
    ["a number of another country", { phoneNumber: "+971501234567" }, "phoneNumber"],
    ["a blank country", { countryId: "" }, "countryId"],
    ["an unknown country", { countryId: "ZZ" }, "countryId"],
    ["a city of another country", { cityId: "360630" }, "cityId"],
    ["a script for a website", { website: "javascript:alert(1)" }, "website"],
  ])("refuses %s", async (_, changes, field) => {
    const before = await userCount();
    expect(Object.keys((await problems(changes)) ?? {})).toEqual([field]);
    expect(await userCount()).toBe(before);
  });

  test("says of what is blank that it is needed, once", async () => {
    const blank = { username: " ", email: "", password: "", confirmPassword: "", phoneCode: "", phoneNumber: "", countryId: "SA" };
    const fields = Object.entries((await problems(blank)) ?? {});
    expect(fields.map(([field]) => field).toSorted()).toEqual(["email", "password", "phoneCode", "phoneNumber", "username"]);
    for (const [, said] of fields) expect(said).toEqual(["This field is required."]);
  });

  test("drops marks that come along with copied text and can't be seen, and keeps what writing needs", async () => {
    const { user } = await registered(identity, {
      firstName: "\u200Fسارة\u200F",
      lastName: "\u200B",
      about: "سطر\nآخر",
      organization: "می\u200Cرا",
    });
    expect(user).toMatchObject({ firstName: "سارة", lastName: null, about: "سطر\nآخر", organization: "می\u200Cرا" });
  });

  test.each([
    ["letters of full width", "Ｌook.alike", "look.ALIKE"],
    ["a ligature", "of\uFB01ce-hours", "OFFICE-hours"],
    ["tatweel", "محـــمد.علي", "محمد.علي"],
    ["marks of its own", "jose\u0301-1", "JOSÉ-1"],
  ])("sees through %s in a username that is taken", async (_, first, second) => {
    await registered(identity, { username: first });
    const { errors } = await identity.as()(REGISTER, newcomer({ username: second }));
    expect(errors?.[0]?.extensions).toMatchObject({ code: "CONFLICT", fields: { username: ["This username is taken."] } });
  });

  test("holds email and username unique whatever their letter case, and names both", async () => {
    await registered(identity, { username: "Unique.One", email: "unique@example.com" });
    const { errors } = await identity.as()(REGISTER, newcomer({ username: "uNIQUE.oNE", email: "UNIQUE@Example.COM" }));
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "CONFLICT",
      fields: { email: ["An account with this email address exists already."], username: ["This username is taken."] },
    });
  });

  test("of twenty people racing for one email address one wins", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => identity.as()(REGISTER, newcomer({ email: "race@example.com" }))));
    expect(answers.filter(({ data }) => data?.registerUser)).toHaveLength(1);
    const refusals = answers
      .flatMap(({ errors }) => errors ?? [])
      .map(({ extensions }) => [extensions.code, Object.keys(extensions.fields ?? {})]);
    expect(refusals).toEqual(Array.from({ length: 19 }, () => ["CONFLICT", ["email"]]));
    expect(await identity.database.collection("users").countDocuments({ emailKey: "race@example.com" })).toBe(1);
  });

  test("lets two hundred pass from one address in an hour, then says how long to wait", async () => {
    const from = identity.as({ ip: "203.0.113.7" });
    const codes: (string | undefined)[] = [];
    for (let batch = 0; batch < 25; batch += 1) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => from(REGISTER, newcomer())));
      codes.push(...answers.map(({ errors }) => errors?.[0]?.extensions.code));
      const refused = answers.find(({ errors }) => errors)?.errors?.[0];
      if (refused) {
        expect(refused.extensions["retryAfter"]).toBeGreaterThan(3_000);
        expect(refused.message).toContain(`${Math.ceil(Number(refused.extensions["retryAfter"]) / 60)} minutes`);
      }
    }
    expect(codes.slice(0, 200)).toEqual(Array.from({ length: 200 }, () => undefined));
    expect(codes.at(-1)).toBe("RATE_LIMITED");
  });

  test("keeps passwords and tokens out of its logs and its database", async () => {
    const { token, sessionKey } = await registered(identity);
    const stored = JSON.stringify([
      await identity.database.collection("users").find().toArray(),
      await identity.database.collection("sessions").find().toArray(),
    ]);
    expect(stored).toContain("$argon2id$");
    expect(identity.service().logs()).toContain("listening");
    for (const secret of [PASSWORD, token, sessionKey]) {
      expect(identity.service().logs()).not.toContain(secret);
      expect(stored).not.toContain(secret);
    }
  });
});
