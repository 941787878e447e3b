import { chakra } from "@chakra-ui/react";
import { Check, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { SocialChannel } from "../../../generated/graphql.ts";
import { formatList } from "../../../lib/format.ts";
import { Icon, type IconShape } from "../../../ui/icon.tsx";

function Lines({ title, icon, lines }: { title: string; icon: IconShape; lines: readonly string[] }) {
  return (
    <chakra.div>
      <chakra.h3 textStyle="label">{title}</chakra.h3>
      <chakra.ul aria-label={title} listStyleType="none" m="0" p="0">
        {lines.map((line) => (
          <chakra.li key={line} display="flex" gap="1.5" textStyle="small" color="fg.muted" py="0.5">
            <chakra.span flex="none" pt="0.5">
              <Icon as={icon} size="s" />
            </chakra.span>
            <span>{line}</span>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}

/** What a content's time brings about, and what it doesn't: no network is connected. */
export function WhatHappens({ channels }: { channels: readonly SocialChannel[] }) {
  const { t } = useTranslation("contents");
  const named = formatList(channels.map((channel) => t(`channels.${channel}`)));
  return (
    <chakra.div display="flex" flexDirection="column" gap="2">
      <Lines
        title={t("schedule.happens")}
        icon={Check}
        lines={[t("schedule.becomesPublished"), t("schedule.ownerTold"), t("schedule.programsTold")]}
      />
      <Lines title={t("schedule.stays")} icon={X} lines={[named ? t("schedule.notSentTo", { channels: named }) : t("schedule.notSent")]} />
    </chakra.div>
  );
}
