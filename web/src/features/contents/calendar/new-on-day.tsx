import { chakra } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { LinkButton } from "../../../ui/button.tsx";

/** For what holds one: seen where it can be used, by whoever points at the day or is in it, and always where nothing can point. */
export const REVEALS_NEW = {
  "& > .new": { opacity: 0, "@media (hover: none)": { opacity: 1 } },
  "&:is(:hover, :focus-within) > .new": { opacity: 1 },
};

/** Begins a content for a day. */
export function NewOnDay({ to, date, reachable }: { to: string; date: string; reachable: boolean }) {
  const { t } = useTranslation("contents");
  const name = t("calendar.newOn", { date });
  return (
    <chakra.span className="new" mt="auto" alignSelf="end">
      <LinkButton to={to} size="sm" variant="ghost" square icon={Plus} aria-label={name} title={name} tabIndex={reachable ? 0 : -1} />
    </chakra.span>
  );
}
