import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Badge } from "../../../ui/badge.tsx";
import type { Template } from "./template.ts";

/** What a template fills in, in its order. */
export function TemplatePreview({ template: { name, needs, beginning }, titled }: { template: Template; titled?: boolean }) {
  const { t } = useTranslation(["templates", "contents"]);
  const { objective, topics } = beginning.objectives ?? {};
  return (
    <chakra.div display="flex" flexDirection="column" gap="3" textStyle="small">
      {titled && (
        <chakra.h3 textStyle="h3">
          <bdi>{name}</bdi>
        </chakra.h3>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="1.5">
        {needs.type && <Badge tone="outline">{t(`contents:types.${needs.type}`)}</Badge>}
        {needs.classification && <Badge tone="outline">{t(`contents:classifications.${needs.classification}`)}</Badge>}
        {needs.level && <Badge tone="outline">{t(`contents:levels.${needs.level}`)}</Badge>}
      </chakra.div>
      {needs.details && <Part label={t("contents:fields.details")}>{needs.details}</Part>}
      {objective && <Part label={t("contents:fields.objective")}>{objective}</Part>}
      {topics && topics.length > 0 && (
        <div>
          <Label>{t("contents:fields.topics")}</Label>
          <chakra.ol ps="5" m="0" listStyleType="decimal">
            {topics.map((topic) => (
              <chakra.li key={topic} overflowWrap="anywhere">
                <bdi>{topic}</bdi>
              </chakra.li>
            ))}
          </chakra.ol>
        </div>
      )}
    </chakra.div>
  );
}

const Label = chakra("p", { base: { textStyle: "caption", color: "fg.subtle" } });

function Part({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <Label>{label}</Label>
      <chakra.p overflowWrap="anywhere">
        <bdi>{children}</bdi>
      </chakra.p>
    </div>
  );
}
