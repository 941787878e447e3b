import { ApolloProvider } from "@apollo/client/react";
import { afterEach, expect, test } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import { makeApolloClient } from "../../lib/apollo.ts";
import { signIn, signOut } from "../../lib/auth/auth.ts";
import { apiAnswers } from "../../testing/fake-api.ts";
import { render } from "../../testing/render.tsx";
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
};
const PARTNER = { __typename: "Partner", id: "p1", name: "Rimal", nameAr: "رمال", image: null, website: "https://rimal.example", order: 1 };

afterEach(() => act(() => signOut()));
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
  return { ...view, sent: (operation: string) => asked.filter((call) => call.operation === operation).map(({ variables }) => variables) };
}

async function choose(user: Awaited<ReturnType<typeof open>>["user"], entry: "Deactivate" | "Delete") {
  await user.click(await screen.findByRole("button", { name: "Actions for Warm" }));
  await waitFor(() => expect(screen.getByRole("menu")).toHaveFocus());
  if (entry === "Delete") await user.keyboard("{End}{Enter}");
  else await user.click(screen.getByRole("menuitem", { name: entry }));
}

test("records are listed with both names, category, slug and state", async () => {
  await open("/basic-data");
  const row = within((await screen.findByRole("link", { name: "Warm" })).closest("tr") as HTMLElement);
  for (const text of ["دافئ", "Tones", "warm", "Active"]) expect(row.getByText(text)).toBeInTheDocument();
});

test("a failed fetch says so, in Arabic too", async () => {
  await speak("ar");
  await open("/basic-data", { BasicDataRecords: refused });
  expect(await screen.findByText("تعذّر تحميل البيانات الأساسية. يُرجى إعادة المحاولة.")).toBeInTheDocument();
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
  const question = within(await screen.findByRole("alertdialog", { name: /Delete record .Warm.\?/ }));
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
  await user.type(screen.getByLabelText("Name in English"), "Very Calm!");
  await user.tab();
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
        displayNameAr: null,
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
  const dialog = within(await screen.findByRole("dialog", { name: "Add partner" }));
  await user.type(dialog.getByLabelText("Name in English"), "Saqr");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Partner created successfully")).toBeInTheDocument();
  expect(sent("CreatePartner")).toEqual([{ input: { name: "Saqr", nameAr: null, image: null, website: null } }]);
  expect(await screen.findByText("صقر")).toBeInTheDocument();
});

test.each([
  ["en", "partners", "Add partner", "Name in English", "Save", "Partner not created, please try again"],
  ["ar", "branches", "إضافة فرع", "الاسم بالإنجليزية", "حفظ", "لم يُنشأ الفرع. يُرجى إعادة المحاولة."],
] as const)("what isn't taken is said in its dialog, which keeps what was entered (%s)", async (locale, tab, add, name, save, told) => {
  await speak(locale);
  const { user } = await open(`/basic-data?tab=${tab}`, {
    BranchEntries: () => ({ data: { branches: [] } }),
    CreatePartner: refused,
    CreateBranch: refused,
  });
  await user.click(await screen.findByRole("button", { name: add }));
  const dialog = within(await screen.findByRole("dialog", { name: add }));
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
  await first.user.type(await screen.findByLabelText(name), "Saqr");
  first.unmount();
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
  await user.type(await screen.findByLabelText(name), "Saqr");
  await user.keyboard("{Escape}");
  await user.click(await screen.findByRole("button", { name: keep }));
  expect(screen.getByLabelText(name)).toHaveValue("Saqr");
  await user.click(screen.getByRole("button", { name: cancel }));
  await user.click(await screen.findByRole("button", { name: discard }));
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
  first.unmount();
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
  first.unmount();
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
