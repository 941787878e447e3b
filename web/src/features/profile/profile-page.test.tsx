import { ApolloProvider } from "@apollo/client/react";
import { afterEach, expect, jest, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { makeApolloClient } from "../../lib/apollo.ts";
import { authState, signIn } from "../../lib/auth/auth.ts";
import { draftsAbout, removeDraft } from "../../lib/drafts/drafts.ts";
import { closeSessions } from "../../lib/editing/sessions.ts";
import { apiAnswers } from "../../testing/fake-api.ts";
import { answer, originIs, serve } from "../../testing/http-server.ts";
import { render } from "../../testing/render.tsx";
import { speak } from "../../testing/setup.ts";
import { tokenOf } from "../../testing/tokens.ts";
import { Toaster } from "../../ui/toaster.tsx";
import { Component as ProfilePage } from "./pages/profile-page.tsx";

afterEach(async () => {
  closeSessions();
  for (const { key } of await draftsAbout("u1", "profile")) await removeDraft(key);
});

const NO_LINKS = { __typename: "SocialLinks", instagram: null, snapchat: null, tiktok: null, youtube: null, facebook: null, x: null };

const NETWORKS = ["instagram", "snapchat", "tiktok", "youtube", "facebook", "x"];

const SARA = {
  __typename: "User",
  id: "u1",
  username: "sara",
  email: "sara@example.com",
  version: 4,
  role: "CLIENT",
  firstName: "Sara",
  lastName: "Al-Qahtani",
  image: null,
  phoneCode: "+966",
  phoneNumber: "505550142",
  organization: "Rutab Trading",
  website: null,
  about: null,
  whatsapp: null,
  jobTitle: null,
  socialLinks: { ...NO_LINKS, x: "https://x.com/rutab" },
  address: {
    __typename: "Address",
    id: "u1",
    country: { __typename: "Country", id: "SA", name: "Saudi Arabia" },
    city: { __typename: "City", id: "108410", name: "Riyadh" },
    postalCode: "12211",
    street: "Olaya",
  },
  dateJoined: "2026-11-01T08:00:00Z",
};
const ROOT = { ...SARA, role: "SUPER_ADMIN", firstName: null, lastName: null, phoneCode: null, phoneNumber: null, address: null };

const COUNTRIES = [
  { id: "SA", name: "Saudi Arabia", phone: "966" },
  { id: "EG", name: "Egypt", phone: "20" },
];
const CITIES: Record<string, object[]> = { SA: [{ id: "108410", name: "Riyadh" }], EG: [{ id: "360630", name: "Cairo" }] };

type Operations = NonNullable<Parameters<typeof apiAnswers>[0]["operations"]>;

async function openProfile(operations: Operations = {}, user: object = SARA) {
  signIn({ token: tokenOf(), sessionKey: "k1", user: { id: "u1", username: "sara", role: "CLIENT" } });
  const asked = await apiAnswers({
    operations: {
      Profile: () => ({ data: { currentUser: user } }),
      Countries: () => ({ data: { countries: COUNTRIES } }),
      CitiesByCountry: ({ countryId }) => ({ data: { citiesByCountry: CITIES[String(countryId)] ?? [] } }),
      UpdateProfile: (changes) => ({
        data: { updateUser: { __typename: "UserPayload", user: { ...SARA, ...(changes as object), version: 5 } } },
      }),
      ChangePassword: () => ({ data: { changePassword: { __typename: "SuccessPayload", success: true } } }),
      ...operations,
    },
  });
  const view = render(
    <ApolloProvider client={makeApolloClient()}>
      <Toaster />
      <ProfilePage />
    </ApolloProvider>,
  );
  const details = within(await screen.findByRole("form", { name: /Account details|بيانات الحساب/ }));
  const password = within(screen.getByRole("form", { name: /Change password|تغيير كلمة المرور/ }));
  await waitFor(() => expect(details.getAllByRole("option").length).toBeGreaterThan(5));
  return { ...view, asked, details, password, sent: (operation: string) => asked.filter((call) => call.operation === operation) };
}

test("an address that isn't confirmed is, by the code from the mail", async () => {
  const { user, sent } = await openProfile(
    {
      RequestEmailConfirmation: () => ({ data: { requestEmailConfirmation: { __typename: "SuccessPayload", success: true } } }),
      ConfirmEmail: ({ code }) =>
        code === "123456"
          ? { data: { confirmEmail: { __typename: "UserPayload", user: { __typename: "User", id: "u1", emailConfirmed: true } } } }
          : { failure: { message: "Check the code.", code: "BAD_USER_INPUT", fields: { code: ["This code is wrong."] } } },
    },
    { ...SARA, emailConfirmed: false },
  );
  const form = within(screen.getByRole("form", { name: "Confirm your email address" }));
  await user.click(form.getByRole("button", { name: "Send another code" }));
  expect(await screen.findByText("Code sent")).toBeInTheDocument();
  const code = form.getByRole("textbox", { name: "Code" });
  await user.type(code, "654321{Enter}");
  await waitFor(() => expect(code).toHaveAccessibleDescription("This code is wrong."));
  await user.clear(code);
  await user.type(code, "{Enter}");
  expect(await screen.findByText("Please fill all required fields")).toBeInTheDocument();
  await user.type(code, "123456{Enter}");
  await waitFor(() => expect(screen.queryByRole("form", { name: "Confirm your email address" })).toBeNull());
  expect(sent("ConfirmEmail").at(-1)?.variables).toEqual({ code: "123456" });
});

test("shows the whole account: names, phone, address, organization, links", async () => {
  const said = { whatsapp: "0505550143", jobTitle: "Editor", website: "https://rutab.example", about: "Dates, since 1990." };
  const links = Object.fromEntries(NETWORKS.map((network) => [network, `https://${network}.example/rutab`]));
  const { details } = await openProfile({}, { ...SARA, ...said, socialLinks: { ...NO_LINKS, ...links } });
  const values = {
    "First name": "Sara",
    "Last name": "Al-Qahtani",
    Username: "sara",
    Phone: "505550142",
    Country: "SA",
    Street: "Olaya",
    "Postal code": "12211",
    Organization: "Rutab Trading",
    "WhatsApp number": "0505550143",
    "Job title": "Editor",
    Website: "https://rutab.example",
    "About your organization": "Dates, since 1990.",
    ...Object.fromEntries(
      ["Instagram", "Snapchat", "TikTok", "YouTube", "Facebook", "X"].map((name, at) => [name, links[NETWORKS[at] ?? ""]]),
    ),
  };
  for (const [label, value] of Object.entries(values))
    expect([
      label,
      details.getByLabelText<HTMLInputElement>(new RegExp(`^${label}$`), { selector: "input, select, textarea" }).value,
    ]).toEqual([label, value]);
  expect(details.getByLabelText("Country code")).toHaveValue("966");
  await waitFor(() => expect(details.getByLabelText("City")).toHaveValue("108410"));
  expect(screen.getByText("sara@example.com")).toBeInTheDocument();
});

test("sends what was changed only, clears what was emptied, and the session goes on under the new name", async () => {
  const { user, details, sent } = await openProfile();
  const username = details.getByLabelText("Username");
  await user.clear(username);
  await user.type(username, "sara.q");
  await user.clear(details.getByLabelText("Organization", { selector: "input" }));
  await user.type(details.getByLabelText("Instagram"), "https://instagram.com/rutab");
  await user.click(details.getByRole("button", { name: "Save details" }));
  expect(await screen.findByText("Account details updated")).toBeInTheDocument();
  expect(sent("UpdateProfile")).toEqual([
    {
      operation: "UpdateProfile",
      variables: {
        id: "u1",
        username: "sara.q",
        organization: null,
        socialLinks: { instagram: "https://instagram.com/rutab" },
        expectedVersion: 4,
      },
    },
  ]);
  expect(authState().user).toMatchObject({ id: "u1", username: "sara.q" });
  expect(localStorage.getItem("auth.sessionKey")).toBe("k1");
});

test("an address without https gets it, and stands in its field with it once it is stored", async () => {
  const { user, details, sent } = await openProfile();
  const [website, x] = [details.getByLabelText("Website"), details.getByLabelText("X")];
  await user.clear(website);
  await user.type(website, "rutab.example:8080");
  await user.clear(x);
  await user.type(x, "x.com/sara");
  await user.click(details.getByRole("button", { name: "Save details" }));
  expect(await screen.findByText("Account details updated")).toBeInTheDocument();
  expect(sent("UpdateProfile")[0]?.variables).toMatchObject({
    website: "https://rutab.example:8080",
    socialLinks: { x: "https://x.com/sara" },
  });
  expect(website).toHaveValue("https://rutab.example:8080");
  expect(x).toHaveValue("https://x.com/sara");
});

test("a phone is sent whole: a changed number goes with its country's code, and a changed code with its number", async () => {
  const { user, details, sent } = await openProfile();
  const number = details.getByLabelText("Phone");
  await user.clear(number);
  await user.type(number, "505550199");
  await user.click(details.getByRole("button", { name: "Save details" }));
  await waitFor(() => expect(sent("UpdateProfile")).toHaveLength(1));
  await user.selectOptions(details.getByLabelText("Country code"), "20");
  await user.click(details.getByRole("button", { name: "Save details" }));
  await waitFor(() => expect(sent("UpdateProfile")).toHaveLength(2));
  expect(sent("UpdateProfile").map(({ variables: { phoneCode, phoneNumber } }) => [phoneCode, phoneNumber])).toEqual([
    ["966", "505550199"],
    ["20", "505550199"],
  ]);
});

test("another country empties the city and offers its own", async () => {
  const { user, details, sent } = await openProfile();
  await user.selectOptions(details.getByLabelText("Country"), "EG");
  const city = details.getByLabelText("City");
  expect(city).toHaveValue("");
  await waitFor(() => expect(within(city).getByRole("option", { name: "Cairo" })).toBeInTheDocument());
  await user.click(details.getByRole("button", { name: "Save details" }));
  await waitFor(() => expect(sent("UpdateProfile")[0]?.variables).toEqual({ id: "u1", countryId: "EG", cityId: null, expectedVersion: 4 }));
});

test("a refusal says so, stands at its field, and keeps what was entered", async () => {
  const message = "This username is taken.";
  const { user, details } = await openProfile({
    UpdateProfile: () => ({
      failure: { message: "An account with these details exists already.", code: "CONFLICT", fields: { username: [message] } },
    }),
  });
  const username = details.getByLabelText("Username");
  await user.clear(username);
  await user.type(username, "noor");
  await user.click(details.getByRole("button", { name: "Save details" }));
  expect(await screen.findByText("Account details not updated, please try again")).toBeInTheDocument();
  expect(username).toHaveAccessibleDescription(message);
  expect(username).toHaveFocus();
  expect(username).toHaveValue("noor");
});

test("a field that was changed elsewhere too is stored once the person says so, which is said", async () => {
  let asked = 0;
  let stored = { ...SARA, jobTitle: "Editor" as string | null, version: 5 };
  const { user, details } = await openProfile({
    Profile: () => ({ data: { currentUser: stored.version > 5 || asked > 0 ? stored : SARA } }),
    UpdateProfile: (variables) => {
      asked += 1;
      const { expectedVersion, id: _id, ...changes } = variables as unknown as { expectedVersion: number; id: string };
      if (expectedVersion !== stored.version) return { failure: { message: "Changed meanwhile.", code: "CONFLICT" } };
      stored = { ...stored, ...changes, version: stored.version + 1 };
      return { data: { updateUser: { __typename: "UserPayload", user: stored } } };
    },
  });
  await user.type(details.getByLabelText("Job title"), "Writer");
  await user.click(details.getByRole("button", { name: "Save details" }));
  await user.click(await details.findByRole("button", { name: "Save mine instead" }));
  expect(await screen.findByText("Account details updated")).toBeInTheDocument();
  expect(stored).toMatchObject({ jobTitle: "Writer", version: 6 });
});

test("what an account can't be without isn't sent empty", async () => {
  const { user, details, sent } = await openProfile();
  await user.clear(details.getByLabelText("Phone"));
  await user.selectOptions(details.getByLabelText("Country"), "");
  await user.type(details.getByLabelText("X"), "rutab");
  await user.click(details.getByRole("button", { name: "Save details" }));
  expect(await details.findAllByText("Fill in this field")).toHaveLength(2);
  expect(sent("UpdateProfile")).toEqual([]);
});

test("the first admin, who began without names and a phone, saves without them", async () => {
  const { user, details, sent } = await openProfile({}, ROOT);
  await user.type(details.getByLabelText("Job title"), "Editor");
  await user.click(details.getByRole("button", { name: "Save details" }));
  expect(await screen.findByText("Account details updated")).toBeInTheDocument();
  expect(sent("UpdateProfile")[0]?.variables).toEqual({ id: "u1", jobTitle: "Editor", expectedVersion: 4 });
});

test("changes the password, and empties the fields", async () => {
  await speak("ar");
  const { user, password, sent } = await openProfile();
  await user.type(password.getByLabelText("كلمة المرور الحالية"), "Quiet-Palm-2026");
  await user.type(password.getByLabelText("كلمة المرور الجديدة"), "Loud-Palm-2027");
  await user.type(password.getByLabelText("تأكيد كلمة المرور الجديدة"), "Loud-Palm-2027");
  await user.click(password.getByRole("button", { name: "تغيير كلمة المرور" }));
  expect(await screen.findByText("تغيّرت كلمة المرور")).toBeInTheDocument();
  expect(sent("ChangePassword")[0]?.variables).toEqual({
    id: "u1",
    oldPassword: "Quiet-Palm-2026",
    newPassword: "Loud-Palm-2027",
    confirmPassword: "Loud-Palm-2027",
  });
  expect(password.getByLabelText("كلمة المرور الحالية")).toHaveValue("");
});

test("passwords that differ are told before anything is sent", async () => {
  const { user, password, sent } = await openProfile();
  await user.type(password.getByLabelText("New password"), "Loud-Palm-2027");
  await user.type(password.getByLabelText("Confirm new password"), "Loud-Palm-2028");
  await user.click(password.getByRole("button", { name: "Change password" }));
  expect(await password.findByText("Passwords do not match")).toBeInTheDocument();
  expect(password.getByText("Fill in this field")).toBeInTheDocument();
  expect(sent("ChangePassword")).toEqual([]);
});

test("a wrong current password stands at its field", async () => {
  const message = "This is not your current password.";
  const { user, password } = await openProfile({
    ChangePassword: () => ({
      failure: { message: "Check the marked fields.", code: "BAD_USER_INPUT", fields: { oldPassword: [message] } },
    }),
  });
  await user.type(password.getByLabelText("Current password"), "wrong");
  await user.type(password.getByLabelText("New password"), "Loud-Palm-2027");
  await user.type(password.getByLabelText("Confirm new password"), "Loud-Palm-2027");
  await user.click(password.getByRole("button", { name: "Change password" }));
  expect(await screen.findByText("Sorry, password not changed successfully please try again")).toBeInTheDocument();
  expect(password.getByLabelText("Current password")).toHaveAccessibleDescription(message);
});

test("an account that can't be loaded says so and tries again", async () => {
  let working = false;
  await apiAnswers({
    operations: {
      Profile: () => (working ? { data: { currentUser: SARA } } : { failure: { message: "Unavailable", code: "SERVICE_UNAVAILABLE" } }),
    },
  });
  const { user } = render(
    <ApolloProvider client={makeApolloClient()}>
      <Toaster />
      <ProfilePage />
    </ApolloProvider>,
  );
  expect(await screen.findByText("Your account could not be loaded, please try again")).toBeInTheDocument();
  working = true;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("form", { name: "Account details" })).toBeInTheDocument();
});

test("all of one's data comes as one file, with how much of it has come", async () => {
  const { user } = await openProfile();
  const more = Promise.withResolvers<void>();
  jest.restoreAllMocks();
  originIs(
    await serve((request, response) => {
      if (request.url !== "/me/export") return answer(response, 404, {});
      response.writeHead(200, {
        "Content-Type": "application/zip",
        "Content-Disposition": "attachment; filename*=UTF-8''muhtawa-2026.zip",
      });
      response.write(Buffer.alloc(2_500_000));
      return void more.promise.then(() => response.end());
    }),
  );
  URL.createObjectURL = () => "blob:all";
  URL.revokeObjectURL = () => {};
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    expect(this.download).toBe("muhtawa-2026.zip");
  });
  const card = within(screen.getByRole("region", { name: "Your data" }));
  await user.click(card.getByRole("button", { name: "Download everything" }));
  await waitFor(() => expect(card.getByRole("status")).toHaveTextContent("2.5 MB so far"));
  more.resolve();
  expect(await screen.findByText("Your data has been downloaded")).toBeInTheDocument();
  expect(clicked).toHaveBeenCalledTimes(1);
});

test("data that break off on the way are no file", async () => {
  const { user } = await openProfile();
  jest.restoreAllMocks();
  originIs(
    await serve((request, response) => {
      if (request.url !== "/me/export") return answer(response, 404, {});
      response.writeHead(200, { "Content-Type": "application/zip" });
      return response.write(Buffer.alloc(1_000), () => response.destroy());
    }),
  );
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, "click");
  await user.click(screen.getByRole("button", { name: "Download everything" }));
  expect(await screen.findByText("Download broken off, please try again")).toBeInTheDocument();
  expect(clicked).not.toHaveBeenCalled();
});
