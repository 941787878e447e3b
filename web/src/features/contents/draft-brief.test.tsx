import { ApolloProvider } from "@apollo/client/react";
import { beforeEach, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { makeApolloClient } from "../../lib/apollo.ts";
import { signIn } from "../../lib/auth/auth.ts";
import { apiAnswers, generationOf } from "../../testing/fake-api.ts";
import { render } from "../../testing/render.tsx";
import { tokenOf } from "../../testing/tokens.ts";
import { Toaster } from "../../ui/toaster.tsx";
// loaded with the test, so that no wait is for the transformation of a file
import "./draft-brief/draft-brief.tsx";
import { Component as NeedsPage } from "./pages/needs-page.tsx";

const WRITTEN: Record<string, string> = {
  idea: "Pick by weight, not by shine",
  ideaExplanation: "Why weight tells more.",
  objective: "Readers choose well",
  topics: "1. Weight\n2. Skin",
  keywords: "good dates\ndate weight",
  details: "Short sentences.",
  tools: "Google Trends",
  writerRole: "✎ Who speaks here?",
};

interface Input {
  field: string;
  prompt: string;
}

/** Each test's own, so that none finds another's draft. */
let me = "";
let tests = 0;

beforeEach(() => {
  me = `u${tests++}`;
  signIn({ token: tokenOf({ of: me }), user: { id: me, username: "omar", role: "CLIENT" } });
});

async function open({ offline = false, fails = "" } = {}) {
  const company = { __typename: "Company", id: "c0", companyName: "Rimal", owner: { __typename: "User", id: me } };
  const fieldOf = new Map<string, string>();
  const inputs: Input[] = [];
  const asked = await apiAnswers({
    operations: {
      CompaniesToWriteFor: () => ({ data: { companies: { __typename: "CompanyPage", totalCount: 1, results: [company] } } }),
      ContentProjects: () => ({ data: { projects: { __typename: "ProjectPage", results: [] } } }),
      RequestGeneration: (variables) => {
        const { input } = variables as unknown as { input: Input };
        inputs.push(input);
        const id = `g${inputs.length}`;
        fieldOf.set(id, input.field);
        const generation = generationOf({ id, status: "QUEUED" });
        return { data: { requestGeneration: { __typename: "GenerationPayload", generation } } };
      },
      Generation: (variables) => {
        const { id } = variables as unknown as { id: string };
        const field = fieldOf.get(id) ?? "";
        const failed = field === fails;
        const text = failed ? "" : (WRITTEN[field] ?? "");
        const variants = failed ? [] : [text];
        return {
          data: { generation: generationOf({ id, offline, text, variants, ...(failed ? { status: "FAILED", error: "No model" } : {}) }) },
        };
      },
    },
    stream: (send) => send("done", {}),
  });
  const view = render(
    <ApolloProvider client={makeApolloClient()}>
      <Toaster />
      <NeedsPage />
    </ApolloProvider>,
    { path: "/companies/add-content" },
  );
  const draft = async (title: string) => {
    await view.user.click(await screen.findByRole("button", { name: "Draft the whole brief" }));
    const dialog = within(await screen.findByRole("dialog"));
    if (title) await view.user.type(dialog.getByRole("textbox", { name: "Title" }), title);
    await view.user.click(dialog.getByRole("button", { name: "Draft" }));
    return dialog;
  };
  return { ...view, asked, inputs, draft };
}

test("every stage is proposed from a title, the rest with the idea in mind; what is accepted is filled in, nothing else", async () => {
  const { user, asked, inputs, draft } = await open();
  const dialog = await draft("How to choose dates");
  expect(await dialog.findByText("8 of 8 proposed")).toBeInTheDocument();
  expect(inputs[0]).toMatchObject({ field: "idea", prompt: "How to choose dates" });
  expect(inputs[1]?.prompt).toBe("How to choose dates\nPick by weight, not by shine");
  // what is a prompt for the writer isn't accepted by itself
  expect(dialog.getByRole("checkbox", { name: "Accept Writer role" })).not.toBeChecked();
  await user.click(dialog.getByRole("checkbox", { name: "Accept Details" }));
  await user.click(dialog.getByRole("button", { name: "Fill in 6 fields" }));
  expect(await screen.findByText("5 fields of the later stages are drafted")).toBeInTheDocument();
  expect(screen.getByRole("textbox", { name: "Title" })).toHaveValue("How to choose dates");
  expect(screen.getByRole("textbox", { name: /^Details/ })).toHaveValue("");
  expect(screen.getByText("date weight")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(asked.some(({ operation }) => operation === "CreateContent")).toBe(true));
  const { variables } = asked.find(({ operation }) => operation === "CreateContent") ?? {};
  expect(variables).toMatchObject({
    input: { keywords: ["good dates", "date weight"], sources: [{ field: "keywords", source: "AI" }] },
    idea: {
      idea: "Pick by weight, not by shine",
      sources: [{ field: "idea", source: "AI", generationId: "g1" }, { field: "ideaExplanation" }],
    },
    objectives: { topics: ["Weight", "Skin"] },
    tools: { tools: ["Google Trends"] },
  });
  expect(variables).not.toHaveProperty("tools.writerRole");
});

test("what a person has written stays unless they accept another; none and all are one press", async () => {
  const { user, draft } = await open();
  await user.type(await screen.findByRole("textbox", { name: /^Details/ }), "My own");
  const dialog = await draft("Dates");
  await dialog.findByText("8 of 8 proposed");
  expect(dialog.getByRole("checkbox", { name: "Accept Details" })).not.toBeChecked();
  expect(dialog.getByText("Now: My own")).toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Accept none" }));
  expect(dialog.getByRole("button", { name: "Fill in nothing" })).toBeDisabled();
  await user.click(dialog.getByRole("button", { name: "Accept all" }));
  expect(dialog.getByRole("button", { name: "Fill in 8 fields" })).toBeEnabled();
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  expect(screen.getByRole("textbox", { name: /^Details/ })).toHaveValue("My own");
});

test("without a title nothing is asked for; without a model that is said", async () => {
  const { user, inputs, draft } = await open({ offline: true });
  const dialog = await draft("");
  expect(dialog.getByText("Fill in this field")).toBeInTheDocument();
  expect(await screen.findByText("Please fill all required fields")).toBeInTheDocument();
  expect(inputs).toEqual([]);
  await user.type(dialog.getByRole("textbox", { name: "Title" }), "Dates");
  await user.click(dialog.getByRole("button", { name: "Draft" }));
  await dialog.findByText("8 of 8 proposed");
  expect(dialog.getByText(/^Without a model these are/)).toBeInTheDocument();
});

test("a field that failed says why, and can be tried again", async () => {
  const { inputs, user, draft } = await open({ fails: "objective" });
  const dialog = await draft("Dates");
  expect(await dialog.findByText("7 of 8 proposed")).toBeInTheDocument();
  await user.click(await dialog.findByRole("button", { name: "Try again" }));
  await waitFor(() => expect(inputs.filter(({ field }) => field === "objective")).toHaveLength(2));
  // both times with the idea in mind
  for (const { prompt } of inputs.filter(({ field }) => field === "objective")) expect(prompt).toContain(WRITTEN["idea"]);
});
