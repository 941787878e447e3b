import { chakra } from "@chakra-ui/react";
import { Flag } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ContentRowFragment } from "../../../generated/graphql.ts";
import { formatList } from "../../../lib/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { dayKey } from "./month.ts";

const Due = chakra(Link, {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "1",
    flex: "none",
    minW: "0",
    minH: "24px",
    textStyle: "caption",
    lineHeight: "20px",
    borderRadius: "xs",
    color: "fg.muted",
    _hover: { color: "fg", textDecoration: "underline" },
  },
});

/** A content on the day by which it is to be done; said otherwise once that is over. */
export function CalendarDue({ content, reachable }: { content: ContentRowFragment; reachable: boolean }) {
  const { t } = useTranslation(["contents", "review"]);
  const { id, title, dueOn, company, assignee } = content;
  const isOver = dueOn != null && dueOn < dayKey(new Date());
  const words = t(isOver ? "calendar.overdue" : "calendar.due", { title });
  const name = formatList([words, company.brandName, assignee?.username]);
  return (
    <Due
      to={`/contents/show/${id}`}
      aria-label={name}
      title={name}
      tabIndex={reachable ? 0 : -1}
      {...(isOver ? { color: "danger.fg" } : {})}
    >
      <Icon as={Flag} size="s" />
      <chakra.span flex="none">{t(isOver ? "calendar.overdueWord" : "calendar.dueWord")}</chakra.span>{" "}
      {/* by itself, so that a title of the other direction is cut at its own end */}
      <chakra.bdi minW="0" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
        {title}
      </chakra.bdi>
    </Due>
  );
}
