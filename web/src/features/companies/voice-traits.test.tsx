import { ApolloProvider } from "@apollo/client/react";
import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { FormProvider, useForm } from "react-hook-form";
import { makeApolloClient } from "../../lib/apollo.ts";
import { choiceRecord, choicesOf } from "../../testing/basic-data.ts";
import { apiAnswers } from "../../testing/fake-api.ts";
import { render } from "../../testing/render.tsx";
import { speak } from "../../testing/setup.ts";
import { AiFormProvider } from "../../entities/generation/fields/ai-form-context.ts";
import { useFieldSources } from "../../entities/generation/fields/field-sources.ts";
import { type CompanyValues, emptyCompany } from "./company-form.ts";
import { VoiceStep } from "./components/voice-step.tsx";

function Form({ personality }: { personality: string[] }) {
  const form = useForm<CompanyValues>({ defaultValues: { ...emptyCompany, brandVoice: { ...emptyCompany.brandVoice, personality } } });
  const sources = useFieldSources();
  return (
    <FormProvider {...form}>
      <AiFormProvider value={{ subject: () => ({ companyId: "c1" }), locale: "en", sources }}>
        <VoiceStep onBusy={() => {}} />
        <output aria-label="Chosen">{form.watch("brandVoice.personality").join()}</output>
      </AiFormProvider>
    </FormProvider>
  );
}

const TRAITS = choicesOf(
  choiceRecord("Warm", "Warm", "ودودة"),
  choiceRecord("Bold", "Bold", "جريئة"),
  choiceRecord("Loud", "Loud", "صاخبة", false),
);

async function open(personality: string[], answer: () => typeof TRAITS | { failure: { message: string; code: string } } = () => TRAITS) {
  await apiAnswers({ operations: { BasicDataChoices: answer } });
  return render(
    <ApolloProvider client={makeApolloClient()}>
      <Form personality={personality} />
    </ApolloProvider>,
  );
}

const offered = async () => (await screen.findAllByRole("option")).map(({ textContent }) => textContent);

const chosen = (remove: string) =>
  screen
    .getAllByRole("button", { name: new RegExp(`^${remove} `) })
    .map((button) => button.getAttribute("aria-label")?.slice(remove.length + 1));

test("the brand's traits are the active records; what is said besides stays", async () => {
  const { user } = await open(["Loud", "Curious"]);
  await user.click(screen.getByRole("combobox", { name: "Personality" }));
  await user.click(await screen.findByRole("option", { name: "Warm" }));
  expect(await offered()).toEqual(["Bold", "Warm", "Loud (inactive)", "Curious"]);
  expect(chosen("Remove")).toEqual(["Loud (inactive)", "Curious", "Warm"]);
  expect(screen.getByLabelText("Chosen")).toHaveTextContent("Loud,Curious,Warm");
});

test("in Arabic they have their Arabic names, and are stored by their values", async () => {
  await speak("ar");
  const { user } = await open(["Warm"]);
  await user.click(screen.getByRole("combobox", { name: "الشخصية" }));
  await user.click(await screen.findByRole("option", { name: "جريئة" }));
  expect(chosen("إزالة")).toEqual(["ودودة", "جريئة"]);
  expect(screen.getByLabelText("Chosen")).toHaveTextContent("Warm,Bold");
});

test("when they can't be fetched that is said, and they come when tried again", async () => {
  let away = true;
  const { user } = await open(["Warm"], () => (away ? { failure: { message: "away", code: "SERVICE_UNAVAILABLE" } } : TRAITS));
  expect(await screen.findByText("Failed to fetch basic data, please try again")).toBeInTheDocument();
  away = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await user.click(screen.getByRole("combobox", { name: "Personality" }));
  expect(await screen.findByRole("option", { name: "Bold" })).toBeInTheDocument();
});
