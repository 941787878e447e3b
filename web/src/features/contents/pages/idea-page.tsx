import { useTranslation } from "react-i18next";
import { type ContentIdeaInput, SaveContentIdeaDocument } from "../../../generated/graphql.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { AiField } from "../../../entities/generation/fields/ai-field.tsx";
import { AiListField } from "../../../entities/generation/fields/ai-list-field.tsx";
import { StageGate, type StageProps } from "../components/stage-gate.tsx";
import { StagePage } from "../components/stage-page.tsx";
import type { StagePart } from "../stage-session.ts";
import { useStageForm } from "../use-stage-form.ts";

interface IdeaValues {
  idea: string;
  ideaExplanation: string;
  keywords: string[];
}

const IDEA: StagePart<IdeaValues, keyof IdeaValues, ContentIdeaInput> = {
  stage: "IDEA",
  fields: ["idea", "ideaExplanation", "keywords"],
  valuesOf: (content) => ({
    idea: content?.idea ?? "",
    ideaExplanation: content?.ideaExplanation ?? "",
    keywords: content?.keywords ?? [],
  }),
  inputOf: (values) => values,
  send: async (client, variables, context) =>
    (await client.mutate({ mutation: SaveContentIdeaDocument, variables, context })).data?.saveContentIdea.content,
};

export function Component() {
  return <StageGate part={IDEA}>{(props) => <IdeaStage {...props} />}</StageGate>;
}

function IdeaStage({ content, session }: StageProps<IdeaValues>) {
  const { t } = useTranslation("contents");
  usePageTitle(t("stagePages.IDEA.title"));
  const stageForm = useStageForm<IdeaValues>({
    part: IDEA,
    content,
    session,
    aiFirst: ["ideaExplanation"],
    messages: { saved: "ideaSaved", updated: "ideaUpdated" },
    isFilled: ({ idea }) => !!idea,
  });
  return (
    <StagePage stage="IDEA" content={content} stageForm={stageForm}>
      <AiField<IdeaValues> name="idea" label={t("fields.idea")} rows={2} aiLabel={t("ideas")} />
      <AiField<IdeaValues> name="ideaExplanation" label={t("fields.ideaExplanation")} rows={4} aiFirst />
      <AiListField<IdeaValues> name="keywords" label={t("fields.keywords")} hint={t("hints.keywords")} />
    </StagePage>
  );
}
