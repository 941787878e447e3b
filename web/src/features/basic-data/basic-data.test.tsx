import { ApolloProvider } from "@apollo/client/react";
import { afterEach, expect, test } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import { makeApolloClient } from "../../lib/apollo.ts";
import { signIn, signOut } from "../../lib/auth/auth.ts";
import { chooseLast } from "../../testing/choose-last.ts";
import { apiAnswers } from "../../testing/fake-api.ts";
import { render } from "../../testing/render.tsx";
import { closeSessions } from "../../lib/editing/sessions.ts";
import { removeUnsavedOf, unsavedOf } from "../../lib/drafts/unsaved-work.ts";
import { speak } from "../../testing/setup.ts";
import { tokenOf } from "../../testing/tokens.ts";
import { Toaster } from "../../ui/toaster.tsx";
import { Component as BasicDataPage } from "./pages/basic-data-page.tsx";
import { Component as RecordPage } from "./pages/basic-data-record-page.tsx";

const WARM = {
  __typename: "BasicData",
  id: "tone--warm",
  category: "tone",
  description: null,
  slug: "warm",
  value: "Warm",
  displayName: "Warm",
  displayNameAr: "دافئ",
  isActive: true,
  version: 1,
};
const PARTNER = {
  __typename: "Partner",
  id: "p1",
  name: "Rimal",
  nameAr: "رمال",
  image: null,
  website: "https://rimal.example",
  order: 1,
  version: 1,
};

afterEach(() => act(() => signOut()));
afterEach(closeSessions);
afterEach(() => removeUnsavedOf(""));

type Operations = NonNullable<Parameters<typeof apiAnswers>[0]["operations"]>;
const refused = () => ({ failure: { message: "Something went wrong.", code: "INTERNAL" } });

async function open(path: string, operations: Operations = {}) {
  let records = [WARM];
  let partners = [PARTNER];
  let logo: string | null = "/media/rutab";
  const asked = await apiAnswers({
    operations: {
      BasicDataRecords: () => ({ data: { basicDataList: { __typename: "BasicDataPage", totalCount: records.length, results: records } } }),
      BasicDataCategories: () => ({ data: { basicDataCategories: [{ __typename: "BasicDataCategory", category: "tone", records: 1 }] } }),
      BasicDataDetail: () => ({ data: { basicData: WARM } }),
      CreateBasicData: () => ({ data: { createBasicData: { __typename: "BasicDataPayload", basicData: { ...WARM, id: "new" } } } }),
      UpdateBasicData: ({ input }) => ({
        data: { updateBasicData: { __typename: "BasicDataPayload", basicData: { ...WARM, ...(input as unknown as object) } } },
      }),
      DeleteBasicData: () => {
        records = [];
        return { data: { deleteBasicData: { __typename: "SuccessPayload", success: true } } };
      },
      SiteSettings: () => ({ data: { siteSettings: { __typename: "SiteSettings", logo } } }),
      UpdateSiteSettings: ({ input }) => {
        ({ logo } = input as unknown as { logo: string | null });
        return { data: { updateSiteSettings: { __typename: "SiteSettingsPayload", settings: { __typename: "SiteSettings", logo } } } };
      },
      PartnerEntries: () => ({ data: { partners } }),
      DeletePartner: () => {
        partners = [];
        return { data: { deletePartner: { __typename: "SuccessPayload", success: true } } };
      },
      CreatePartner: () => {
        partners = [...partners, { ...PARTNER, id: "p2", name: "Saqr", nameAr: "صقر", order: 2 }];
        return { data: { createPartner: { __typename: "PartnerPayload", partner: partners.at(-1) } } };
      },
      ...operations,
    },
  });
  const view = render(
    <ApolloProvider client={makeApolloClient()}>
      <Toaster />
      {path.startsWith("/basic-data/show") ? <RecordPage /> : <BasicDataPage />}
    </ApolloProvider>,
    { path },
  );
  /** As a reload does: what is left is on the device only. */
  const leave = () => {
    view.unmount();
    closeSessions();
  };
  return {
    ...view,
    leave,
    sent: (operation: string) => asked.filter((call) => call.operation === operation).map(({ variables }) => variables),
  };
}

/** A dialog that stands and has taken the focus: what is typed before that goes elsewhere. */
async function dialogOf(name: string) {
  const dialog = await screen.findByRole("dialog", { name });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  return within(dialog);
}

async function choose(user: Awaited<ReturnType<typeof open>>["user"], entry: "Deactivate" | "Delete") {
  await user.click(await screen.findByRole("button", { name: "Actions for Warm" }));
  await waitFor(() => expect(screen.getByRole("menu")).toHaveFocus());
  if (entry === "Delete") await chooseLast(user);
  else await user.click(screen.getByRole("menuitem", { name: entry }));
}

test("records are listed with both names, category, slug and state", async () => {
  await open("/basic-data");
  const row = within((await screen.findByRole("link", { name: "Warm" })).closest("tr") as HTMLElement);
  for (const text of ["دافئ", "Tones", "warm", "Active"]) expect(row.getByText(text)).toBeInTheDocument();
});

test("a failed fetch says so, in Arabic too, and the records come when it is tried again", async () => {
  await speak("ar");
  let away = true;
  const found = { data: { basicDataList: { __typename: "BasicDataPage", totalCount: 1, results: [WARM] } } };
  const { user } = await open("/basic-data", { BasicDataRecords: () => (away ? refused() : found) });
  const said = "تعذّر تحميل البيانات الأساسية. يُرجى إعادة المحاولة.";
  expect(await screen.findByText(said)).toBeInTheDocument();
  away = false;
  await user.click(screen.getByRole("button", { name: "إعادة المحاولة" }));
  expect(await screen.findByText("دافئ")).toBeInTheDocument();
  expect(screen.queryByText(said)).not.toBeInTheDocument();
});

test("a record is deactivated from the list", async () => {
  const { user, sent } = await open("/basic-data");
  await choose(user, "Deactivate");
  expect(await screen.findByText("Record deactivated")).toBeInTheDocument();
  expect(sent("UpdateBasicData")).toEqual([{ id: "tone--warm", input: { isActive: false } }]);
  expect(await screen.findByText("Inactive")).toBeInTheDocument();
});

test("a record is deleted after a question that names it", async () => {
  const { user, sent } = await open("/basic-data");
  await choose(user, "Delete");
  const question = within(await screen.findByRole("alertdialog", { name: "Delete record Warm?" }));
  expect(sent("DeleteBasicData")).toEqual([]);
  await user.click(question.getByRole("button", { name: "Delete record" }));
  expect(await screen.findByText("Record deleted successfully")).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole("link", { name: "Warm" })).not.toBeInTheDocument());
});

test("a refused deletion says so", async () => {
  const { user } = await open("/basic-data", { DeleteBasicData: refused });
  await choose(user, "Delete");
  await user.click(await screen.findByRole("button", { name: "Delete record" }));
  expect(await screen.findByText("Record not deleted, please try again")).toBeInTheDocument();
});

test("a new record takes slug and value from its name, and goes back to its category", async () => {
  const { user, sent, router } = await open("/basic-data/show?category=tone");
  await user.type(await screen.findByLabelText("Name in English"), "Very Calm!");
  await user.tab();
  await user.type(screen.getByLabelText(/^Name in Arabic/), "هادئ جدًّا");
  expect(screen.getByLabelText("Slug")).toHaveValue("very-calm");
  expect(screen.getByLabelText("Value")).toHaveValue("Very Calm!");
  await user.click(screen.getByRole("button", { name: "Add record" }));
  expect(await screen.findByText("Record created successfully")).toBeInTheDocument();
  expect(sent("CreateBasicData")).toEqual([
    {
      input: {
        category: "tone",
        slug: "very-calm",
        value: "Very Calm!",
        displayName: "Very Calm!",
        displayNameAr: "هادئ جدًّا",
        description: null,
        isActive: true,
      },
    },
  ]);
  expect(router.state.location).toMatchObject({ pathname: "/basic-data", search: "?category=tone" });
  await waitFor(async () => expect(await unsavedOf("")).toBe(0));
});

test("a taken slug stands at its field", async () => {
  const message = "This category has a record with this slug.";
  const { user } = await open("/basic-data/show?id=tone--warm", {
    UpdateBasicData: () => ({ failure: { message: "This is already in use.", code: "CONFLICT", fields: { slug: [message] } } }),
  });
  const slug = await screen.findByLabelText("Slug");
  await user.clear(slug);
  await user.type(slug, "bright");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Record not updated, please try again")).toBeInTheDocument();
  expect(slug).toHaveAccessibleDescription(message);
});

test("a partner is added in a dialog and stands in the list", async () => {
  const { user, sent } = await open("/basic-data?tab=partners");
  expect(await screen.findByText("رمال")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Add partner" }));
  const dialog = await dialogOf("Add partner");
  await user.type(dialog.getByLabelText("Name in English"), "Saqr");
  const website = dialog.getByLabelText(/^Website/);
  await user.type(website, "ftp://saqr.example");
  await user.tab();
  expect(website).toHaveAccessibleDescription("Enter an address that begins with http or https.");
  await user.clear(website);
  await user.type(website, "saqr.example");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Partner created successfully")).toBeInTheDocument();
  expect(sent("CreatePartner")).toEqual([{ input: { name: "Saqr", nameAr: null, image: null, website: "https://saqr.example" } }]);
  expect(await screen.findByText("صقر")).toBeInTheDocument();
});

test.each([
  ["en", "partners", "Add partner", "Name in English", "Save", "Partner not created, please try again"],
  ["ar", "branches", "إضافة فرع", "الاسم بالإنجليزية", "حفظ", "لم يُضف الفرع. يُرجى إعادة المحاولة."],
] as const)("what isn't taken is said in its dialog, which keeps what was entered (%s)", async (locale, tab, add, name, save, told) => {
  await speak(locale);
  const { user } = await open(`/basic-data?tab=${tab}`, {
    BranchEntries: () => ({ data: { branches: [] } }),
    CreatePartner: refused,
    CreateBranch: refused,
  });
  await user.click(await screen.findByRole("button", { name: add }));
  const dialog = await dialogOf(add);
  await user.type(dialog.getByLabelText(name), "Saqr");
  await user.click(dialog.getByRole("button", { name: save }));
  expect(await dialog.findByText(told)).toBeInTheDocument();
  expect(dialog.getByLabelText(name)).toHaveValue("Saqr");
});

test.each([
  ["en", "Remove", "System logo updated"],
  ["ar", "إزالة", "حُدّث شعار النظام"],
] as const)("an admin takes the system logo away (%s)", async (locale, remove, told) => {
  await speak(locale);
  const { user, sent } = await open("/basic-data?tab=settings");
  await user.click(await screen.findByRole("button", { name: remove }));
  expect(await screen.findByText(told)).toBeInTheDocument();
  expect(sent("UpdateSiteSettings")).toEqual([{ input: { logo: null } }]);
  await waitFor(() => expect(screen.queryByRole("button", { name: remove })).toBeNull());
});

test("a logo that is refused stays as it was, and the reason stands at it", async () => {
  const reason = "Upload the image first.";
  const { user } = await open("/basic-data?tab=settings", {
    UpdateSiteSettings: () => ({
      failure: { message: "Some fields need your attention.", code: "BAD_USER_INPUT", fields: { logo: [reason] } },
    }),
  });
  await user.click(await screen.findByRole("button", { name: "Remove" }));
  expect(await screen.findByText("System logo not updated, please try again")).toBeInTheDocument();
  expect(screen.getByText(reason)).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Remove" })).toBeInTheDocument();
});

const FORMS = [
  ["a partner", "/basic-data?tab=partners", "Add partner", "Name in English"],
  ["a branch", "/basic-data?tab=branches", "Add branch", "Name in English"],
] as const;

test.each(FORMS)("what was entered of %s is there again after a reload, until it is given up", async (_, path, add, name) => {
  const branches = { BranchEntries: () => ({ data: { branches: [] } }) };
  const first = await open(path, branches);
  await first.user.click(await screen.findByRole("button", { name: add }));
  await first.user.type((await dialogOf(add)).getByLabelText(name), "Saqr");
  first.leave();
  const { user } = await open(path, branches);
  await user.click(await screen.findByRole("button", { name: add }));
  await waitFor(() => expect(screen.getByLabelText(name)).toHaveValue("Saqr"));
  expect(screen.getByText(/^Restored draft from/)).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Discard draft" }));
  expect(screen.getByLabelText(name)).toHaveValue("");
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: add })).toBeNull());
  await waitFor(async () => expect(await unsavedOf("")).toBe(0));
});

test.each([
  ["en", "Add partner", "Name in English", "Cancel", "Keep editing", "Discard changes"],
  ["ar", "إضافة شريك", "الاسم بالإنجليزية", "إلغاء", "متابعة التحرير", "تجاهل التغييرات"],
] as const)("a dialog asks before what was entered is thrown away: %s", async (locale, add, name, cancel, keep, discard) => {
  await speak(locale);
  const { user } = await open("/basic-data?tab=partners");
  await user.click(await screen.findByRole("button", { name: add }));
  await user.type((await dialogOf(add)).getByLabelText(name), "Saqr");
  await user.keyboard("{Escape}");
  // a question over a dialog takes clicks once it is the topmost
  await waitFor(() => user.click(screen.getByRole("button", { name: keep })));
  expect(screen.getByLabelText(name)).toHaveValue("Saqr");
  await waitFor(() => user.click(screen.getByRole("button", { name: cancel })));
  await waitFor(() => user.click(screen.getByRole("button", { name: discard })));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: add })).toBeNull());
  await user.click(screen.getByRole("button", { name: add }));
  expect(await screen.findByLabelText(name)).toHaveValue("");
  await waitFor(async () => expect(await unsavedOf("")).toBe(0));
});

test.each([
  ["a new record", "/basic-data/show?category=tone", ""],
  ["a stored record", "/basic-data/show?id=tone--warm", "Warm"],
])("what was entered of %s is there again after a reload, until it is given up", async (_, path, stored) => {
  const name = "Name in English";
  const first = await open(path);
  await first.user.type(await screen.findByLabelText(name), " and calm");
  first.leave();
  const { user } = await open(path);
  await waitFor(() => expect(screen.getByLabelText(name)).toHaveValue(`${stored} and calm`));
  expect(screen.getByText(/^Restored draft from/)).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Discard draft" }));
  expect(screen.getByLabelText(name)).toHaveValue(stored);
  await waitFor(async () => expect(await unsavedOf("")).toBe(0));
});

test("what was entered and is stored by now is no draft any more", async () => {
  const first = await open("/basic-data/show?id=tone--warm");
  await first.user.type(await screen.findByLabelText("Name in English"), " and calm");
  first.leave();
  const stored = { ...WARM, displayName: "Warm and calm" };
  await open("/basic-data/show?id=tone--warm", { BasicDataDetail: () => ({ data: { basicData: stored } }) });
  expect(await screen.findByLabelText("Name in English")).toHaveValue("Warm and calm");
  await waitFor(async () => expect(await unsavedOf("")).toBe(0));
  expect(screen.queryByText(/^Restored draft from/)).toBeNull();
});

test("with a record goes what was entered of it, and nobody is asked about that", async () => {
  const admin = { id: "u9", username: "omar", role: "ADMIN" };
  signIn({ token: tokenOf({ of: admin.id }), user: admin });
  const { user, router } = await open("/basic-data/show?id=tone--warm");
  await user.type(await screen.findByLabelText("Name in English"), " and calm");
  await waitFor(async () => expect(await unsavedOf(admin.id)).toBe(1));
  await user.click(screen.getByRole("button", { name: "Delete" }));
  await user.click(await screen.findByRole("button", { name: "Delete record" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/basic-data"));
  await waitFor(async () => expect(await unsavedOf(admin.id)).toBe(0));
});

const BRANCH = {
  ...Object.fromEntries(
    ["nameAr", "address", "addressAr", "phone", "whatsapp", "email", "latitude", "longitude", "mapUrl"].map((field) => [field, null]),
  ),
  __typename: "Branch",
  id: "b1",
  name: "Abha",
  version: 1,
};

interface Shelved {
  version: number;
}

/** Services that have a thing as it stands now, and take a change of nothing but that. */
const shelf = <Thing extends Shelved>(thing: Thing) => {
  let stored = thing;
  return {
    stored: () => stored,
    /** As another admin does. */
    becomes: (change: object) => (stored = { ...stored, ...change, version: stored.version + 1 }),
    take: ({ input, expectedVersion }: Record<string, unknown>, asAnswer: (now: Thing) => object) => {
      if (expectedVersion !== stored.version) return { failure: { message: "Changed meanwhile.", code: "CONFLICT" } };
      stored = { ...stored, ...(input as object), version: stored.version + 1 };
      return { data: asAnswer(stored) };
    },
  };
};

function services() {
  const [partner, branch, record] = [shelf(PARTNER), shelf(BRANCH), shelf(WARM)];
  const payload = (type: string, field: string, now: object) => ({ [`update${type}`]: { __typename: `${type}Payload`, [field]: now } });
  const operations: Operations = {
    PartnerEntries: () => ({ data: { partners: [partner.stored()] } }),
    UpdatePartner: (variables) => partner.take(variables, (now) => payload("Partner", "partner", now)),
    BranchEntries: () => ({ data: { branches: [branch.stored()] } }),
    UpdateBranch: (variables) => branch.take(variables, (now) => payload("Branch", "branch", now)),
    BasicDataDetail: () => ({ data: { basicData: record.stored() } }),
    UpdateBasicData: (variables) => record.take(variables, (now) => payload("BasicData", "basicData", now)),
  };
  return { partner, branch, record, operations };
}

/** Opens the form of a stored thing, in English or Arabic. */
async function openForm(what: "partner" | "branch" | "record", operations: Operations, locale: "en" | "ar" = "en") {
  await speak(locale);
  const tab = what === "partner" ? "partners" : "branches";
  const view = await open(what === "record" ? "/basic-data/show?id=tone--warm" : `/basic-data?tab=${tab}`, operations);
  if (what !== "record") {
    await view.user.click(await screen.findByRole("button", { name: /^(?:Actions for|إجراءات)/ }));
    await view.user.click(await screen.findByRole("menuitem", { name: locale === "en" ? "Edit" : "تعديل" }));
    await dialogOf({ en: `Edit ${what}`, ar: what === "partner" ? "تعديل الشريك" : "تعديل الفرع" }[locale]);
  }
  const [english, arabic] = locale === "en" ? ["Name in English", "Name in Arabic"] : ["الاسم بالإنجليزية", "الاسم بالعربية"];
  return { ...view, name: await screen.findByLabelText(english as string), nameAr: screen.getByLabelText(arabic as string) };
}

const NAME = { partner: "name", branch: "name", record: "displayName" } as const;
const NAME_AR = { partner: "nameAr", branch: "nameAr", record: "displayNameAr" } as const;
const DONE = { partner: "Partner updated successfully", branch: "Branch updated successfully", record: "Record updated successfully" };

test.each(["partner", "branch", "record"] as const)(
  "two admins change different fields of a %s: both are stored, which is said",
  async (what) => {
    const { operations, ...things } = services();
    const { user, name } = await openForm(what, operations);
    things[what].becomes({ [NAME_AR[what]]: "اسم آخر" });
    await user.clear(name);
    await user.type(name, "Another");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText(DONE[what])).toBeInTheDocument();
    expect(screen.getAllByText("Changes made elsewhere were merged into this.")[0]).toBeVisible();
    expect(things[what].stored()).toMatchObject({ [NAME[what]]: "Another", [NAME_AR[what]]: "اسم آخر", version: 3 });
  },
);

test.each([
  ["en", "partner", "Save", "Save mine instead"],
  ["ar", "branch", "حفظ", "حفظ ما أدخلته بدلًا منه"],
  ["en", "record", "Save", "Save mine instead"],
] as const)("the same field changed by two admins is shown with both sides (%s, %s)", async (locale, what, save, mine) => {
  const { operations, ...things } = services();
  const { user, name } = await openForm(what, operations, locale);
  things[what].becomes({ [NAME[what]]: "Theirs" });
  await user.clear(name);
  await user.type(name, "Ours");
  await user.click(screen.getByRole("button", { name: save }));
  const decide = await screen.findByRole("button", { name: mine });
  const sides = within(screen.getByRole("definition"));
  for (const side of ["Theirs", "Ours"]) expect(sides.getByText(side)).toBeVisible();
  expect(things[what].stored()).toMatchObject({ [NAME[what]]: "Theirs", version: 2 });
  await user.click(decide);
  await waitFor(() => expect(things[what].stored()).toMatchObject({ [NAME[what]]: "Ours", version: 3 }));
  if (what !== "record") await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(async () => expect(await unsavedOf("")).toBe(0));
});

test.each([
  ["en", "partner", "Save", "Stored", "Mine", "Store what I chose"],
  ["ar", "branch", "حفظ", "المحفوظ", "ما أدخلته", "حفظ ما اخترته"],
  ["en", "record", "Save", "Stored", "Mine", "Store what I chose"],
] as const)(
  "of two fields changed by two admins one side is taken for each, by keys (%s, %s)",
  async (locale, what, save, theirs, mine, store) => {
    const { operations, ...things } = services();
    const { user, name, nameAr } = await openForm(what, operations, locale);
    things[what].becomes({ [NAME[what]]: "Theirs", [NAME_AR[what]]: "لهم" });
    await user.clear(name);
    await user.type(name, "Ours");
    await user.clear(nameAr);
    await user.type(nameAr, "لنا");
    await user.click(screen.getByRole("button", { name: save }));
    const decide = await screen.findByRole("button", { name: store });
    expect(decide).toBeDisabled();
    const sides = (label: HTMLElement) => {
      const group = within(screen.getByRole("radiogroup", { name: (label as HTMLInputElement).labels?.[0]?.textContent ?? "" }));
      return { stored: group.getByRole("radio", { name: theirs }), own: group.getByRole("radio", { name: mine }) };
    };
    expect(sides(name).stored).toHaveAccessibleDescription("Theirs");
    expect(sides(name).own).toHaveAccessibleDescription(/Ours/);
    sides(name).own.focus();
    await user.keyboard(" ");
    expect(decide).toBeDisabled();
    await user.click(sides(nameAr).stored);
    expect(sides(name).own).toBeChecked();
    expect(sides(nameAr).stored).toBeChecked();
    expect(things[what].stored()).toMatchObject({ [NAME[what]]: "Theirs", version: 2 });
    decide.focus();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(things[what].stored()).toMatchObject({ [NAME[what]]: "Ours", [NAME_AR[what]]: "لهم", version: 3 }));
    if (what !== "record") await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(async () => expect(await unsavedOf("")).toBe(0));
  },
);

test("what another admin has stored is taken instead of one's own, and nothing is sent", async () => {
  const { operations, partner } = services();
  const { user, name } = await openForm("partner", operations);
  partner.becomes({ name: "Theirs" });
  await user.clear(name);
  await user.type(name, "Ours");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await user.click(await screen.findByRole("button", { name: "Take the stored ones" }));
  expect(name).toHaveValue("Theirs");
  expect(partner.stored()).toMatchObject({ name: "Theirs", version: 2 });
});

test("a partner that was renamed meanwhile is asked about by its new name before it is deleted", async () => {
  const { operations, partner } = services();
  const { user, sent } = await open("/basic-data?tab=partners", {
    ...operations,
    DeletePartner: ({ expectedVersion }: Record<string, unknown>) =>
      expectedVersion === partner.stored().version
        ? { data: { deletePartner: { __typename: "SuccessPayload", success: true } } }
        : { failure: { message: "Changed meanwhile.", code: "CONFLICT" } },
  });
  await user.click(await screen.findByRole("button", { name: "Actions for Rimal" }));
  await user.click(await screen.findByRole("menuitem", { name: "Delete" }));
  partner.becomes({ name: "Dunes" });
  await user.click(await screen.findByRole("button", { name: "Delete partner" }));
  expect(await screen.findByRole("alertdialog", { name: "Delete partner Dunes?" })).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Delete partner" }));
  expect(await screen.findByText("Partner deleted successfully")).toBeInTheDocument();
  expect(sent("DeletePartner").map(({ expectedVersion }) => expectedVersion)).toEqual([1, 2]);
});

test("what was entered of a partner goes with it", async () => {
  const first = await openForm("partner", {});
  await first.user.type(first.name, " and sons");
  await waitFor(async () => expect(await unsavedOf("")).toBe(1));
  first.leave();
  const { user } = await open("/basic-data?tab=partners");
  await user.click(await screen.findByRole("button", { name: "Actions for Rimal" }));
  await user.click(await screen.findByRole("menuitem", { name: "Delete" }));
  await user.click(await screen.findByRole("button", { name: "Delete partner" }));
  expect(await screen.findByText("Partner deleted successfully")).toBeInTheDocument();
  await waitFor(async () => expect(await unsavedOf("")).toBe(0));
});
