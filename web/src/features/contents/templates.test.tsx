import { ApolloProvider } from "@apollo/client/react";
import { beforeEach, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { makeApolloClient } from "../../lib/apollo.ts";
import { signIn } from "../../lib/auth/auth.ts";
import { closeSessions } from "../../lib/editing/sessions.ts";
import { apiAnswers } from "../../testing/fake-api.ts";
import { render } from "../../testing/render.tsx";
import { speak } from "../../testing/setup.ts";
import { tokenOf } from "../../testing/tokens.ts";
import { Component as NeedsPage } from "./pages/needs-page.tsx";
// loaded with the test, so that no wait is for the transformation of a file
import "./templates/template-gallery.tsx";

const ME = { id: "u9", username: "omar", role: "CLIENT" };
const COMPANY = { __typename: "Company", id: "c0", companyName: "Rimal", owner: { __typename: "User", id: ME.id } };

beforeEach(() => signIn({ token: tokenOf({ of: ME.id }), user: ME }));

const SAVED = {
  __typename: "ContentTemplate",
  id: "t1",
  name: "Our harvest letter",
  version: 3,
  type: "POST",
  classification: "INSPIRING",
  level: null,
  methodology: null,
  interestArea: null,
  view: "GENERAL",
  framework: "List",
  keywords: ["Ajwa"],
  details: "Write as the grower.",
  idea: "The first basket",
  ideaExplanation: null,
  conversionFunnel: "DESIRE",
  objective: "Readers order early.",
  topics: ["This year's rain", "First basket"],
  internalLinks: [],
  externalLinks: ["https://example.com/harvest"],
  tools: ["Canva"],
  sharingStyle: null,
  writerRole: "Founder",
  participation: null,
  intensity: null,
  socialChannels: ["INSTAGRAM"],
};

type Operations = NonNullable<Parameters<typeof apiAnswers>[0]["operations"]>;

async function open(operations: Operations = {}) {
  const asked = await apiAnswers({
    operations: {
      ContentTemplates: () => ({ data: { contentTemplates: [] } }),
      ...operations,
      CompaniesToWriteFor: () => ({ data: { companies: { __typename: "CompanyPage", totalCount: 1, results: [COMPANY] } } }),
      ContentProjects: () => ({ data: { projects: { __typename: "ProjectPage", results: [] } } }),
    },
  });
  const view = render(
    <ApolloProvider client={makeApolloClient()}>
      <NeedsPage />
    </ApolloProvider>,
    { path: "/companies/add-content" },
  );
  const gallery = async () => {
    await view.user.click(await screen.findByRole("button", { name: "Choose a template" }));
    return within(await screen.findByRole("dialog", { name: "Templates" }));
  };
  const take = async (name: string) => {
    const dialog = await gallery();
    await view.user.click(dialog.getByRole("radio", { name }));
    await view.user.click(dialog.getByRole("button", { name: /^Use template|Begin blank/ }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  };
  return { ...view, asked, gallery, take };
}

const field = (name: string) => screen.getByRole<HTMLSelectElement>("combobox", { name: new RegExp(`^${name}`) });
const details = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Details/ });

test("a blank page comes first and is chosen; there are at least twelve templates, each with what it fills in", async () => {
  const { gallery, user } = await open();
  const dialog = await gallery();
  const radios = dialog.getAllByRole("radio");
  expect(radios[0]).toHaveAccessibleName("Blank page");
  expect(radios[0]).toBeChecked();
  expect(radios.length).toBeGreaterThanOrEqual(13);
  // the dialog gives its first part the focus a moment after it is there
  await waitFor(() => expect(screen.getByRole("dialog")).toContainElement(document.activeElement as HTMLElement));
  await user.click(radios[0] as HTMLElement);
  await user.keyboard("{ArrowDown}");
  expect(radios[1]).toBeChecked();
  expect(radios[1]).toHaveAccessibleName("Product launch");
  expect(dialog.getAllByText("Price and where to get it").length).toBeGreaterThan(0);
});

test("one is found by a word of its topics, and what isn't there is said", async () => {
  const { gallery, user } = await open();
  const dialog = await gallery();
  await user.type(dialog.getByRole("searchbox"), "salary");
  await waitFor(() => expect(dialog.getAllByRole("radio").map((radio) => radio.getAttribute("aria-label"))).toEqual(["Job advert"]));
  await user.type(dialog.getByRole("searchbox"), "zzz");
  expect(await dialog.findByText("No template has these words.")).toBeInTheDocument();
});

test("it fills in the first stage, and the later ones when the content is made", async () => {
  const { take, user, asked } = await open();
  await take("Case study");
  expect(field("Classification").value).toBe("COGNITIVE");
  expect(details().value).toMatch(/^Tell it in order/);
  await user.type(screen.getByRole("textbox", { name: "Title" }), "How Rimal did it");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(asked.some(({ operation }) => operation === "CreateContent")).toBe(true));
  expect(asked.find(({ operation }) => operation === "CreateContent")?.variables).toMatchObject({
    input: { title: "How Rimal did it", level: "INTERMEDIATE", framework: "Case study" },
    objectives: { conversionFunnel: "DESIRE", topics: expect.arrayContaining(["The result, in figures"]) },
    tools: { tools: ["Google Analytics"], participation: "DUO" },
  });
});

test("what a person has entered stays; what the template before filled in goes", async () => {
  const { take, user } = await open();
  await take("Case study");
  await user.selectOptions(field("Content level"), "ADVANCED");
  await take("Podcast episode");
  expect(field("Content level").value).toBe("ADVANCED");
  expect(field("Type").value).toBe("AUDIO_SCRIPT");
  await user.clear(details());
  await user.type(details(), "My own words");
  await take("Blank page");
  expect(details().value).toBe("My own words");
  expect(field("Type").value).toBe("ARTICLE");
  expect(field("Content level").value).toBe("ADVANCED");
});

test("with a draft that is given up goes the template that it was begun from", async () => {
  const first = await open();
  await first.take("Case study");
  await first.user.type(screen.getByRole("textbox", { name: "Title" }), "Half");
  closeSessions();
  first.unmount();
  const { user, asked } = await open();
  await user.click(await screen.findByRole("button", { name: "Discard draft" }));
  expect(screen.getByRole("region", { name: "Begin from" })).toHaveTextContent("Blank page");
  await user.type(screen.getByRole("textbox", { name: "Title" }), "Another");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(asked.some(({ operation }) => operation === "CreateContent")).toBe(true));
  const { variables } = asked.find(({ operation }) => operation === "CreateContent") ?? {};
  expect(variables).toMatchObject({ input: { title: "Another" } });
  expect(variables?.objectives).toBeUndefined();
  expect(variables?.tools).toBeUndefined();
});

test("in Arabic they are Arabic's own", async () => {
  await speak("ar");
  const { user } = await open();
  await user.click(await screen.findByRole("button", { name: "اختيار قالب" }));
  const dialog = within(await screen.findByRole("dialog", { name: "القوالب" }));
  await user.type(dialog.getByRole("searchbox"), "اسئله");
  expect(await dialog.findByRole("radio", { name: "صفحة أسئلة شائعة" })).toBeInTheDocument();
});

/** The company's templates as the service keeps them: renamed and deleted by what is asked. */
function keptTemplates() {
  let kept: (typeof SAVED)[] = [SAVED];
  const operations: Operations = {
    ContentTemplates: () => ({ data: { contentTemplates: kept } }),
    RenameContentTemplate: ({ name }) => {
      const template = { ...SAVED, name: String(name), version: 4 };
      kept = [template];
      return { data: { renameContentTemplate: { __typename: "ContentTemplatePayload", template } } };
    },
    DeleteContentTemplate: () => {
      kept = [];
      return { data: { deleteContentTemplate: { __typename: "SuccessPayload", success: true } } };
    },
  };
  return operations;
}

test("a company's own stand beside the ready-made ones, are found, and fill in all stages", async () => {
  const { take, gallery, user, asked } = await open(keptTemplates());
  const dialog = await gallery();
  const own = within(await dialog.findByRole("region", { name: "The company's own" }));
  expect(await own.findByRole("radio", { name: "Our harvest letter" })).toBeInTheDocument();
  expect(within(dialog.getByRole("region", { name: "Ready-made" })).getAllByRole("radio").length).toBeGreaterThanOrEqual(14);
  await user.type(dialog.getByRole("searchbox"), "basket");
  await waitFor(() => expect(dialog.getAllByRole("radio")).toHaveLength(1));
  await user.keyboard("{Escape}");
  await take("Our harvest letter");
  expect(details().value).toBe("Write as the grower.");
  const title = screen.getByRole("textbox", { name: "Title" });
  await user.clear(title);
  await user.type(title, "Harvest");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(asked.some(({ operation }) => operation === "CreateContent")).toBe(true));
  expect(asked.find(({ operation }) => operation === "CreateContent")?.variables).toMatchObject({
    companyId: COMPANY.id,
    input: { title: "Harvest", type: "POST", framework: "List", keywords: ["Ajwa"] },
    idea: { idea: "The first basket" },
    objectives: { topics: ["This year's rain", "First basket"], externalLinks: ["https://example.com/harvest"] },
    tools: { writerRole: "Founder", socialChannels: ["INSTAGRAM"] },
  });
});

test("where a company has none it is said how one comes to be; what can't be loaded is asked for again", async () => {
  let broken = true;
  const { gallery, user } = await open({
    ContentTemplates: () => (broken ? { failure: { message: "Down", code: "INTERNAL" } } : { data: { contentTemplates: [] } }),
  });
  const dialog = await gallery();
  expect(await dialog.findByText("The company's templates couldn't be loaded.")).toBeInTheDocument();
  expect(dialog.getByRole("radio", { name: "Case study" })).toBeInTheDocument();
  broken = false;
  await user.click(dialog.getByRole("button", { name: "Try again" }));
  expect(await dialog.findByText(/“Save as template” in a content's menu/)).toBeInTheDocument();
});

test("one of a company's own is renamed, and deleted after a question, without the stage being sent", async () => {
  const { gallery, user, asked } = await open(keptTemplates());
  const dialog = await gallery();
  await user.click(await dialog.findByRole("radio", { name: "Our harvest letter" }));
  const act = async (name: string) => user.click(dialog.getAllByRole("button", { name })[0] as HTMLElement);
  await act("Rename template");
  const name = await screen.findByRole("textbox", { name: "Name of the template" });
  await user.clear(name);
  await user.type(name, "Harvest letter{Enter}");
  expect(await dialog.findByRole("radio", { name: "Harvest letter" })).toBeInTheDocument();
  await act("Delete");
  const question = within(await screen.findByRole("alertdialog"));
  expect(question.getByText("Delete template “Harvest letter”?")).toBeInTheDocument();
  await user.click(question.getByRole("button", { name: "Delete template" }));
  await waitFor(() => expect(dialog.queryByRole("radio", { name: "Harvest letter" })).toBeNull());
  const sent = (operation: string) => asked.find((one) => one.operation === operation)?.variables;
  expect(sent("RenameContentTemplate")).toEqual({ id: "t1", name: "Harvest letter", expectedVersion: 3 });
  expect(sent("DeleteContentTemplate")).toEqual({ id: "t1", expectedVersion: 4 });
  expect(sent("CreateContent")).toBeUndefined();
});

test("a template is deleted though what is left can't be read again", async () => {
  let reads = 0;
  const { gallery, user } = await open({
    ...keptTemplates(),
    ContentTemplates: () => {
      reads += 1;
      return reads === 1 ? { data: { contentTemplates: [SAVED] } } : { failure: { message: "Down", code: "INTERNAL" } };
    },
  });
  const dialog = await gallery();
  await user.click(await dialog.findByRole("radio", { name: "Our harvest letter" }));
  await user.click(dialog.getAllByRole("button", { name: "Delete" })[0] as HTMLElement);
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete template" }));
  await waitFor(() => expect(reads).toBe(2));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
});

test("a name that was changed isn't thrown away unasked", async () => {
  const { gallery, user } = await open(keptTemplates());
  const dialog = await gallery();
  await user.click(await dialog.findByRole("radio", { name: "Our harvest letter" }));
  await user.click(dialog.getAllByRole("button", { name: "Rename template" })[0] as HTMLElement);
  await user.type(await screen.findByRole("textbox", { name: "Name of the template" }), " 2");
  await user.keyboard("{Escape}");
  await user.click(await screen.findByRole("button", { name: "Keep editing" }));
  expect(screen.getByRole("textbox", { name: "Name of the template" })).toHaveValue("Our harvest letter 2");
  await user.keyboard("{Escape}");
  await user.click(await screen.findByRole("button", { name: "Discard changes" }));
  await waitFor(() => expect(screen.queryByRole("textbox", { name: "Name of the template" })).toBeNull());
});
