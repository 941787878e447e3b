import { chakra } from "@chakra-ui/react";
import { Check, Plus } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { ResearchFindingFieldsFragment } from "../../../generated/graphql.ts";
import { Button } from "../../../ui/button.tsx";
import { SourceLink } from "./source-link.tsx";

interface FindingRowProps {
  finding: ResearchFindingFieldsFragment;
  taken: boolean;
  busy: boolean;
  /** Why it could not be taken. */
  refusal?: string | undefined;
  onTake: () => void;
}

/** What is proposed, the words of the page that says so, and where it can be taken to. */
export function FindingRow({ finding, taken, busy, refusal, onTake }: FindingRowProps) {
  const { t } = useTranslation("contents");
  const refusalId = useId();
  const { kind, value, quote, source } = finding;
  const action = t(`research.take.${kind}`);
  return (
    <chakra.li
      p="3"
      border="1px solid"
      borderColor={taken ? "brand.border" : "border"}
      borderRadius="md"
      textStyle="small"
      display="flex"
      flexDirection="column"
      gap="2"
    >
      <chakra.p dir="auto" overflowWrap="anywhere">
        {value}
      </chakra.p>
      {quote && source && (
        <chakra.figure m="0" ps="3" borderInlineStart="2px solid" borderColor="border">
          <chakra.blockquote m="0" dir="auto" color="fg.muted" overflowWrap="anywhere">
            {quote}
          </chakra.blockquote>
          <chakra.figcaption textStyle="caption">
            <SourceLink source={source} />
          </chakra.figcaption>
        </chakra.figure>
      )}
      <Button
        size="sm"
        icon={taken ? Check : Plus}
        busy={busy}
        disabled={taken}
        aria-describedby={refusal && !taken ? refusalId : undefined}
        aria-label={t("research.takeNamed", { action: taken ? t("research.taken") : action, value })}
        onClick={onTake}
      >
        {taken ? t("research.taken") : action}
      </Button>
      {refusal && !taken && (
        <chakra.p id={refusalId} role="alert" color="danger.fg">
          {refusal}
        </chakra.p>
      )}
    </chakra.li>
  );
}
