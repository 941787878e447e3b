import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { GenerationResultFragment, StageContentFragment } from "../../../generated/graphql.ts";
import { BELOW_TOP_BAR } from "../../../ui/below-notice.ts";
import { Sheet } from "../../../ui/sheet.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { BriefPanel } from "./brief-panel.tsx";
import { useGenerationOf } from "../use-generation-of.ts";
import { VoicePanel } from "./voice-panel.tsx";

interface SidePanelProps {
  content: StageContentFragment;
  /** Where there is no room beside the text: it stands in a sheet while this is open. */
  sheet?: { open: boolean; onClose: () => void } | undefined;
  /** The one that has just ended; without it that which the stored text came from. */
  generation: GenerationResultFragment | undefined;
}

/** Beside the text: what it was written from, and which of the brand's rules shaped it. */
export function SidePanel({ content, sheet, generation }: SidePanelProps) {
  const { t } = useTranslation("contents");
  const [tab, setTab] = useState("brief");
  const before = useGenerationOf(content, "body", { skip: !!generation });
  const shown = generation ?? before;
  const tabs = (
    <Tabs
      label={t("panel")}
      value={tab}
      onChange={setTab}
      tabs={[
        { value: "brief", label: t("brief"), content: <BriefPanel content={content} narrow /> },
        {
          value: "voice",
          label: t("voice"),
          ...(shown ? { count: shown.voiceRules.length } : {}),
          content: <VoicePanel generation={shown} />,
        },
      ]}
    />
  );
  if (sheet)
    return (
      <Sheet title={t("panel")} open={sheet.open} onClose={sheet.onClose}>
        {tabs}
      </Sheet>
    );
  return (
    <chakra.aside
      aria-label={t("panel")}
      borderInlineStart="1px solid"
      borderColor="border"
      px="4"
      pb="8"
      minW="0"
      position="sticky"
      top={BELOW_TOP_BAR}
      maxH={`calc(100dvh - ${BELOW_TOP_BAR})`}
      overflowY="auto"
    >
      {tabs}
    </chakra.aside>
  );
}
