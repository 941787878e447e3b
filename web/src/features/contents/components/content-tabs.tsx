import { chakra } from "@chakra-ui/react";
import type { JSONContent } from "@tiptap/core";
import { type ReactNode, useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { Card } from "../../../ui/card.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import type { BodyContent } from "../body-content.ts";
import { BriefPanel } from "./brief-panel.tsx";
import { ChannelSketches } from "../sketches/channel-sketches.tsx";
import { ContentSummary } from "./content-summary.tsx";

const TABS = ["details", "text", "pictures", "sketches", "review", "ai", "history"] as const;

export type ContentTab = (typeof TABS)[number];

/** The width and the margins that a tab's contents keep. */
export const TabSheet = chakra("div", { base: { w: "100%", maxW: "page", mx: "auto", px: { base: "4", md: "8" }, py: "6" } });

/** The tab that the address names, and how another is shown in its place. */
export function useContentTab() {
  const [params, setParams] = useSearchParams();
  const tab: ContentTab = TABS.find((known) => known === params.get("tab")) ?? "details";
  const show = useCallback((next: string) => setParams(next === "details" ? {} : { tab: next }, { replace: true }), [setParams]);
  return { tab, show };
}

interface ContentTabsProps extends ReturnType<typeof useContentTab> {
  content: BodyContent;
  /** Of the whole of it: above what was decided. */
  beside?: ReactNode;
  /** The text as its reader has it. */
  text: ReactNode;
  /** These stand in a sheet. */
  pictures: ReactNode;
  review: ReactNode;
  /** Discussions that are open. */
  openThreads: number;
  ai: ReactNode;
  history: ReactNode;
}

/** All of a content, whoever looks at it: what was decided, its text, its pictures, what the AI has made for it, its history. */
export function ContentTabs({ content, tab, show, beside, text, pictures, review, openThreads, ai, history }: ContentTabsProps) {
  const { t } = useTranslation(["contents", "generation", "review"]);
  const details = (
    <TabSheet
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1.6fr) minmax(0, 1fr)" }}
      gap="4"
      alignItems="start"
    >
      {beside && (
        <chakra.div gridColumn="1 / -1" _empty={{ display: "none" }}>
          {beside}
        </chakra.div>
      )}
      <Card title={t("brief")}>
        <BriefPanel content={content} />
      </Card>
      <ContentSummary content={content} />
    </TabSheet>
  );
  return (
    <chakra.main
      id="main"
      flex="1"
      css={{ "& > div > [role=tablist]": { px: { base: "4", md: "8" } }, "& > div > [role=tabpanel]": { pt: "0" } }}
    >
      <chakra.h1 srOnly>{content.title}</chakra.h1>
      <Tabs
        label={t("title")}
        value={tab}
        onChange={show}
        tabs={[
          { value: "details", label: t("details"), content: details },
          { value: "text", label: t("text"), content: text },
          { value: "pictures", label: t("pictures.title"), count: content.pictures.length, content: <TabSheet>{pictures}</TabSheet> },
          {
            value: "sketches",
            label: t("sketches.tab"),
            content: (
              <TabSheet>
                <ChannelSketches content={content} text={(content.body ?? null) as JSONContent | null} />
              </TabSheet>
            ),
          },
          {
            value: "review",
            label: t("review:title"),
            ...(openThreads > 0 ? { count: openThreads } : {}),
            content: <TabSheet>{review}</TabSheet>,
          },
          { value: "ai", label: t("generation:history.tab"), content: <TabSheet>{ai}</TabSheet> },
          { value: "history", label: t("history.title"), content: <TabSheet>{history}</TabSheet> },
        ]}
      />
    </chakra.main>
  );
}
