import { ApolloProvider } from "@apollo/client/react";
import { expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { closeSessions } from "../../lib/editing/sessions.ts";
import { makeApolloClient } from "../../lib/apollo.ts";
import { apiAnswers } from "../../testing/fake-api.ts";
import { render } from "../../testing/render.tsx";
import { speak } from "../../testing/setup.ts";
import { Toaster } from "../../ui/toaster.tsx";
import { ProjectDialog } from "./project-dialog.tsx";

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
  closeSessions();
});
