import { chakra } from "@chakra-ui/react";
import { CircleCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Card } from "../../../ui/card.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Note } from "../../../ui/note.tsx";
import type { Matter } from "../matters.ts";

/** What is wrong, each with what to do about it. */
export function MatterList({ matters }: { matters: readonly Matter[] }) {
  const { t } = useTranslation("system");
  if (matters.length === 0)
    return (
      <Card>
        <chakra.p display="flex" alignItems="center" gap="2">
          <Icon as={CircleCheck} color="success.fg" />
          {t("inOrder")}
        </chakra.p>
      </Card>
    );
  return (
    <chakra.ul display="flex" flexDirection="column" gap="2" aria-label={t("matters")}>
      {matters.map(({ id, kind, tone, values }) => (
        <li key={id}>
          <Note tone={tone}>
            <chakra.p fontWeight="medium">{t(`matter.${kind}.what`, values)}</chakra.p>
            <chakra.p color="fg.muted">{t(`matter.${kind}.do`, values)}</chakra.p>
          </Note>
        </li>
      ))}
    </chakra.ul>
  );
}
