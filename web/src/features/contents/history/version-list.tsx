import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import type { ContentVersionsQuery } from "../../../generated/graphql.ts";
import { formatDate, formatTime } from "../../../lib/format.ts";
import { markOf } from "../../../entities/generation/mark-of.ts";
import { ScoreMark } from "../../../entities/score/score-mark.tsx";
import { ProvenanceMark } from "../../../ui/provenance-mark.tsx";

import type { VersionScores } from "./use-version-scores.ts";

export type ListedVersion = ContentVersionsQuery["contentVersions"]["results"][number];

interface VersionListProps {
  versions: readonly ListedVersion[];
  /** The number of the one that the content has now. */
  current: number;
  chosen: string | undefined;
  scores: VersionScores;
  onChoose: (version: ListedVersion) => void;
}

/** The saved texts of a content, newest first: who saved each, when, and who wrote it. */
export function VersionList({ versions, current, chosen, scores, onChoose }: VersionListProps) {
  const { t } = useTranslation("contents");
  return (
    <chakra.ol reversed listStyleType="none" m="0" p="0">
      {versions.map((version) => (
        <chakra.li key={version.id} borderBlockEnd="1px solid" borderColor="border.muted" _last={{ borderBlockEndWidth: "0" }}>
          <chakra.button
            type="button"
            aria-pressed={version.id === chosen}
            onClick={() => onChoose(version)}
            display="flex"
            alignItems="center"
            gap="3"
            w="100%"
            px="4"
            py="2.5"
            textAlign="start"
            borderInlineStart="2px solid transparent"
            _hover={{ bg: "bg.subtle" }}
            css={{
              "&[aria-pressed=true]": { bg: "brand.subtle", borderColor: "brand.solid" },
              "&:focus-visible": { outlineOffset: "-2px" },
            }}
          >
            <ProvenanceMark iconOnly source={markOf(version)} />
            <chakra.span display="flex" flexDirection="column" flex="1" minW="0">
              <chakra.span textStyle="label">
                {t("history.version", { number: version.number })}
                {version.number === current && (
                  <chakra.span textStyle="caption" color="fg.muted" fontWeight="normal" ms="2">
                    {t("history.current")}
                  </chakra.span>
                )}
              </chakra.span>
              <chakra.span textStyle="caption" color="fg.muted" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
                <bdi>{version.author.username}</bdi> · <bdi>{formatDate(version.createdAt)}</bdi> <bdi>{formatTime(version.createdAt)}</bdi>
              </chakra.span>
            </chakra.span>
            {typeof scores.get(version.id) === "number" && <ScoreMark score={scores.get(version.id)} size={28} />}
          </chakra.button>
        </chakra.li>
      ))}
    </chakra.ol>
  );
}
