import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { GenerationResultFragment, StageContentFragment } from "../../../generated/graphql.ts";
import { Tabs } from "../../../ui/tabs.tsx";
import { BriefPanel } from "./brief-panel.tsx";
import { useGenerationOf } from "../use-generation-of.ts";
import { VoicePanel } from "./voice-panel.tsx";

interface SidePanelProps {
  content: StageContentFragment;
  /** The one that has just ended; without it that which the stored text came from. */
  generation: GenerationResultFragment | undefined;
}

/** Beside the text: what it was written from, and which of the brand's rules shaped it. */
export function SidePanel({ content, generation }: SidePanelProps) {
  const { t } = useTranslation("contents");
  const [tab, setTab] = useState("brief");
  const before = useGenerationOf(content, "body", { skip: !!generation });
  const shown = generation ?? before;
  return (
    <chakra.aside
      aria-label={t("panel")}
      borderInlineStartWidth={{ base: "0", lg: "1px" }}
      borderBlockStartWidth={{ base: "1px", lg: "0" }}
      borderColor="border"
      px="4"
      pb="8"
      minW="0"
      position={{ base: "static", lg: "sticky" }}
      top="{sizes.topbar}"
      maxH={{ base: "none", lg: "calc(100dvh - {sizes.topbar})" }}
      overflowY="auto"
    >
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
    </chakra.aside>
  );
}
