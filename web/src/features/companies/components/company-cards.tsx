import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { CompanyCardFragment } from "../../../generated/graphql.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { activityName } from "../activity-name.ts";
import { VoiceBadge } from "./voice-badge.tsx";

const CompanyLink = chakra(Link, { base: { _hover: { textDecoration: "underline" } } });
const Open = chakra(Link, { base: { color: "brand.fg", fontWeight: "semibold", ms: "auto", _hover: { textDecoration: "underline" } } });

export function CompanyCards({ companies }: { companies: readonly CompanyCardFragment[] }) {
  const { t } = useTranslation("companies");
  return (
    <chakra.ul
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))", xl: "repeat(3, minmax(0, 1fr))" }}
      gap="4"
      listStyleType="none"
      m="0"
      p="0"
    >
      {companies.map((company) => (
        <chakra.li
          key={company.id}
          display="flex"
          flexDirection="column"
          bg="bg.panel"
          border="1px solid"
          borderColor="border"
          borderRadius="lg"
        >
          <chakra.div display="flex" flexDirection="column" gap="3" p="4" flex="1">
            <chakra.div display="flex" gap="3" minW="0">
              <Avatar name={company.brandName} square size="lg" />
              <chakra.div minW="0">
                <chakra.h2 textStyle="h3" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
                  <CompanyLink to={`/companies/show/${company.id}`}>
                    <bdi>{company.brandName}</bdi>
                  </CompanyLink>
                </chakra.h2>
                <chakra.p textStyle="caption" color="fg.subtle">
                  {activityName(company.businessActivity)}
                </chakra.p>
              </chakra.div>
            </chakra.div>
            {company.slogan && (
              <chakra.p textStyle="small" color="fg.muted" dir="auto">
                {company.slogan}
              </chakra.p>
            )}
            <chakra.div mt="auto">
              <VoiceBadge voice={company.brandVoice} />
            </chakra.div>
          </chakra.div>
          <chakra.div
            display="flex"
            alignItems="center"
            px="4"
            py="2.5"
            textStyle="small"
            color="fg.muted"
            borderBlockStartWidth="1px"
            borderColor="border.muted"
          >
            {t("projectCount", { count: company.projects.length })}
            <Open to={`/companies/show/${company.id}`} aria-label={t("openCompany", { name: company.brandName })}>
              {t("common:open")}
            </Open>
          </chakra.div>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
