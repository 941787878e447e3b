import { ApolloProvider } from "@apollo/client/react";
import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import type { GenerationResultFragment, StageContentFragment } from "../../generated/graphql.ts";
import { makeApolloClient } from "../../lib/apollo.ts";
import { apiAnswers, generationOf } from "../../testing/fake-api.ts";
import { render } from "../../testing/render.tsx";
import { stageContent } from "../../testing/stage-content.ts";
import { speak } from "../../testing/setup.ts";
import { SidePanel } from "./components/side-panel.tsx";
import { TextVoicePanel } from "./components/text-voice-panel.tsx";

const RULE = { __typename: "VoiceRule", locale: "en", kind: "PREFER", term: "ripe", replacement: null, note: null };

test("after a reload the voice's rules are still known of the text that is stored", async () => {
  await apiAnswers({ operations: { Generation: () => ({ data: { generation: generationOf({ voiceRules: [RULE] }) } }) } });
  const provenance = [{ __typename: "FieldProvenance", field: "body", source: "AI", generationId: "g1", stale: false }];
  const { user } = render(
    <ApolloProvider client={makeApolloClient()}>
      <SidePanel
        content={stageContent({ provenance }) as unknown as StageContentFragment}
        generation={undefined}
        score={{ text: undefined, measuring: { score: undefined, failed: false, again: () => {} } }}
        mending={{ companyId: "c1", contentId: "k1", onTaken: () => {} }}
        text={null}
        onPut={() => {}}
      />
    </ApolloProvider>,
  );
  await user.click(await screen.findByRole("tab", { name: "Voice 1" }));
  expect(screen.getByText("ripe")).toBeInTheDocument();
});

test.each([
  ["en", "Instead of processed", "Write instead good value"],
  ["ar", "بدلًا من processed", "العبارة البديلة good value"],
] as const)("a rule's other word is what it took the place of, a ban's what takes its own (%s)", async (locale, preferred, banned) => {
  await speak(locale);
  const voiceRules = [
    { ...RULE, replacement: "processed" },
    { ...RULE, kind: "BAN", term: "cheap", replacement: "good value" },
  ];
  render(<TextVoicePanel generation={generationOf({ voiceRules }) as unknown as GenerationResultFragment} />);
  const [first, second] = screen.getAllByRole("listitem");
  expect(first).toHaveTextContent(preferred);
  expect(second).toHaveTextContent(banned);
});
