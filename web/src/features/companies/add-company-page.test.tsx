import { ApolloProvider } from "@apollo/client/react";
import { afterEach, expect, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { makeApolloClient } from "../../lib/apollo.ts";
import { draftKey, readDraft, removeDraft } from "../../lib/drafts/drafts.ts";
import { choiceRecord, choicesOf } from "../../testing/basic-data.ts";
import { apiAnswers } from "../../testing/fake-api.ts";
import { render } from "../../testing/render.tsx";
import { Toaster } from "../../ui/toaster.tsx";
import { Component as AddCompanyPage } from "./pages/add-company-page.tsx";
import { type CompanyDraft, NEW_COMPANY_DRAFT } from "./use-company-draft.ts";

const ACTIVITIES = [{ __typename: "BusinessActivity", id: "a1", businessActivityEn: "Food", businessActivityAr: "أغذية" }];

type Answer = { data: unknown } | { failure: { message: string; code: string; fields?: Record<string, string[]> } };

const created = (): Answer => ({ data: { createCompany: { __typename: "CompanyPayload", company: { __typename: "Company", id: "c1" } } } });

const api = (createCompany: () => Answer = created) =>
  apiAnswers({
    operations: {
      BusinessActivities: () => ({ data: { businessActivities: ACTIVITIES } }),
      BasicDataChoices: () => choicesOf(choiceRecord("Warm", "Warm", "ودودة"), choiceRecord("Calm", "Calm", "هادئة")),
      CreateCompany: createCompany,
    },
  });

const DRAFT = draftKey(undefined, NEW_COMPANY_DRAFT);
const kept = async () => (await readDraft<CompanyDraft>(DRAFT))?.value.values;

afterEach(() => removeDraft(DRAFT));

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
