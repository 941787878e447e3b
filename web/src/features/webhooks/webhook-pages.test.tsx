import { ApolloProvider } from "@apollo/client/react";
import { beforeEach, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { makeApolloClient } from "../../lib/apollo.ts";
import { signIn } from "../../lib/auth/auth.ts";
import { removeUnsavedOf, unsavedOf } from "../../lib/drafts/unsaved-work.ts";
import { apiAnswers } from "../../testing/fake-api.ts";
import { renderRoutes } from "../../testing/render.tsx";
import { tokenOf } from "../../testing/tokens.ts";
import { Component as WebhookPage } from "./pages/webhook-page.tsx";
import { Component as WebhooksPage } from "./pages/webhooks-page.tsx";

const WEBHOOK = {
  __typename: "Webhook",
  id: "w1",
  name: "CRM",
  url: "https://hooks.example/in",
  events: ["CONTENT_CREATED"],
  companyId: null,
  active: false,
  switchedOffAt: "2026-11-23T08:00:00Z",
  failingSince: "2026-11-20T08:00:00Z",
  earlierSecretUntil: null,
  version: 3,
};
const PAGE = { __typename: "WebhookDeliveryPage", totalCount: 0, results: [] };

beforeEach(() => removeUnsavedOf("client-1"));

async function open(path: string, { listFails = false, logFails = false } = {}) {
  signIn({ token: tokenOf(), user: { id: "client-1", username: "noura", role: "CLIENT" } });
  const failing = { Webhooks: listFails, WebhookDeliveries: logFails };
  const once = (name: keyof typeof failing, data: object) => () => {
    if (!failing[name]) return { data };
    failing[name] = false;
    return { failure: { message: "away", code: "SERVICE_UNAVAILABLE" } };
  };
  const client = makeApolloClient();
  const asked = await apiAnswers({
    operations: {
      CreateWebhook: () => ({ failure: { message: "away", code: "SERVICE_UNAVAILABLE" } }),
      WebhookCompanies: () => ({ data: { companies: { __typename: "CompanyPage", results: [] } } }),
      Webhooks: once("Webhooks", { webhooks: [WEBHOOK] }),
      WebhookDeliveries: once("WebhookDeliveries", { webhookDeliveries: PAGE }),
      UpdateWebhook: () => ({
        data: {
          updateWebhook: {
            __typename: "WebhookPayload",
            webhook: { ...WEBHOOK, active: true, switchedOffAt: null, failingSince: null, version: 4 },
          },
        },
      }),
    },
  });
  const view = renderRoutes(
    [
      { path: "/profile/webhooks", element: <WebhooksPage /> },
      { path: "/profile/webhooks/:id", element: <WebhookPage /> },
    ].map((route) => ({ ...route, element: <ApolloProvider client={client}>{route.element}</ApolloProvider> })),
    path,
  );
  return { ...view, asked };
}

test("a list that can't be read says so, and is read again", async () => {
  const { user } = await open("/profile/webhooks", { listFails: true });
  expect(await screen.findByText("Your webhooks could not be loaded, please try again")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("link", { name: "CRM" })).toBeTruthy();
  expect(screen.getByText("Switched off")).toBeTruthy();
});

test("one that was switched off says since when, and is switched on", async () => {
  const { user, asked } = await open("/profile/webhooks/w1");
  expect(await screen.findByText(/^It was switched off on/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Switch on" }));
  expect(await screen.findByText("Webhook saved")).toBeTruthy();
  expect(screen.queryByText(/^It was switched off on/)).toBeNull();
  expect(asked.find(({ operation }) => operation === "UpdateWebhook")?.variables).toEqual({ id: "w1", input: { active: true } });
});

test("deliveries that can't be read leave the webhook standing", async () => {
  await open("/profile/webhooks/w1", { logFails: true });
  expect(await screen.findByText("The deliveries could not be loaded, please try again")).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("CRM");
});

test("another's, or one that is gone, is said not to be there", async () => {
  await open("/profile/webhooks/w2");
  expect(await screen.findByText("This webhook is no longer there.")).toBeTruthy();
});

test.each([
  ["hooks.example/in", "https://hooks.example/in"],
  ["http://crm.internal:8080/in", "http://crm.internal:8080/in"],
])("an address without https gets it: %s", async (typed, sent) => {
  const { user, asked } = await open("/profile/webhooks");
  await user.click(await screen.findByRole("button", { name: "Add webhook" }));
  const form = within(await screen.findByRole("dialog"));
  await user.type(form.getByLabelText("Name"), "CRM");
  await user.type(form.getByLabelText("Address"), typed);
  await user.click(form.getByRole("button", { name: "Add webhook" }));
  await waitFor(() =>
    expect(asked.find(({ operation }) => operation === "CreateWebhook")?.variables).toMatchObject({ input: { url: sent } }),
  );
});

test("what is typed of a new one is asked about before it is thrown away, and is there again after a reload", async () => {
  const { user, unmount } = await open("/profile/webhooks");
  const begin = async () => user.click((await screen.findAllByRole("button", { name: "Add webhook" }))[0]!);
  await begin();
  await user.type(await screen.findByRole("textbox", { name: /^Name/ }), "Newsroom");
  await user.keyboard("{Escape}");
  await user.click(await screen.findByRole("button", { name: "Keep editing" }));
  await waitFor(async () => expect(await unsavedOf("client-1")).toBe(1));
  unmount();
  await open("/profile/webhooks");
  await begin();
  const name = await screen.findByRole("textbox", { name: /^Name/ });
  await waitFor(() => expect(name).toHaveValue("Newsroom"));
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await user.click(await screen.findByRole("button", { name: "Discard changes" }));
  await waitFor(() => expect(screen.queryByRole("textbox", { name: /^Name/ })).toBeNull());
  await waitFor(async () => expect(await unsavedOf("client-1")).toBe(0));
});
