import { expect, test } from "@playwright/test";
import {
  ADDRESS,
  ADMIN,
  ask,
  call,
  createContent,
  makeWork,
  newRegistration,
  PASSWORD,
  type Person,
  register,
  signIn,
  signInAdmin,
} from "../journeys/api.ts";

const REGISTER = `mutation ($username: String!, $email: String!, $password: String!, $confirmPassword: String!, $phoneCode: String!,
  $phoneNumber: String!, $countryId: ID!, $cityId: ID, $street: String, $postalCode: String, $organization: String, $website: String,
  $about: String, $firstName: String, $lastName: String) {
  registerUser(username: $username, email: $email, password: $password, confirmPassword: $confirmPassword, phoneCode: $phoneCode,
    phoneNumber: $phoneNumber, countryId: $countryId, cityId: $cityId, street: $street, postalCode: $postalCode,
    organization: $organization, website: $website, about: $about, firstName: $firstName, lastName: $lastName) {
    token sessionKey
    user { id username email role firstName lastName phoneCode phoneNumber organization website about
      address { country { id name phone } city { id name } street postalCode } dateJoined }
  }
}`;

interface Claims {
  id: string;
  role: string;
  iat: number;
  exp: number;
}

const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as Claims;

let person: Person;
test.beforeAll(async () => {
  person = await register();
});

test("a client registers with every field, and is signed in for 1800 seconds", async () => {
  const { citiesByCountry } = await call<{ citiesByCountry: { id: string; name: string }[] }>(
    `{ citiesByCountry(countryId: "SA") { id name } }`,
  );
  const [city] = citiesByCountry;
  const given = {
    ...newRegistration(),
    cityId: city?.id,
    street: "Sample Street 1",
    postalCode: "12345",
    organization: "Rutab",
    website: "https://rutab.example",
    about: "Dates.",
  };
  const { registerUser } = await call<{ registerUser: { token: string; sessionKey: string; user: Record<string, unknown> } }>(
    REGISTER,
    given,
  );
  expect(registerUser.user).toEqual({
    id: expect.any(String),
    username: given.username,
    email: given.email,
    role: "CLIENT",
    firstName: "Sara",
    lastName: "Al-Qahtani",
    phoneCode: "966",
    phoneNumber: "505550142",
    organization: "Rutab",
    website: "https://rutab.example",
    about: "Dates.",
    address: {
      country: { id: "SA", name: "Saudi Arabia", phone: "966" },
      city,
      street: "Sample Street 1",
      postalCode: "12345",
    },
    dateJoined: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  });
  expect(registerUser.sessionKey).not.toBe("");
  const { exp, iat, role } = claimsOf(registerUser.token);
  expect(exp - iat).toBe(1800);
  expect(role).toBe("CLIENT");
});

test("what is missing or malformed is named in both languages, and nothing is stored", async () => {
  const { username, email } = newRegistration();
  const wrong = {
    username,
    email: "no address",
    password: "abc",
    confirmPassword: "abd",
    phoneCode: "966",
    phoneNumber: "1",
    countryId: "SA",
  };
  const english = await ask(REGISTER, wrong);
  expect(english.status).toBe(422);
  expect(english.errors[0]).toMatchObject({ message: "Some fields need your attention.", extensions: { code: "BAD_USER_INPUT" } });
  expect(Object.keys(english.errors[0]?.extensions.fields ?? {}).toSorted()).toEqual([
    "confirmPassword",
    "email",
    "password",
    "phoneNumber",
  ]);
  const arabic = await ask(REGISTER, wrong, { locale: "ar" });
  expect(arabic.errors[0]).toMatchObject({ message: "بعض الحقول تحتاج إلى مراجعة.", extensions: { code: "BAD_USER_INPUT" } });
  expect(arabic.errors[0]?.extensions.fields?.confirmPassword).toEqual(["كلمتا المرور غير متطابقتين"]);
  // The name is still free.
  const { data } = await ask(REGISTER, { ...newRegistration(), username, email });
  expect(data).toMatchObject({ registerUser: { user: { username } } });
});

test("a taken name and address are named", async () => {
  const { status, errors } = await ask(REGISTER, { ...newRegistration(), username: person.username.toUpperCase(), email: person.email });
  expect(status).toBe(409);
  expect(errors[0]?.extensions.fields).toEqual({
    username: ["This username is taken."],
    email: ["An account with this email address exists already."],
  });
});

test("signing in gives a token and the user; a wrong password is 401 in the request's language", async () => {
  expect(await signIn(person.email, PASSWORD)).toMatchObject({
    id: person.id,
    username: person.username,
    role: "CLIENT",
    token: expect.any(String),
  });
  const { status, errors, data } = await ask(
    `mutation { login(email: "${person.email}", password: "wrong") { token } }`,
    {},
    { locale: "ar" },
  );
  expect([status, data]).toEqual([401, undefined]);
  expect(errors[0]).toMatchObject({ message: "البريد الإلكتروني أو كلمة المرور غير صحيحة.", extensions: { code: "UNAUTHENTICATED" } });
});

test("the admin of the settings signs in as super admin", async () => {
  expect(await signIn(ADMIN.email, ADMIN.password)).toMatchObject({ role: "SUPER_ADMIN" });
});

test("currentUser, minimal and full", async () => {
  const minimal = await call(`{ currentUser { id username image role } }`, {}, { token: person.token });
  expect(minimal).toEqual({ currentUser: { id: person.id, username: person.username, image: null, role: "CLIENT" } });
  const full = await call(
    `{ currentUser { id username image firstName lastName phoneCode phoneNumber email address { id country { id name } city { id name } postalCode street }
      organization website about } }`,
    {},
    { token: person.token, locale: "ar" },
  );
  expect(full).toMatchObject({
    currentUser: {
      firstName: "Sara",
      email: person.email,
      address: { country: { id: "SA", name: "المملكة العربية السعودية" } },
      about: null,
    },
  });
});

test("countries with their dial codes and the cities of one, in the request's language", async () => {
  const countries = async (locale: "en" | "ar") =>
    (await call<{ countries: { id: string; name: string; phone: string }[] }>(`{ countries { id name phone } }`, {}, { locale })).countries;
  const [english, arabic] = await Promise.all([countries("en"), countries("ar")]);
  expect(english.find(({ id }) => id === "SA")).toEqual({ id: "SA", name: "Saudi Arabia", phone: "966" });
  expect(arabic.find(({ id }) => id === "EG")).toEqual({ id: "EG", name: "مصر", phone: "20" });
  expect(arabic).toHaveLength(english.length);
  const { citiesByCountry } = await call<{ citiesByCountry: { name: string }[] }>(
    `{ citiesByCountry(countryId: "SA") { id name } }`,
    {},
    { locale: "ar" },
  );
  expect(citiesByCountry.map(({ name }) => name)).toContain("الرياض");
});

test("the user list counts what a client owns, is paged, and is closed to clients and visitors", async () => {
  const owner = await register();
  await makeWork(owner);
  const { token } = await signInAdmin();
  const { userProfileDetail } = await call<{ userProfileDetail: { profile: { dateJoined: string } } }>(
    "query ($id: ID!) { userProfileDetail(id: $id) { profile { dateJoined } } }",
    { id: owner.id },
    { token },
  );
  const { dateJoined } = userProfileDetail.profile;
  expect(Math.abs(Date.now() - Date.parse(dateJoined))).toBeLessThan(60_000);
  const rowOf = async () =>
    (
      await call<{ usersList: { totalCount: number; results: Record<string, unknown>[] } }>(
        `query ($search: String) { usersList(search: $search) { totalCount totalPages hasNextPage hasPreviousPage
          results { id username companies projects contents dateJoined } } }`,
        { search: owner.username },
        { token },
      )
    ).usersList;
  await expect.poll(rowOf).toEqual({
    totalCount: 1,
    totalPages: 1,
    hasNextPage: false,
    hasPreviousPage: false,
    results: [{ id: owner.id, username: owner.username, companies: 1, projects: 1, contents: 1, dateJoined }],
  });
  const page = (await call(`{ usersList(page: 2, pageSize: 1) { hasPreviousPage results { id } } }`, {}, { token })) as {
    usersList: { hasPreviousPage: boolean; results: unknown[] };
  };
  expect(page.usersList).toMatchObject({ hasPreviousPage: true, results: [{ id: expect.any(String) }] });
  const closed = await ask(`{ usersList { totalCount } }`, {}, { token: owner.token });
  expect([closed.status, closed.errors[0]?.extensions.code]).toEqual([403, "FORBIDDEN"]);
  expect((await ask(`{ usersList { totalCount } }`)).status).toBe(401);
});

test("a company can be used the moment it was made, by content and by ai", async () => {
  const owner = await register();
  for (let round = 0; round < 3; round++) {
    const { createCompany } = await call<{ createCompany: { company: { id: string } } }>(
      `mutation { createCompany(input: { companyName: "Fresh", brandName: "Fresh" }) { company { id } } }`,
      {},
      { token: owner.token },
    );
    const companyId = createCompany.company.id;
    const [contentId, generation] = await Promise.all([
      createContent(owner, companyId),
      ask<{ requestGeneration: { generation: { status: string } } }>(
        `mutation ($companyId: ID!) { requestGeneration(input: { kind: FIELD, field: "vision", companyId: $companyId }) { generation { status company { id } } } }`,
        { companyId },
        { token: owner.token },
      ),
    ]);
    expect(contentId).not.toBe("");
    expect(generation.data).toMatchObject({ requestGeneration: { generation: { company: { id: companyId } } } });
    const ofContent = await ask(
      `mutation ($companyId: ID!, $contentId: ID!) { requestGeneration(input: { kind: IDEAS, companyId: $companyId, contentId: $contentId }) { generation { content { id title } } } }`,
      { companyId, contentId },
      { token: owner.token },
    );
    expect(ofContent.data).toMatchObject({ requestGeneration: { generation: { content: { id: contentId } } } });
  }
});

const DETAIL = `query ($id: ID!) { userProfileDetail(id: $id) {
  profile { id username email role firstName lastName phoneCode phoneNumber dateJoined socialLinks { x } }
  address { id country { id name } city { id } street }
  companies { id companyName businessActivity { id } projects { id name } } } }`;

interface Detail {
  userProfileDetail: { profile: Record<string, unknown>; address: Record<string, unknown>; companies: Record<string, unknown>[] };
}

test("an account's details have its profile, address and companies, for admins and its owner", async () => {
  const owner = await register();
  const { companyId, projectId } = await makeWork(owner);
  const admin = await signInAdmin();
  for (const { token } of [owner, admin]) {
    const { userProfileDetail } = await call<Detail>(DETAIL, { id: owner.id }, { token });
    expect(userProfileDetail.profile).toMatchObject({ id: owner.id, email: owner.email, role: "CLIENT", phoneNumber: "505550142" });
    expect(userProfileDetail.address).toMatchObject({ country: { id: "SA", name: "Saudi Arabia" } });
    expect(userProfileDetail.companies).toMatchObject([{ id: companyId, projects: [{ id: projectId }] }]);
  }
  const stranger = await register();
  const refused = await ask(DETAIL, { id: owner.id }, { token: stranger.token });
  expect([refused.status, refused.errors[0]?.extensions.code]).toEqual([403, "FORBIDDEN"]);
  const nobody = await ask(DETAIL, { id: "000000000000000000000000" }, { token: admin.token });
  expect([nobody.status, (await ask(DETAIL, { id: owner.id })).status]).toEqual([404, 401]);
});

const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** Uploads a picture as somebody's own; gives its address. */
async function uploadPicture({ token }: Person): Promise<string> {
  const form = new FormData();
  form.set("file", new Blob([Buffer.from(PIXEL, "base64")], { type: "image/png" }), "portrait.png");
  const response = await fetch(`${ADDRESS}/media`, { method: "POST", body: form, headers: { authorization: `Bearer ${token}` } });
  const { data } = (await response.json()) as { data: { url: string } };
  return data.url;
}

test("a picture of one's own can be attached the moment it was uploaded, another's can't", async () => {
  const UPDATE = `mutation ($id: ID!, $image: String) { updateUser(id: $id, image: $image) { user { image } } }`;
  const [owner, other] = [await register(), await register()];
  const image = await uploadPicture(owner);
  expect(await call(UPDATE, { id: owner.id, image }, { token: owner.token })).toEqual({ updateUser: { user: { image } } });
  for (const strange of [image, "/media/0123456789012345678901234567890123456789", "https://elsewhere.example/a.png"]) {
    const { status, errors } = await ask(UPDATE, { id: other.id, image: strange }, { token: other.token });
    expect([status, Object.keys(errors[0]?.extensions.fields ?? {})]).toEqual([422, ["image"]]);
  }
  expect(await call(UPDATE, { id: owner.id, image: null }, { token: owner.token })).toEqual({ updateUser: { user: { image: null } } });
});

test("a name that only looks different is taken, and a text that can't be shown is told at its field", async () => {
  const taken = newRegistration();
  await call(REGISTER, taken);
  const wide = taken.username.replace(/^p/, "\uFF50");
  const { status, errors } = await ask(REGISTER, { ...newRegistration(), username: wide });
  expect([status, errors[0]?.extensions.fields]).toEqual([409, { username: ["This username is taken."] }]);
  const hidden = await ask(REGISTER, { ...newRegistration(), firstName: "Sara\u202Egnp", lastName: "a\u0000b" }, { locale: "ar" });
  expect([hidden.status, Object.keys(hidden.errors[0]?.extensions.fields ?? {}).toSorted()]).toEqual([422, ["firstName", "lastName"]]);
});

test("a page of users outside the bounds is told at the field, one beyond the end is empty", async () => {
  const { token } = await signInAdmin();
  for (const [field, value] of [
    ["page", 0],
    ["pageSize", 0],
    ["pageSize", 101],
  ] as const) {
    const { status, errors } = await ask(`{ usersList(${field}: ${value}) { totalCount } }`, {}, { token });
    expect([status, Object.keys(errors[0]?.extensions.fields ?? {})]).toEqual([422, [field]]);
  }
  expect(await call(`{ usersList(page: 100000, pageSize: 100) { hasNextPage results { id } } }`, {}, { token })).toEqual({
    usersList: { hasNextPage: false, results: [] },
  });
});
