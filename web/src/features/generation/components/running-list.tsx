import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { GenerationEntryFragment } from "../../../generated/graphql.ts";
import { generationPlace, generationSubject } from "../../../entities/generation/generation-place.ts";
import { Button } from "../../../ui/button.tsx";
import { GenerationStatusMark } from "../../../entities/generation/history/generation-status.tsx";
import { useGenerationActions } from "../../../entities/generation/history/use-generation-actions.ts";
import { writtenWords } from "../../../entities/generation/written-words.ts";
import { StopSquare } from "../../../ui/marks.tsx";

const Title = chakra(Link, { base: { fontWeight: "medium", overflowWrap: "anywhere", _hover: { textDecoration: "underline" } } });

interface RunningRowProps {
  generation: GenerationEntryFragment;
  /** What is there of it so far. */
  text: string;
  onChanged: () => void;
  onFollow: () => void;
}

function RunningRow({ generation, text, onChanged, onFollow }: RunningRowProps) {
  const { t } = useTranslation("generation");
  const { stop, busy } = useGenerationActions(generation.id, onChanged);
  const place = generationPlace(generation);
  const subject = generationSubject(generation) ?? t("panel.noSubject");
  const kind = t(`kinds.${generation.kind}`);
  const words = writtenWords(text);
  return (
    <chakra.li
      display="flex"
      alignItems="flex-start"
      gap="3"
      px="4"
      py="3"
      textStyle="small"
      css={{ "& + &": { borderBlockStart: "1px solid {colors.border.muted}" } }}
    >
      <chakra.span mt="0.5">
        <GenerationStatusMark status={generation.status} />
      </chakra.span>
      <chakra.div flex="1" minW="0">
        {place ? (
          <Title to={place} onClick={onFollow}>
            <bdi>{subject}</bdi>
          </Title>
        ) : (
          <bdi>{subject}</bdi>
        )}
        <chakra.div textStyle="caption" color="fg.muted">
          {kind} · {t(`statuses.${generation.status}`)}
          {words > 0 && <> · {t("words", { count: words })}</>}
        </chakra.div>
      </chakra.div>
      <Button size="sm" icon={StopSquare} busy={busy} aria-label={t("panel.stopNamed", { what: `${kind} · ${subject}` })} onClick={stop}>
        {t("stop")}
      </Button>
    </chakra.li>
  );
}

interface RunningListProps {
  generations: readonly GenerationEntryFragment[];
  texts: ReadonlyMap<string, string>;
  onChanged: () => void;
  /** The person goes where one leads. */
  onFollow: () => void;
}

/** What the AI is making just now. */
export function RunningList({ generations, texts, onChanged, onFollow }: RunningListProps) {
  const { t } = useTranslation("generation");
  return (
    <chakra.ul listStyleType="none" m="0" p="0" aria-label={t("panel.running")}>
      {generations.map((generation) => (
        <RunningRow
          key={generation.id}
          generation={generation}
          text={texts.get(generation.id) ?? ""}
          onChanged={onChanged}
          onFollow={onFollow}
        />
      ))}
    </chakra.ul>
  );
}
