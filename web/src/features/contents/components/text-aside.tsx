import { chakra } from "@chakra-ui/react";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { ScorePanel } from "../../../entities/score/score-panel.tsx";
import type { StageContentFragment } from "../../../generated/graphql.ts";
import { Tabs } from "../../../ui/tabs.tsx";
import { useMedia } from "../../../ui/use-media.ts";
import type { ContentScore } from "../use-content-score.ts";
import { BesideText } from "./beside-text.tsx";

/** The theme's `lg`: there is room beside the text. */
const WIDE = "(min-width: 64rem)";

/** What stands beside a text. */
export type Beside = "score" | "twin";

interface TextAsideProps {
  content: StageContentFragment;
  score: ContentScore;
  /** A text of the AI's has been put into the document. */
  onTaken: (generationId: string) => void;
  beside: Beside;
  onBeside: (beside: Beside) => void;
  /** Its twin in the other language; `close` leads to the text where there is no room beside it. */
  twin: (close: (() => void) | undefined) => ReactNode;
  /** Where there is no room beside the text: it stands in a sheet while this is so. */
  open: boolean;
  onClose: () => void;
}

/** A text's score and its twin: beside it, or in a sheet where there is no room. */
export function TextAside({ content, score: { measuring, text }, onTaken, beside, onBeside, twin, open, onClose }: TextAsideProps) {
  const { t } = useTranslation(["score", "contents"]);
  const wide = useMedia(WIDE);
  const { id: contentId, company } = content;
  const mending = useMemo(() => ({ companyId: company.id, contentId, onTaken }), [company.id, contentId, onTaken]);
  const close = wide ? undefined : onClose;
  return (
    <BesideText title={t(beside === "score" ? "title" : "contents:twin.title")} sheet={wide ? undefined : { open, onClose }}>
      <Tabs
        label={t("contents:panel")}
        value={beside}
        onChange={(next) => onBeside(next as Beside)}
        tabs={[
          {
            value: "score",
            label: t("title"),
            content: (
              <chakra.div pt={{ base: "3", lg: "4" }}>
                <ScorePanel measuring={measuring} text={text} mending={mending} onGoThere={close} />
              </chakra.div>
            ),
          },
          { value: "twin", label: t("contents:twin.title"), content: <chakra.div pt={{ base: "3", lg: "4" }}>{twin(close)}</chakra.div> },
        ]}
      />
    </BesideText>
  );
}
