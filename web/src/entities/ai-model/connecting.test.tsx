import { ApolloProvider } from "@apollo/client/react";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { makeApolloClient } from "../../lib/apollo.ts";
import { signIn, signOut } from "../../lib/auth/auth.ts";
import { apiAnswers } from "../../testing/fake-api.ts";
import { render } from "../../testing/render.tsx";
import { tokenOf } from "../../testing/tokens.ts";
import { ModelsCard } from "./models-card.tsx";

const COMPOSER = {
  __typename: "AiModel",
  id: "offline-composer",
  label: "Built-in template",
  provider: "muhtawa",
  offline: true,
  text: true,
  images: true,
};
const LLAMA = {
  __typename: "AiModel",
  id: "llama3.2",
  label: "llama3.2",
  provider: "localhost",
  offline: false,
  text: true,
  images: false,
};
const PAINTER = { ...LLAMA, id: "gpt-image-1", label: "gpt-image-1", provider: "openai", text: false, images: true };
const NOTHING = {
  __typename: "ModelConnection",
  purpose: "TEXT",
  byEnvironment: false,
  provider: null,
  baseUrl: null,
  model: null,
  hasKey: false,
  version: 0,
};
const NO_IMAGES = { ...NOTHING, purpose: "IMAGES" };
const CONNECTED = {
  ...NOTHING,
  provider: "OPENAI_COMPATIBLE",
  baseUrl: "http://localhost:11434/v1",
  model: "llama3.2",
  hasKey: true,
  version: 3,
};

interface Given {
  connection?: object;
  trial?: object;
  refusal?: { message: string; code: string; fields: Record<string, string[]> };
}

async function open({ connection = NOTHING, trial = {}, refusal }: Given = {}) {
  let now: { model?: string | null } = connection;
  let drawing: { model: string | null } = NO_IMAGES;
  const models = () => [now.model ? LLAMA : COMPOSER, ...(drawing.model ? [PAINTER] : [])];
  const asked = await apiAnswers({
    operations: {
      AiModels: () => ({ data: { aiModels: models() } }),
      AiModelStates: () => ({ data: { aiModels: models().map((model) => ({ ...model, state: null })) } }),
      ModelConnection: ({ purpose }) => ({ data: { modelConnection: purpose === "IMAGES" ? drawing : now } }),
      TryModel: () => ({ data: { tryModel: { __typename: "ModelTrial", text: "Welcome!", failure: null, milliseconds: 1234, ...trial } } }),
      ConnectModel: (variables) => {
        const { input } = variables as unknown as { input: { purpose: string; model: string } };
        if (refusal) return { failure: refusal };
        if (input.purpose === "IMAGES") {
          drawing = { ...NO_IMAGES, provider: "OPENAI", model: input.model, hasKey: true, version: 1 } as typeof drawing;
          return { data: { connectModel: drawing } };
        }
        now = CONNECTED;
        return { data: { connectModel: CONNECTED } };
      },
      DisconnectModel: ({ purpose }) => {
        if (purpose === "IMAGES") {
          drawing = NO_IMAGES;
          return { data: { disconnectModel: drawing } };
        }
        now = NOTHING;
        return { data: { disconnectModel: NOTHING } };
      },
    },
  });
  const view = render(
    <ApolloProvider client={makeApolloClient()}>
      <ModelsCard />
    </ApolloProvider>,
  );
  const inputsOf = (operation: string) => asked.filter((one) => one.operation === operation).map(({ variables }) => variables);
  return { ...view, inputsOf };
}

beforeEach(() => signIn({ token: tokenOf(), user: { id: "u1", username: "sara", role: "SUPER_ADMIN" } }));
afterEach(signOut);

const form = async () => within(await screen.findByRole("form", { name: "Connect a model" }));

test("a model on the machine is tried, connected, and writes from then on", async () => {
  const { user, inputsOf } = await open();
  const { getByRole } = await form();
  expect(getByRole("textbox", { name: /^Address/ })).toHaveValue("http://localhost:11434/v1");
  await user.type(getByRole("textbox", { name: /^Model/ }), " llama3.2 ");
  await user.click(getByRole("button", { name: "Try" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Welcome!Answered in 1.2 seconds");
  await user.click(getByRole("button", { name: "Connect" }));
  expect(await screen.findByRole("heading", { name: "llama3.2 writes" })).toBeInTheDocument();
  const input = { purpose: "TEXT", provider: "OPENAI_COMPATIBLE", baseUrl: "http://localhost:11434/v1", model: "llama3.2" };
  expect(inputsOf("TryModel")).toEqual([{ input }]);
  expect(inputsOf("ConnectModel")).toEqual([{ input, expectedVersion: null }]);
  expect(await screen.findByRole("button", { name: "Try llama3.2" })).toBeInTheDocument();
});

test("what a model said goes when something is changed: the next one wasn't tried", async () => {
  const { user } = await open();
  const { getByRole } = await form();
  await user.type(getByRole("textbox", { name: /^Model/ }), "llama3.2");
  await user.click(getByRole("button", { name: "Try" }));
  expect(await screen.findByText("Welcome!")).toBeInTheDocument();
  await user.type(getByRole("textbox", { name: /^Model/ }), "-big");
  expect(screen.queryByText("Welcome!")).toBeNull();
});

test("a provider of its own has no address and needs a key", async () => {
  const { user, inputsOf } = await open();
  const { getByRole, getByLabelText, queryByRole, findByText } = await form();
  await user.selectOptions(getByRole("combobox"), "Anthropic");
  expect(queryByRole("textbox", { name: /^Address/ })).toBeNull();
  await user.type(getByRole("textbox", { name: /^Model/ }), "claude");
  await user.click(getByRole("button", { name: "Connect" }));
  expect(await findByText("Fill in this field")).toBeInTheDocument();
  expect(inputsOf("ConnectModel")).toEqual([]);
  await user.type(getByLabelText(/^Key/), "sk-1");
  await user.click(getByRole("button", { name: "Connect" }));
  await waitFor(() =>
    expect(inputsOf("ConnectModel")).toEqual([
      { input: { purpose: "TEXT", provider: "ANTHROPIC", model: "claude", apiKey: "sk-1" }, expectedVersion: null },
    ]),
  );
});

test("why a model failed stands in the form, and why it was refused at the field", async () => {
  const refusal = {
    message: "Check your entries",
    code: "BAD_USER_INPUT",
    fields: { baseUrl: ["Give the address of the endpoint itself"] },
  };
  const { user } = await open({ trial: { text: null, failure: "The AI model refused the access key." }, refusal });
  const { getByRole } = await form();
  await user.type(getByRole("textbox", { name: /^Model/ }), "llama3.2");
  await user.click(getByRole("button", { name: "Try" }));
  expect(await screen.findByText("The AI model refused the access key.")).toBeInTheDocument();
  await user.click(getByRole("button", { name: "Connect" }));
  await waitFor(() => expect(getByRole("textbox", { name: /^Address/ })).toHaveAccessibleDescription(/Give the address/));
  expect(getByRole("textbox", { name: /^Model/ })).toHaveValue("llama3.2");
});

test("what is connected is changed without its key being typed again, as long as it goes to the same address", async () => {
  const { user, inputsOf } = await open({ connection: CONNECTED });
  await user.click(await screen.findByRole("button", { name: "Change" }));
  const { getByRole, getByLabelText, queryByText } = await form();
  expect(getByLabelText(/^Key/)).toHaveAccessibleDescription(/A key is kept/);
  await user.clear(getByRole("textbox", { name: /^Model/ }));
  await user.type(getByRole("textbox", { name: /^Model/ }), "qwen3");
  await user.type(getByRole("textbox", { name: /^Address/ }), "x");
  expect(queryByText(/A key is kept/)).toBeNull();
  await user.type(getByRole("textbox", { name: /^Address/ }), "{Backspace}");
  await user.click(getByRole("button", { name: "Connect" }));
  await waitFor(() => expect(inputsOf("ConnectModel")).toHaveLength(1));
  expect(inputsOf("ConnectModel")[0]).toMatchObject({ input: { model: "qwen3" }, expectedVersion: 3 });
  expect(inputsOf("ConnectModel")[0]?.input).not.toHaveProperty("apiKey");
});

test("it is disconnected once that is confirmed, and skeletons are told of again", async () => {
  const { user, inputsOf } = await open({ connection: CONNECTED });
  await user.click(await screen.findByRole("button", { name: "Disconnect" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Disconnect llama3.2?" }));
  await user.click(question.getByRole("button", { name: "Keep it" }));
  expect(inputsOf("DisconnectModel")).toEqual([]);
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  await user.click(screen.getByRole("button", { name: "Disconnect" }));
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Disconnect" }));
  expect(await screen.findByText(/Without a model, drafts are skeletons/)).toBeInTheDocument();
  expect(inputsOf("DisconnectModel")).toEqual([{ purpose: "TEXT", expectedVersion: 3 }]);
});

test("an admin sees that a model writes, and nothing to change; nor where the environment names it", async () => {
  signIn({ token: tokenOf(), user: { id: "u1", username: "sara", role: "ADMIN" } });
  await open({ connection: CONNECTED });
  expect(await screen.findByRole("button", { name: "Try llama3.2" })).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Disconnect" })).toBeNull();
});

test("an address that was typed is there again when the way of connection changes back", async () => {
  const { user } = await open();
  const { getByRole, queryByRole } = await form();
  const way = getByRole("combobox", { name: "Provider" });
  const address = () => getByRole("textbox", { name: /^Address/ });
  await user.clear(address());
  await user.type(address(), "http://10.0.0.7:11434/v1");
  await user.selectOptions(way, "compatible");
  expect(address()).toHaveValue("");
  await user.type(address(), "https://models.example.com/v1");
  await user.selectOptions(way, "anthropic");
  expect(queryByRole("textbox", { name: /^Address/ })).toBeNull();
  await user.selectOptions(way, "local");
  expect(address()).toHaveValue("http://10.0.0.7:11434/v1");
  await user.selectOptions(way, "compatible");
  expect(address()).toHaveValue("https://models.example.com/v1");
});

test("a model of images is tried, connected by the same form and disconnected; without one pictures are posters, which is said", async () => {
  const { user, inputsOf } = await open({ trial: { text: "It drew a picture." } });
  expect(await screen.findByText(/each picture is a poster/)).toBeInTheDocument();
  await user.click(await screen.findByRole("button", { name: "Connect a model of images" }));
  const { getByRole, getByLabelText, getByText } = within(await screen.findByRole("form", { name: "Connect a model of images" }));
  expect(
    within(getByRole("combobox"))
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).not.toContain("Anthropic");
  expect(getByText(/may charge/)).toBeInTheDocument();
  await user.type(getByRole("textbox", { name: /^Model/ }), "gpt-image-1");
  await user.type(getByLabelText(/^Key/), "sk-1");
  await user.click(getByRole("button", { name: "Try" }));
  expect(await screen.findByText("It drew a picture.")).toBeInTheDocument();
  await user.click(getByRole("button", { name: "Connect" }));
  expect(await screen.findByRole("heading", { name: "gpt-image-1 draws" })).toBeInTheDocument();
  const input = { purpose: "IMAGES", provider: "OPENAI", model: "gpt-image-1", apiKey: "sk-1" };
  expect(inputsOf("TryModel")).toEqual([{ input }]);
  expect(inputsOf("ConnectModel")).toEqual([{ input, expectedVersion: null }]);
  expect(screen.getByRole("form", { name: "Connect a model" })).toBeInTheDocument();

  await user.click(await screen.findByRole("button", { name: "Disconnect" }));
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Disconnect" }));
  expect(await screen.findByText(/each picture is a poster/)).toBeInTheDocument();
  expect(inputsOf("DisconnectModel")).toEqual([{ purpose: "IMAGES", expectedVersion: 1 }]);
});
