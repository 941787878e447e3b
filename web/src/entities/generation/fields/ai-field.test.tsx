import { ApolloProvider } from "@apollo/client/react";
import { expect, jest, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { FormProvider, useForm } from "react-hook-form";
import { makeApolloClient } from "../../../lib/apollo.ts";
import { apiAnswers, generationOf } from "../../../testing/fake-api.ts";
import { render } from "../../../testing/render.tsx";
import { AiField } from "./ai-field.tsx";
import { AiFormProvider } from "./ai-form-context.ts";
import { AiListField } from "./ai-list-field.tsx";
import { useFieldSources } from "./field-sources.ts";

interface Values {
  idea: string;
  keywords: string[];
}

function Form({ idea = "", keywords = [] }: Partial<Values>) {
  const form = useForm<Values>({ defaultValues: { idea, keywords } });
  const sources = useFieldSources();
  return (
    <ApolloProvider client={makeApolloClient()}>
      <FormProvider {...form}>
        <AiFormProvider value={{ subject: () => ({ companyId: "c1", contentId: "k1" }), locale: "ar", sources }}>
          <AiField<Values> name="idea" label="Idea" prompt={() => " dates "} />
          <AiListField<Values> name="keywords" label="Keywords" />
          <output aria-label="Sources">{JSON.stringify(sources.inputFor(["idea"]))}</output>
        </AiFormProvider>
      </FormProvider>
    </ApolloProvider>
  );
}

const WARM = {
  __typename: "BasicData",
  id: "b1",
  value: "warm",
  displayName: "Warm",
  displayNameAr: "دافئة",
  isActive: true,
};

const requests = (asked: Awaited<ReturnType<typeof api>>) =>
  asked.filter(({ operation }) => operation === "RequestGeneration").map(({ variables }) => variables.input);

const api = (ended: object, text = ended && "text" in ended ? String(ended.text) : "") =>
  apiAnswers({
    operations: {
      BasicDataChoices: () => ({ data: { basicDataList: { __typename: "BasicDataPage", results: [WARM] } } }),
      RequestGeneration: () => ({ data: { requestGeneration: { generation: generationOf({ status: "QUEUED" }) } } }),
      Generation: () => ({ data: { generation: generationOf(ended) } }),
    },
    stream: (send) => {
      send("delta", { text });
      send("done", {});
    },
  });

/** What a save would say of the idea. */
const sources = (): unknown => JSON.parse(screen.getByLabelText("Sources").textContent);

test("an empty field takes the first variant, offers the others, and goes back on demand", async () => {
  const asked = await api({ variants: ["First", "Second"], voiceRules: [] });
  const { user } = render(<Form />);
  await user.click(screen.getByRole("button", { name: "Generate" }));
  const idea = await screen.findByRole("textbox", { name: "Idea" });
  expect(idea).toHaveValue("First");
  expect(asked[0]?.variables.input).toMatchObject({
    kind: "FIELD",
    field: "idea",
    companyId: "c1",
    contentId: "k1",
    locale: "ar",
    prompt: "dates",
    options: { variants: 3 },
  });
  expect(sources()).toEqual([{ field: "idea", source: "AI", generationId: "g1" }]);
  await user.click(screen.getByRole("button", { name: "Use this" }));
  expect(idea).toHaveValue("Second");
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(idea).toHaveValue("First");
});

test("what the built-in composer wrote is called a template, in a text and in a list", async () => {
  await api({ variants: ["First"], voiceRules: [], offline: true });
  const { user } = render(<Form />);
  await user.click(screen.getByRole("button", { name: "Generate" }));
  expect(await screen.findByRole("textbox", { name: "Idea" })).toHaveValue("First");
  await user.click(screen.getByRole("button", { name: "Suggest" }));
  await waitFor(() => expect(screen.getAllByText("Template")).toHaveLength(2));
  expect(screen.queryByText("AI")).toBeNull();
  // which it is is the service's to say
  expect(sources()).toMatchObject([{ field: "idea", source: "AI" }]);
});

test("what a person has written is never replaced unasked", async () => {
  await api({ variants: ["First"] });
  const { user } = render(<Form idea="Mine" />);
  await user.click(screen.getByRole("button", { name: "Generate" }));
  await user.click(await screen.findByRole("button", { name: "Use this" }));
  expect(screen.getByRole("textbox", { name: "Idea" })).toHaveValue("First");
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(screen.getByRole("textbox", { name: "Idea" })).toHaveValue("Mine");
});

test("an edit of the AI's text makes it an edited one", async () => {
  await api({ variants: ["First"] });
  const { user } = render(<Form />);
  await user.click(screen.getByRole("button", { name: "Generate" }));
  await user.type(await screen.findByRole("textbox", { name: "Idea" }), "!");
  expect(sources()).toEqual([{ field: "idea", source: "AI_EDITED", generationId: "g1" }]);
});

test("a failure says why and leaves the field alone", async () => {
  await api({ status: "FAILED", error: "The model did not answer" });
  const { user } = render(<Form idea="Mine" />);
  await user.click(screen.getByRole("button", { name: "Generate" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("The model did not answer");
  expect(screen.getByRole("textbox", { name: "Idea" })).toHaveValue("Mine");
});

test("suggestions are added to a list, each once", async () => {
  await api({ text: "1. dates\n- الرطب\n\n• dates", variants: [] });
  const { user } = render(<Form keywords={["dates"]} />);
  await user.click(screen.getByRole("button", { name: "Suggest" }));
  expect(await screen.findByRole("button", { name: "Remove \u2068الرطب\u2069" })).toBeInTheDocument();
  expect(screen.getAllByRole("button", { name: "Remove dates" })).toHaveLength(1);
});

test("among a person's entries those of the AI are marked, and the list is both's until they are gone", async () => {
  await api({ text: "الرطب", variants: [] });
  const { user } = render(<Form keywords={["dates"]} />);
  await user.click(screen.getByRole("button", { name: "Suggest" }));
  const remove = await screen.findByRole("button", { name: "Remove \u2068الرطب\u2069" });
  expect(screen.getByText("AI, edited")).toBeInTheDocument();
  expect(within(remove.parentElement as HTMLElement).getByRole("img", { name: "AI" })).toBeInTheDocument();
  expect(screen.getAllByRole("img", { name: "AI" })).toHaveLength(1);
  await user.click(remove);
  expect(screen.queryByText("AI, edited")).toBeNull();
  expect(screen.queryByRole("img", { name: "AI" })).toBeNull();
});

test("it is written as the person chooses: tone, length, language, how many; and so again", async () => {
  const asked = await api({ variants: ["First", "Second"] });
  const { user } = render(<Form />);
  await user.click(screen.getByRole("button", { name: "How it is written: Idea" }));
  const options = within(await screen.findByRole("dialog", { name: "How it is written: Idea" }));
  expect(options.getByRole("combobox", { name: "Language" })).toHaveValue("ar");
  await options.findByRole("option", { name: "Warm" });
  await user.selectOptions(options.getByRole("combobox", { name: "Tone" }), "Warm");
  await user.selectOptions(options.getByRole("combobox", { name: "Length" }), "Short");
  await user.selectOptions(options.getByRole("combobox", { name: "Language" }), "English");
  await user.selectOptions(options.getByRole("combobox", { name: "Variants" }), "2");
  await user.click(options.getByRole("button", { name: "Generate" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(await screen.findByRole("textbox", { name: "Idea" })).toHaveValue("First");
  await user.click(screen.getByRole("button", { name: "Generate" }));
  await waitFor(() => expect(requests(asked)).toHaveLength(2));
  const chosen = { kind: "FIELD", field: "idea", locale: "en", options: { tone: "warm", length: "LOW", variants: 2, voice: true } };
  expect(requests(asked)).toMatchObject([chosen, chosen]);
});

test("a variant is put after what the person wrote, and the field is theirs and the AI's then", async () => {
  await api({ variants: ["First"] });
  const { user } = render(<Form idea="Mine" />);
  await user.click(screen.getByRole("button", { name: "Generate" }));
  await user.click(await screen.findByRole("button", { name: "Insert" }));
  expect(screen.getByRole("textbox", { name: "Idea" })).toHaveValue("Mine\nFirst");
  expect(sources()).toEqual([{ field: "idea", source: "AI_EDITED", generationId: "g1" }]);
});

test("a variant is copied, and that is said", async () => {
  await api({ variants: ["First", "Second"] });
  const { user } = render(<Form />);
  const write = jest.spyOn(navigator.clipboard, "writeText");
  await user.click(screen.getByRole("button", { name: "Generate" }));
  const second = within(await screen.findByRole("listitem", { name: "Variant 2" }));
  await user.click(second.getByRole("button", { name: "Copy" }));
  expect(write).toHaveBeenCalledWith("Second");
});

test("suggestions of a list have a tone and a language too, but no variants", async () => {
  const asked = await api({ text: "dates", variants: [] });
  const { user } = render(<Form />);
  await user.click(screen.getByRole("button", { name: "How it is written: Keywords" }));
  const options = within(await screen.findByRole("dialog", { name: "How it is written: Keywords" }));
  expect(options.queryByRole("combobox", { name: "Variants" })).toBeNull();
  await user.selectOptions(options.getByRole("combobox", { name: "Language" }), "English");
  await user.click(options.getByRole("button", { name: "Suggest" }));
  expect(await screen.findByRole("button", { name: "Remove dates" })).toBeInTheDocument();
  expect(requests(asked)).toMatchObject([{ field: "keywords", locale: "en", options: { variants: 1 } }]);
});
