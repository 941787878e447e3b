import "fake-indexeddb/auto";
import { ApolloProvider } from "@apollo/client/react";
import { afterEach, expect, jest, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import type { BrandSourceInput, ProposedBrandFragment } from "../../../generated/graphql.ts";
import { makeApolloClient } from "../../../lib/apollo.ts";
import { draftsAbout, removeDraft } from "../../../lib/drafts/drafts.ts";
import { closeSessions } from "../../../lib/editing/sessions.ts";
import { choicesOf } from "../../../testing/basic-data.ts";
import { apiAnswers, generationOf } from "../../../testing/fake-api.ts";
import { render } from "../../../testing/render.tsx";
import { Toaster } from "../../../ui/toaster.tsx";
import { Component as AddCompanyPage } from "../pages/add-company-page.tsx";
// loaded with the test, so that no wait is for the transformation of a file
import "./fill-brand.tsx";

const found = (change: Partial<ProposedBrandFragment>) => ({
  __typename: "BrandProposal",
  field: "VISION",
  value: "Traced coffee for the Gulf",
  businessActivityId: null,
  replacement: null,
  locale: "en",
  quote: "Our vision: traced coffee for the Gulf.",
  place: "TEXT",
  isVerbatim: true,
  ...change,
});

const PROPOSALS = [
  found({ field: "BRAND_NAME", value: "Sada", quote: "Sada Coffee", place: "TITLE" }),
  found({}),
  found({ field: "VALUE", value: "Honesty", isVerbatim: false }),
  found({ field: "BUSINESS_ACTIVITY", value: "Space mining", businessActivityId: "space" }),
];

afterEach(async () => {
  closeSessions();
  for (const { key } of await draftsAbout("", "company.new")) await removeDraft(key);
});

async function open({ failure = "", refused = false, offline = false } = {}) {
  const sources: BrandSourceInput[] = [];
  await apiAnswers({
    operations: {
      BusinessActivities: () => ({
        data: {
          businessActivities: [{ __typename: "BusinessActivity", id: "a1", businessActivityEn: "Food", businessActivityAr: "أغذية" }],
        },
      }),
      BasicDataChoices: () => choicesOf(),
      ProposeBrand: (variables) => {
        const { source } = variables as unknown as { source: BrandSourceInput };
        sources.push(source);
        if (refused)
          return {
            failure: { message: "Check the form", code: "BAD_USER_INPUT", fields: { address: ["This leads into a private network."] } },
          };
        return { data: { proposeBrand: { __typename: "GenerationPayload", generation: generationOf({ id: "g1", status: "QUEUED" }) } } };
      },
      Generation: () => ({
        data: { generation: generationOf({ id: "g1", ...(failure ? { status: "FAILED", error: failure } : { text: "found" }) }) },
      }),
      BrandProposals: () => ({ data: { generation: { __typename: "Generation", id: "g1", offline, brandProposals: PROPOSALS } } }),
    },
    stream: (send) => send("done", {}),
  });
  const view = render(
    <ApolloProvider client={makeApolloClient()}>
      <AddCompanyPage />
      <Toaster />
    </ApolloProvider>,
    { path: "/companies/add" },
  );
  await screen.findByRole("option", { name: "Food" });
  await view.user.click(screen.getByRole("button", { name: "Fill my brand" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Fill my brand" }));
  return { ...view, dialog, sources };
}

test("what a page says is proposed with where it was found; what is accepted is in the form, nothing else", async () => {
  const { user, dialog, sources } = await open();
  await user.type(dialog.getByRole("textbox", { name: "Address of a page" }), "sada.example");
  await user.click(dialog.getByRole("button", { name: "Read and propose" }));
  // an activity that isn't offered here is no proposal
  expect(await dialog.findByText("3 proposals")).toBeInTheDocument();
  expect(sources).toMatchObject([{ address: "sada.example" }]);
  expect(dialog.getByText("Found in the page’s title")).toBeInTheDocument();
  expect(dialog.getAllByText("Our vision: traced coffee for the Gulf.")).toHaveLength(2);
  expect(dialog.getByText("In the AI’s words")).toBeInTheDocument();
  await user.click(dialog.getByRole("checkbox", { name: "Accept Value: Honesty" }));
  await user.click(dialog.getByRole("button", { name: "Fill in 2 proposals" }));
  expect(screen.getByLabelText("Brand name")).toHaveValue("Sada");
  await waitFor(async () => {
    const [kept] = await draftsAbout<{ value: { value: object } }>("", "company.new");
    expect(kept?.draft.value.value).toMatchObject({ brandName: "Sada", vision: "Traced coffee for the Gulf", values: [] });
  });
});

test("what a person has entered stays unless they accept another; all and none are one press", async () => {
  const { user, dialog } = await open({ offline: true });
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  await user.type(screen.getByLabelText("Brand name"), "Mine");
  await user.click(screen.getByRole("button", { name: "Fill my brand" }));
  const again = within(await screen.findByRole("dialog"));
  await user.click(again.getByRole("radio", { name: "Text" }));
  await user.type(again.getByRole("textbox", { name: "Text" }), "We are Sada.");
  const inSight = jest.spyOn(Element.prototype, "scrollIntoView");
  await user.click(again.getByRole("button", { name: "Read and propose" }));
  expect(await again.findByText(/^Without a model/)).toBeInTheDocument();
  expect(inSight.mock.contexts).toEqual([again.getByRole("status")]);
  inSight.mockRestore();
  expect(again.getByRole("checkbox", { name: "Accept Brand name: Sada" })).not.toBeChecked();
  expect(again.getByText("Now: Mine")).toBeInTheDocument();
  await user.click(again.getByRole("button", { name: "Accept none" }));
  expect(again.getByRole("button", { name: "Fill in nothing" })).toBeDisabled();
  await user.click(again.getByRole("button", { name: "Accept all" }));
  await user.click(again.getByRole("button", { name: "Fill in 3 proposals" }));
  expect(screen.getByLabelText("Brand name")).toHaveValue("Sada");
});

test("without a source nothing is asked; what is wrong with one stands at its field", async () => {
  const { user, dialog, sources } = await open({ refused: true });
  await user.click(dialog.getByRole("button", { name: "Read and propose" }));
  const address = dialog.getByRole("textbox", { name: "Address of a page" });
  expect(address).toBeInvalid();
  expect(sources).toEqual([]);
  await user.type(address, "http://10.0.0.1");
  expect(address).toBeValid();
  await user.click(dialog.getByRole("button", { name: "Read and propose" }));
  await waitFor(() => expect(address).toHaveAccessibleDescription(/This leads into a private network/));
});

test("a page that can't be read says why, and can be tried again", async () => {
  const { user, dialog, sources } = await open({ failure: "This page could not be read." });
  await user.type(dialog.getByRole("textbox", { name: "Address of a page" }), "sada.example");
  await user.click(dialog.getByRole("button", { name: "Read and propose" }));
  expect(await dialog.findByText("This page could not be read.")).toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(sources).toHaveLength(2));
});
