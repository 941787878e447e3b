import { chakra } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Icon } from "../../../ui/icon.tsx";

const LOOK = {
  display: "flex",
  alignItems: "center",
  gap: "1",
  flex: "none",
  minW: "0",
  minH: "24px",
  textStyle: "caption",
  lineHeight: "20px",
  color: "fg.subtle",
} as const;

const Name = chakra("bdi", { base: { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } });
const Text = chakra("span", { base: LOOK });
const Begin = chakra(Link, {
  base: {
    ...LOOK,
    borderRadius: "xs",
    _hover: { color: "fg", textDecoration: "underline" },
    // a plus for whoever points at it, and always where nothing can point
    "& > [aria-hidden]": { opacity: 0, "@media (hover: none)": { opacity: 1 } },
    "&:is(:hover, :focus-visible) > [aria-hidden]": { opacity: 1 },
  },
});

interface CalendarOccasionProps {
  id: string;
  /** Its day in words. */
  date: string;
  /** Where a content for its day is begun; absent when that is over. */
  newPath: string | undefined;
  reachable: boolean;
}

/** An occasion on its day; on a day to come it begins a content about it. */
export function CalendarOccasion({ id, date, newPath, reachable }: CalendarOccasionProps) {
  const { t } = useTranslation("occasions");
  const name = t(`names.${id}`);
  if (!newPath)
    return (
      <Text title={name}>
        <Name>{name}</Name>
      </Text>
    );
  const label = t("newFor", { occasion: name, date });
  return (
    <Begin to={`${newPath}&occasion=${id}`} aria-label={label} title={label} tabIndex={reachable ? 0 : -1}>
      <Name>{name}</Name>
      <Icon as={Plus} size="s" />
    </Begin>
  );
}
