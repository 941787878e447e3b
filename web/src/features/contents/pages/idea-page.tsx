import { useMutation } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { SaveContentIdeaDocument, type StageContentFragment } from "../../../generated/graphql.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { AiField } from "../../../ui/ai-form/ai-field.tsx";
import { AiListField } from "../../../ui/ai-form/ai-list-field.tsx";
import { StageGate, type StageProps } from "../components/stage-gate.tsx";
import { StagePage } from "../components/stage-page.tsx";
import { storedContent } from "../stored-content.ts";
import { useStageForm } from "../use-stage-form.ts";

interface IdeaValues {
  idea: string;
  ideaExplanation: string;
  keywords: string[];
}

const FIELDS = ["idea", "ideaExplanation", "keywords"] as const;

const valuesOf = (content?: StageContentFragment): IdeaValues => ({
  idea: content?.idea ?? "",
  ideaExplanation: content?.ideaExplanation ?? "",
  keywords: content?.keywords ?? [],
});

export function Component() {
  return <StageGate<IdeaValues> stage="IDEA">{(props) => <IdeaStage {...props} />}</StageGate>;
}

function IdeaStage({ content, onReload, kept }: StageProps<IdeaValues>) {
  const { t } = useTranslation("contents");
  usePageTitle(t("stagePages.IDEA.title"));
  const [saveIdea] = useMutation(SaveContentIdeaDocument);
  const stageForm = useStageForm<IdeaValues>({
    stage: "IDEA",
    content,
    kept,
    valuesOf,
    fields: FIELDS,
    aiFirst: ["ideaExplanation"],
    messages: { saved: "ideaSaved", updated: "ideaUpdated" },
    isFilled: ({ idea }) => !!idea,
    save: async (values, common) => {
      const { data } = await saveIdea({ variables: { id: content.id, input: { ...values, ...common } } });
      return storedContent(data?.saveContentIdea.content);
    },
  });
  return (
    <StagePage stage="IDEA" content={content} stageForm={stageForm} onReload={onReload}>
      <AiField<IdeaValues> name="idea" label={t("fields.idea")} rows={2} aiLabel={t("ideas")} />
      <AiField<IdeaValues> name="ideaExplanation" label={t("fields.ideaExplanation")} rows={4} aiFirst />
      <AiListField<IdeaValues> name="keywords" label={t("fields.keywords")} hint={t("hints.keywords")} />
    </StagePage>
  );
}
