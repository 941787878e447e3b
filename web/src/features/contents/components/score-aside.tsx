import { chakra } from "@chakra-ui/react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { ScorePanel } from "../../../entities/score/score-panel.tsx";
import type { StageContentFragment } from "../../../generated/graphql.ts";
import { useMedia } from "../../../ui/use-media.ts";
import type { ContentScore } from "../use-content-score.ts";
import { BesideText } from "./beside-text.tsx";

/** The theme's `lg`: there is room beside the text. */
const WIDE = "(min-width: 64rem)";

interface ScoreAsideProps {
  content: StageContentFragment;
  score: ContentScore;
  /** A text of the AI's has been put into the document. */
  onTaken: (generationId: string) => void;
  /** Where there is no room beside the text: it stands in a sheet while this is so. */
  open: boolean;
  onClose: () => void;
}

/** A text's score: beside it, or in a sheet where there is no room. */
export function ScoreAside({ content, score: { measuring, text }, onTaken, open, onClose }: ScoreAsideProps) {
  const { t } = useTranslation("score");
  const wide = useMedia(WIDE);
  const { id: contentId, company } = content;
  const mending = useMemo(() => ({ companyId: company.id, contentId, onTaken }), [company.id, contentId, onTaken]);
  return (
    <BesideText title={t("title")} sheet={wide ? undefined : { open, onClose }}>
      <chakra.div pt={{ base: "3", lg: "4" }}>
        <ScorePanel measuring={measuring} text={text} mending={mending} onGoThere={wide ? undefined : onClose} />
      </chakra.div>
    </BesideText>
  );
}
