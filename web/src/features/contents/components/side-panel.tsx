import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { GenerationResultFragment, StageContentFragment } from "../../../generated/graphql.ts";
import type { JSONContent } from "@tiptap/core";
import type { Text } from "../../../lib/editing/blocks.ts";
import { Tabs } from "../../../ui/tabs.tsx";
import type { Mending } from "../../../entities/score/use-fix.ts";
import { ScorePanel } from "../../../entities/score/score-panel.tsx";
import type { ContentScore } from "../use-content-score.ts";
import { BesideText } from "./beside-text.tsx";
import { BriefPanel } from "./brief-panel.tsx";
import { ResearchPanel } from "../research/research-panel.tsx";
import { useGenerationOf } from "../use-generation-of.ts";
import { TextVoicePanel } from "./text-voice-panel.tsx";

interface SidePanelProps {
  content: StageContentFragment;
  /** Where there is no room beside the text. */
  sheet?: { open: boolean; onClose: () => void } | undefined;
  /** The one that has just ended; without it that which the stored text came from. */
  generation: GenerationResultFragment | undefined;
  score: ContentScore;
  mending: Mending;
  /** The text as it stands, and what puts more after it. */
  text: Text;
  onPut: (document: JSONContent, taken: string, generationId?: string) => void;
}

/** Beside the text: how good it is, what it was written from, and which of the brand's rules shaped it. */
export function SidePanel({ content, sheet, generation, score, mending, text, onPut }: SidePanelProps) {
  const { t } = useTranslation(["contents", "score"]);
  const [chosen, setTab] = useState<string>();
  // what there is to be seen of a text comes first once there is one
  const tab = chosen ?? (score.measuring.score ? "score" : "brief");
  const before = useGenerationOf(content, "body", { skip: !!generation });
  const shown = generation ?? before;
  return (
    <BesideText title={t("panel")} sheet={sheet}>
      <Tabs
        label={t("panel")}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: "score",
            label: t("score:title"),
            content: <ScorePanel measuring={score.measuring} text={score.text} mending={mending} onGoThere={sheet?.onClose} />,
          },
          { value: "brief", label: t("brief"), content: <BriefPanel content={content} narrow /> },
          {
            value: "voice",
            label: t("voice"),
            ...(shown ? { count: shown.voiceRules.length } : {}),
            content: <TextVoicePanel generation={shown} />,
          },
          {
            value: "research",
            label: t("research.tab"),
            content: <ResearchPanel content={content} text={text} onPut={onPut} onTaken={sheet?.onClose} />,
          },
        ]}
      />
    </BesideText>
  );
}
