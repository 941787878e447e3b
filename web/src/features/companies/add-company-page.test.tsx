import "fake-indexeddb/auto";
import { ApolloProvider } from "@apollo/client/react";
import { afterEach, expect, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { makeApolloClient } from "../../lib/apollo.ts";
import { draftKey, draftsAbout, removeDraft, writeDraft } from "../../lib/drafts/drafts.ts";
import { closeSessions } from "../../lib/editing/sessions.ts";
import { choiceRecord, choicesOf } from "../../testing/basic-data.ts";
import { apiAnswers } from "../../testing/fake-api.ts";
import { render } from "../../testing/render.tsx";
import { Toaster } from "../../ui/toaster.tsx";
import { Component as AddCompanyPage } from "./pages/add-company-page.tsx";
import { type CompanyValues, emptyCompany } from "./company-form.ts";

const ACTIVITIES = [{ __typename: "BusinessActivity", id: "a1", businessActivityEn: "Food", businessActivityAr: "أغذية" }];

type Variables = Record<string, unknown>;
type Answer = { data: unknown } | { failure: { message: string; code: string; fields?: Record<string, string[]> } };

/** The company as it was sent. */
const created = ({ input }: Variables): Answer => {
  const { businessActivityId: _, voiceToneFileId: _id, brandVoice, persona = null, ...rest } = input as Record<string, object>;
  const voice = { __typename: "BrandVoice", personality: [], language: null, goals: [], tags: [], rules: [], ...brandVoice };
  const blank = Object.fromEntries(["slogan", "logo", "goal", "scopeOfImpact", "character", "language"].map((field) => [field, null]));
  const company = {
    __typename: "Company",
    id: "c1",
    version: 1,
    ...blank,
    values: [],
    competitors: [],
    ...rest,
    persona,
    brandVoice: voice,
    businessActivity: ACTIVITIES[0],
    projects: [],
    owner: { __typename: "User", id: "u1" },
    voiceToneFile: null,
    createdAt: "2026-11-22T10:00:00Z",
    updatedAt: "2026-11-22T10:00:00Z",
  };
  return { data: { createCompany: { __typename: "CompanyPayload", company } } };
};

const api = (createCompany: (variables: Variables) => Answer = created) =>
  apiAnswers({
    operations: {
      BusinessActivities: () => ({ data: { businessActivities: ACTIVITIES } }),
      BasicDataChoices: () => choicesOf(choiceRecord("Warm", "Warm", "ودودة"), choiceRecord("Calm", "Calm", "هادئة")),
      CreateCompany: createCompany,
    },
  });

const drafts = () => draftsAbout<{ value: CompanyValues }>("", "company.new");
const kept = async () => (await drafts())[0]?.draft.value.value;

afterEach(async () => {
  closeSessions();
  for (const { key } of await drafts()) await removeDraft(key);
});

async function open() {
  const view = render(
    <ApolloProvider client={makeApolloClient()}>
      <AddCompanyPage />
      <Toaster />
    </ApolloProvider>,
    { path: "/companies/add" },
  );
  await screen.findByRole("button", { name: "Next Step" });
  return view;
}

type User = ReturnType<typeof render>["user"];
const next = (user: User) => user.click(screen.getByRole("button", { name: "Next Step" }));

async function fillBasics(user: User) {
  await screen.findByRole("option", { name: "Food" });
  await user.type(screen.getByLabelText("Company name"), "Rutab Trading");
  await user.type(screen.getByLabelText("Brand name"), "Rutab & Co.");
  await user.selectOptions(screen.getByLabelText("Business activity"), "a1");
  await next(user);
}

async function fillAll(user: User) {
  await fillBasics(user);
  await user.type(await screen.findByRole("textbox", { name: "Vision" }), "See");
  await user.type(screen.getByRole("textbox", { name: "Message" }), "Go");
  await next(user);
  await user.type(await screen.findByRole("textbox", { name: "Target market" }), "Families");
  await next(user);
  await user.click(await screen.findByRole("combobox", { name: "Personality" }));
  await user.click(await screen.findByRole("option", { name: "Warm" }));
  await next(user);
}

test("a step is left only when what is required on it is filled in", async () => {
  await api();
  const { user } = await open();
  await next(user);
  expect(screen.getByLabelText("Company name")).toBeInvalid();
  expect(screen.getByLabelText("Company name")).toHaveFocus();
  expect(screen.getByRole("alert")).toHaveTextContent("Please fill all required fields");
  await user.type(screen.getByLabelText("Company name"), "R");
  await waitFor(() => expect(screen.getByLabelText("Company name")).toBeValid());
  await fillBasics(user);
  expect(await screen.findByRole("heading", { name: "Direction" })).toHaveFocus();
});

test("what was entered is there again when one comes back, on the step one left", async () => {
  await api();
  const first = await open();
  await fillBasics(first.user);
  await first.user.type(await screen.findByRole("textbox", { name: "Vision" }), "See");
  await waitFor(async () => expect(await kept()).toMatchObject({ vision: "See" }));
  first.unmount();
  const { user } = await open();
  expect(await screen.findByRole("textbox", { name: "Vision" })).toHaveValue("See");
  await user.click(screen.getByRole("button", { name: "Go Back" }));
  expect(await screen.findByLabelText("Brand name")).toHaveValue("Rutab & Co.");
});

test("after a crash, and as an earlier release has kept it, it is there again, and may be given up", async () => {
  await api();
  await writeDraft(draftKey("", "company.new"), {
    value: {
      values: { ...emptyCompany, companyName: "Rutab Trading", vision: "See" },
      step: 1,
      sources: { vision: { source: "AI", generationId: "g1" } },
    },
  });
  const first = await open();
  expect(await screen.findByRole("textbox", { name: "Vision" })).toHaveValue("See");
  await first.user.type(screen.getByRole("textbox", { name: "Message" }), "Go");
  await waitFor(async () => expect(await kept()).toMatchObject({ vision: "See", mission: "Go" }));
  // the page is gone at once
  closeSessions();
  first.unmount();

  const { user } = await open();
  expect(await screen.findByRole("textbox", { name: "Message" })).toHaveValue("Go");
  expect(screen.getByText("On this device only")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Discard draft" }));
  expect(await screen.findByLabelText("Company name")).toHaveValue("");
  await waitFor(async () => expect(await kept()).toBeUndefined());
});

test("while what was left is being looked for, something stands there", async () => {
  await api();
  const view = render(
    <ApolloProvider client={makeApolloClient()}>
      <AddCompanyPage />
    </ApolloProvider>,
    { path: "/companies/add" },
  );
  expect(view.container.querySelectorAll("[aria-hidden] > div")).toHaveLength(8);
  await screen.findByRole("button", { name: "Next Step" });
});

test("the company is created from all steps, and its draft is gone", async () => {
  const asked = await api();
  const { user, router } = await open();
  await fillAll(user);
  await user.click(await screen.findByRole("button", { name: "Create company" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/companies/show/c1"));
  expect(asked.find(({ operation }) => operation === "CreateCompany")?.variables.input).toEqual({
    companyName: "Rutab Trading",
    brandName: "Rutab & Co.",
    businessActivityId: "a1",
    vision: "See",
    mission: "Go",
    targetMarket: "Families",
    brandVoice: { personality: ["Warm"], rules: [] },
  });
  expect(await kept()).toBeUndefined();
});

test("nothing is sent before all steps are filled: the first that isn't is led to, and said", async () => {
  const asked = await api();
  const values = {
    companyName: "Rutab Trading",
    brandName: "Rutab & Co.",
    businessActivityId: "a1",
    vision: "See",
    targetMarket: "Families",
  };
  await writeDraft(draftKey("", "company.new"), {
    value: {
      values: { ...emptyCompany, ...values, brandVoice: { ...emptyCompany.brandVoice, personality: ["Warm"] } },
      step: 4,
      sources: {},
    },
  });
  const { user } = render(
    <ApolloProvider client={makeApolloClient()}>
      <AddCompanyPage />
      <Toaster />
    </ApolloProvider>,
    { path: "/companies/add" },
  );
  await user.click(await screen.findByRole("button", { name: "Create company" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Please fill all steps before submitting");
  expect(await screen.findByRole("textbox", { name: "Message" })).toHaveAccessibleDescription("Fill in this field");
  expect(asked.map(({ operation }) => operation)).not.toContain("CreateCompany");
});

test("what the server refuses stands at its field, on the step that has it", async () => {
  const fields = { brandName: ["Another company of yours has this name."] };
  await api(() => ({ failure: { message: "Check the form", code: "BAD_USER_INPUT", fields } }));
  const { user } = await open();
  await fillAll(user);
  await user.click(await screen.findByRole("button", { name: "Create company" }));
  const brandName = await screen.findByLabelText("Brand name");
  expect(brandName).toHaveAccessibleDescription("Another company of yours has this name.");
  expect(brandName).toHaveFocus();
});
