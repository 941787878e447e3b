import { ApolloProvider } from "@apollo/client/react";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { makeApolloClient } from "../../lib/apollo.ts";
import { draftsAbout, removeDraft } from "../../lib/drafts/drafts.ts";
import { closeSessions } from "../../lib/editing/sessions.ts";
import { choiceRecord, choicesOf } from "../../testing/basic-data.ts";
import { apiAnswers } from "../../testing/fake-api.ts";
import { render } from "../../testing/render.tsx";
import { OWNER, stageContent } from "../../testing/stage-content.ts";
import { tokenOf } from "../../testing/tokens.ts";
import { signIn } from "../../lib/auth/auth.ts";
import { speak } from "../../testing/setup.ts";
import { Component as ToolsPage } from "./pages/tools-page.tsx";

const CATEGORIES: Record<string, ReturnType<typeof choicesOf>> = {
  tool: choicesOf(
    choiceRecord("Canva", "Canva", "كانفا"),
    choiceRecord("Semrush", "Semrush", "سيمرش"),
    choiceRecord("Fax", "Fax", null, false),
  ),
  "writer-role": choicesOf(choiceRecord("Founder", "Founder", "مؤسس الشركة"), choiceRecord("Teacher", "Teacher", "معلّم")),
  "sharing-style": choicesOf(choiceRecord("Story", "Story", "قصة"), choiceRecord("Letter", "Letter", null, false)),
};

beforeEach(() => signIn({ token: tokenOf(), user: OWNER }));
afterEach(async () => {
  closeSessions();
  for (const { key } of await draftsAbout(OWNER.id, "stage.TOOLS.k1")) await removeDraft(key);
});

async function open(parts: object = {}) {
  const stored = stageContent(parts);
  const asked = await apiAnswers({
    operations: {
      StageContent: () => ({ data: { content: stored } }),
      BasicDataChoices: (variables) => CATEGORIES[(variables as unknown as { category: string }).category] ?? choicesOf(),
      SaveContentTools: (variables) => ({
        data: {
          saveContentTools: {
            __typename: "ContentPayload",
            content: { ...stored, ...(variables as unknown as { input: object }).input, version: 2 },
          },
        },
      }),
    },
  });
  const { user } = render(
    <ApolloProvider client={makeApolloClient()}>
      <ToolsPage />
    </ApolloProvider>,
    { path: "/companies/add-content/content-tools-analysis?id=k1" },
  );
  return { user, saved: () => asked.findLast(({ operation }) => operation === "SaveContentTools")?.variables };
}

const namesIn = (field: HTMLElement) =>
  within(field)
    .getAllByRole("option")
    .map(({ textContent }) => textContent);

test("writer's role and sharing style are chosen from the active records, and stored by their values", async () => {
  const { user, saved } = await open();
  const role = await screen.findByRole("combobox", { name: "Writer role" });
  await within(role).findByRole("option", { name: "Founder" });
  expect(namesIn(role)).toEqual(["Choose", "Founder", "Teacher", "In your own words, or from suggestions"]);
  await user.selectOptions(role, "Founder");
  const style = screen.getByRole("combobox", { name: "Sharing style" });
  await within(style).findByRole("option", { name: "Story" });
  expect(namesIn(style)).toEqual(["Choose", "Story", "In your own words, or from suggestions"]);
  await user.selectOptions(style, "Story");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(/^Saved \d/)).toBeInTheDocument();
  await waitFor(() => expect(saved()).toMatchObject({ input: { writerRole: "Founder", sharingStyle: "Story" } }));
});

test("in Arabic they have their Arabic names", async () => {
  await speak("ar");
  await open({ writerRole: "Founder" });
  const role = await screen.findByRole("combobox", { name: "دور الكاتب" });
  expect(await within(role).findByRole("option", { name: "مؤسس الشركة" })).toHaveProperty("selected", true);
});

test("what is on no list, or not any more, stands there to be read and changed", async () => {
  await open({ writerRole: "A barista at your table", sharingStyle: "Letter" });
  expect(await screen.findByRole("textbox", { name: "Writer role in your own words" })).toHaveValue("A barista at your table");
  expect(await screen.findByRole("textbox", { name: "Sharing style in your own words" })).toHaveValue("Letter");
});

test("a role may be written in one's own words", async () => {
  const { user, saved } = await open({ writerRole: "Founder" });
  const role = await screen.findByRole("combobox", { name: "Writer role" });
  await within(role).findByRole("option", { name: "Founder" });
  await user.selectOptions(role, "In your own words, or from suggestions");
  await user.type(screen.getByRole("textbox", { name: "Writer role in your own words" }), "A neighbour");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(/^Saved \d/)).toBeInTheDocument();
  await waitFor(() => expect(saved()).toMatchObject({ input: { writerRole: "A neighbour" } }));
});

test("tools are added from the active records or typed, and one that was withdrawn stays", async () => {
  const { user, saved } = await open({ tools: ["Fax"] });
  const offered = await screen.findByRole("group", { name: "Offered for Tools" });
  expect(
    within(offered)
      .getAllByRole("button")
      .map(({ textContent }) => textContent),
  ).toEqual(["Canva", "Semrush"]);
  await user.click(within(offered).getByRole("button", { name: "Canva" }));
  expect(within(offered).queryByRole("button", { name: "Canva" })).toBeNull();
  await user.type(screen.getByRole("textbox", { name: "Tools" }), "semrush{Enter}Notebook{Enter}");
  expect(screen.queryByRole("group", { name: "Offered for Tools" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(/^Saved \d/)).toBeInTheDocument();
  await waitFor(() => expect(saved()).toMatchObject({ input: { tools: ["Fax", "Canva", "Semrush", "Notebook"] } }));
});

test("tools have their Arabic names in Arabic, and are stored by their values", async () => {
  await speak("ar");
  const { user, saved } = await open();
  await user.click(await screen.findByRole("button", { name: "كانفا" }));
  expect(screen.getByRole("button", { name: "إزالة كانفا" })).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "حفظ" }));
  await screen.findByText(/^حُفظ/);
  await waitFor(() => expect(saved()).toMatchObject({ input: { tools: ["Canva"] } }));
});
