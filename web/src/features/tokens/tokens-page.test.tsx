import { ApolloProvider } from "@apollo/client/react";
import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { makeApolloClient } from "../../lib/apollo.ts";
import { signIn } from "../../lib/auth/auth.ts";
import { apiAnswers } from "../../testing/fake-api.ts";
import { render } from "../../testing/render.tsx";
import { speak } from "../../testing/setup.ts";
import { tokenOf } from "../../testing/tokens.ts";
import { Component as TokensPage } from "./pages/tokens-page.tsx";

const HOUR = 3_600_000;
const at = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

const token = (id: string, parts: object = {}) => ({
  __typename: "PersonalToken",
  id,
  name: `Token ${id}`,
  prefix: `muh_${id}`,
  scopes: ["READ"],
  companyIds: null,
  expiresAt: at(24 * HOUR),
  lastUsedAt: null,
  ...parts,
});

async function open(tokens: object[]) {
  signIn({ token: tokenOf(), user: { id: "u1", username: "sara", role: "CLIENT" } });
  const asked = await apiAnswers({
    operations: {
      PersonalTokens: () => ({ data: { personalTokens: tokens } }),
      TokenCompanies: () => ({
        data: {
          companies: {
            __typename: "CompanyPage",
            results: ["Rutab", "Noor"].map((brandName) => ({ __typename: "Company", id: brandName, brandName })),
          },
        },
      }),
      CreatePersonalToken: () => ({
        data: { createPersonalToken: { __typename: "CreatedToken", personalToken: token("9"), secret: "muh_secret" } },
      }),
    },
  });
  const view = render(
    <ApolloProvider client={makeApolloClient()}>
      <TokensPage />
    </ApolloProvider>,
  );
  return { ...view, asked };
}

test("a token is made for the scopes, the companies and the time that are chosen", async () => {
  const { user, asked } = await open([token("1")]);
  await screen.findByText("Token 1");
  await user.click(screen.getByRole("button", { name: "Create token" }));
  const form = within(await screen.findByRole("form", { name: "Create a personal token" }));
  await user.type(form.getByLabelText("Name"), "Newsletter");
  await user.click(form.getByLabelText("Have the AI write, from your quota"));
  await user.click(form.getByRole("combobox", { name: /^Companies/ }));
  await user.paste("no");
  await user.click(await screen.findByRole("option", { name: "Noor", hidden: true }));
  await user.selectOptions(form.getByLabelText("Expires after"), "365 days");
  await user.click(form.getByRole("button", { name: "Create token" }));
  await waitFor(() =>
    expect(asked.find(({ operation }) => operation === "CreatePersonalToken")?.variables).toEqual({
      name: "Newsletter",
      scopes: ["READ", "GENERATE"],
      companyIds: ["Noor"],
      days: 365,
    }),
  );
  expect(await screen.findByText("muh_secret")).toBeInTheDocument();
});

test.each([
  ["en", ["read, write", "2 companies", "3 hr ago"], ["read", "All companies", "Never", "Expired"]],
  ["ar", ["القراءة، الكتابة", "شركتان", "قبل 3 ساعات"], ["القراءة", "كل الشركات", "لم يُستخدم", "منتهٍ"]],
] as const)(
  "the list says what each may, for which companies, when it was used last, and whether its time is over (%s)",
  async (locale, used, never) => {
    await speak(locale);
    const companyIds = ["Rutab", "Noor"];
    await open([token("1", { scopes: ["READ", "WRITE"], companyIds, lastUsedAt: at(-3 * HOUR) }), token("2", { expiresAt: at(-HOUR) })]);
    await screen.findByText("Token 1");
    const row = (name: string) => screen.getByText(name).closest("tr");
    for (const words of used) expect(row("Token 1")).toHaveTextContent(words);
    for (const words of never) expect(row("Token 2")).toHaveTextContent(words);
  },
);
