import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { BUILT_IN_TEMPLATES, type BuiltInTemplate, type BuiltInTemplateId } from "./built-in-templates.ts";
import type { Template } from "./template.ts";

const IDS = Object.keys(BUILT_IN_TEMPLATES) as BuiltInTemplateId[];

/** The product's own templates, in the page's language. */
export function useBuiltInTemplates(): readonly Template[] {
  const { t } = useTranslation("templates");
  return useMemo(
    () =>
      IDS.map((id) => {
        const { needs, funnel, tools }: BuiltInTemplate = BUILT_IN_TEMPLATES[id];
        const topics = t(`list.${id}.topics`).split("\n");
        return {
          id,
          name: t(`list.${id}.name`),
          summary: t(`list.${id}.summary`),
          needs: { ...needs, details: t(`list.${id}.details`) },
          beginning: { objectives: { conversionFunnel: funnel, objective: t(`list.${id}.objective`), topics }, tools },
        };
      }),
    [t],
  );
}
