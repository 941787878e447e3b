import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { DashboardContentFragment } from "../../../generated/graphql.ts";
import { formatRelative } from "../../../lib/format.ts";

const Title = chakra(Link, { base: { fontWeight: "medium", overflowWrap: "anywhere", _hover: { textDecoration: "underline" } } });

interface DashboardContentsProps {
  contents: readonly DashboardContentFragment[];
  /** At the end of a row instead of when it was begun, which they are listed by. */
  action?: (content: DashboardContentFragment) => ReactNode;
}

export function DashboardContents({ contents, action }: DashboardContentsProps) {
  const { t } = useTranslation("contents");
  return (
    <chakra.ul listStyleType="none" m="0" p="0">
      {contents.map((content) => (
        <chakra.li
          key={content.id}
          display="flex"
          alignItems="center"
          gap="3"
          px="4"
          py="3"
          textStyle="small"
          css={{ "& + &": { borderBlockStart: "1px solid {colors.border.muted}" } }}
        >
          <chakra.div flex="1" minW="0">
            <Title to={`/contents/show/${content.id}`} dir="auto">
              {content.title}
            </Title>
            <chakra.div textStyle="caption" color="fg.subtle">
              <bdi>{content.company.brandName}</bdi> · {t(`types.${content.type}`)} · {t(`stageNames.${content.stage}`)}
            </chakra.div>
          </chakra.div>
          {action ? (
            action(content)
          ) : (
            <chakra.time dateTime={content.createdAt} textStyle="caption" color="fg.subtle" whiteSpace="nowrap">
              {formatRelative(content.createdAt)}
            </chakra.time>
          )}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
