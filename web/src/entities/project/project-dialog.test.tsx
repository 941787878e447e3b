import { ApolloProvider } from "@apollo/client/react";
import { afterEach, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { closeSessions } from "../../lib/editing/sessions.ts";
import { makeApolloClient } from "../../lib/apollo.ts";
import { apiAnswers } from "../../testing/fake-api.ts";
import { render } from "../../testing/render.tsx";
import type { ProjectCardFragment } from "../../generated/graphql.ts";
import { speak } from "../../testing/setup.ts";
import { Toaster } from "../../ui/toaster.tsx";
import { ProjectDialog } from "./project-dialog.tsx";

afterEach(closeSessions);

const PROJECT = {
  __typename: "Project",
  id: "p1",
  version: 1,
  name: "Ramadan",
  image: null,
  description: null,
  date: null,
  tags: [],
  internalBudget: null,
  externalBudget: null,
  totalBudget: null,
  affiliatedProject: null,
  company: { __typename: "Company", id: "c1", brandName: "Oasis", owner: { __typename: "User", id: "u1" } },
} as unknown as ProjectCardFragment;

/** A project's dialog while somebody else has stored another version of it. */
async function openBehind(theirs: object) {
  let stored = { ...PROJECT, version: 2, ...theirs };
  await apiAnswers({
    operations: {
      OwnProjects: () => ({ data: { projects: { __typename: "ProjectPage", totalCount: 0, results: [] } } }),
      EditedProject: () => ({ data: { project: stored } }),
      UpdateProject: (variables) => {
        const { input, expectedVersion } = variables as unknown as { input: object; expectedVersion: number };
        if (expectedVersion !== stored.version) return { failure: { message: "Changed meanwhile.", code: "CONFLICT" } };
        stored = { ...stored, ...input, version: stored.version + 1 };
        return { data: { updateProject: { __typename: "ProjectPayload", project: stored } } };
      },
    },
  });
  let closed = 0;
  const { user } = render(
    <ApolloProvider client={makeApolloClient()}>
      <ProjectDialog companyId="c1" project={PROJECT} onClose={() => (closed += 1)} />
      <Toaster />
    </ApolloProvider>,
  );
  const element = await screen.findByRole("dialog");
  await waitFor(() => expect(element).toContainElement(document.activeElement as HTMLElement));
  const dialog = within(element);
  const name = dialog.getByRole("textbox", { name: "Project name" });
  await user.clear(name);
  await user.type(name, "Eid");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  return { user, dialog, closed: () => closed, stored: () => stored };
}

test("a name that somebody else has changed too is stored once the person says so, and the dialog closes", async () => {
  const { user, dialog, closed, stored } = await openBehind({ name: "Shawwal" });
  await user.click(await dialog.findByRole("button", { name: "Save mine instead" }));
  await waitFor(() => expect(closed()).toBe(1));
  expect(stored()).toMatchObject({ name: "Eid", version: 3 });
  expect(screen.getAllByText("Project updated successfully")).toHaveLength(1);
});

test("what somebody else has changed beside it is kept, which is said", async () => {
  const { closed, stored } = await openBehind({ description: "For families" });
  await waitFor(() => expect(closed()).toBe(1));
  expect(stored()).toMatchObject({ name: "Eid", description: "For families", version: 3 });
  expect(await screen.findAllByText("Changes made elsewhere were merged into this.")).not.toHaveLength(0);
});

test.each([
  ["en", "Add project", "Project name", "Project not created successfully, please try again"],
  ["ar", "إضافة مشروع", "اسم المشروع", "لم يُنشأ المشروع. يُرجى إعادة المحاولة."],
] as const)("a project that isn't taken is said in its dialog, which keeps what was entered (%s)", async (locale, add, field, told) => {
  await speak(locale);
  await apiAnswers({
    operations: {
      OwnProjects: () => ({ data: { projects: { __typename: "ProjectPage", totalCount: 0, results: [] } } }),
      CreateProject: () => ({ failure: { message: "Something went wrong.", code: "INTERNAL" } }),
    },
  });
  const { user } = render(
    <ApolloProvider client={makeApolloClient()}>
      <ProjectDialog companyId={`c-${locale}`} onClose={() => {}} />
      <Toaster />
    </ApolloProvider>,
  );
  const dialog = within(await screen.findByRole("dialog", { name: add }));
  const name = dialog.getByRole("textbox", { name: field });
  await user.type(name, "Ramadan");
  await user.click(dialog.getByRole("button", { name: add }));
  expect(await dialog.findByText(told)).toBeInTheDocument();
  expect(name).toHaveValue("Ramadan");
});
