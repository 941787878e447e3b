import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { formatList, formatNumber } from "../../../lib/format.ts";
import type { ListedVersion } from "./version-list.tsx";
import type { VersionScores } from "./use-version-scores.ts";

const [WIDTH, HEIGHT, EDGE] = [240, 40, 4];

interface ScoreCourseProps {
  /** Newest first. */
  versions: readonly ListedVersion[];
  scores: VersionScores;
}

/** How the score has gone over some versions, as a line in reading direction: the oldest first. */
export function ScoreCourse({ versions, scores }: ScoreCourseProps) {
  const { t } = useTranslation("score");
  const course = versions.toReversed().flatMap(({ id }) => scores.get(id) ?? []);
  if (course.length < 2) return null;
  const at = (score: number, index: number) => [
    EDGE + (index * (WIDTH - 2 * EDGE)) / (course.length - 1),
    EDGE + ((100 - score) * (HEIGHT - 2 * EDGE)) / 100,
  ];
  const last = at(course.at(-1) ?? 0, course.length - 1);
  return (
    <chakra.figure m="0" px="4" py="3" borderBlockEnd="1px solid" borderColor="border.muted">
      <chakra.figcaption textStyle="caption" color="fg.muted" mb="1">
        {t("course.title")}
      </chakra.figcaption>
      <chakra.svg
        role="img"
        aria-label={t("course.label", { scores: formatList(course.map((score) => formatNumber(score))) })}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        w="100%"
        h="auto"
        fill="none"
        color="brand.solid"
        css={{ "[dir=rtl] &": { transform: "scaleX(-1)" } }}
      >
        <chakra.polyline
          points={course.map((score, index) => at(score, index).join(",")).join(" ")}
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        <chakra.circle cx={last[0]} cy={last[1]} r="3" fill="currentColor" />
      </chakra.svg>
    </chakra.figure>
  );
}
