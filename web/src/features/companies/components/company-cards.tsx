import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Avatar } from "../../../ui/avatar.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { activityName } from "../activity-name.ts";
import type { ListedCompany } from "../listed-company.ts";
import { CompanyMenu } from "./company-menu.tsx";
import { VoiceBadge } from "./voice-badge.tsx";

const CompanyLink = chakra(Link, { base: { _hover: { textDecoration: "underline" } } });
const Open = chakra(Link, {
  base: {
    display: "inline-flex",
    alignItems: "center",
    minH: "24px",
    color: "brand.fg",
    fontWeight: "semibold",
    ms: "auto",
    _hover: { textDecoration: "underline" },
  },
});

const Grid = chakra("ul", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))", xl: "repeat(3, minmax(0, 1fr))" },
    gap: "4",
    listStyleType: "none",
    m: "0",
    p: "0",
  },
});

const CardItem = chakra("li", {
  base: {
    display: "flex",
    flexDirection: "column",
    bg: "bg.panel",
    border: "1px solid",
    borderColor: "border",
    borderRadius: "lg",
    transition: "border-color {durations.fast}",
    _hover: { borderColor: "border.emphasized" },
  },
});

interface CompanyCardsProps {
  companies: readonly ListedCompany[];
  onDelete: (company: ListedCompany) => void;
}

export function CompanyCards({ companies, onDelete }: CompanyCardsProps) {
  return (
    <Grid>
      {companies.map((company) => (
        <CompanyCard key={company.id} company={company} onDelete={() => onDelete(company)} />
      ))}
    </Grid>
  );
}

function CompanyCard({ company, onDelete }: { company: ListedCompany; onDelete: () => void }) {
  const { t } = useTranslation("companies");
  return (
    <CardItem>
      <chakra.div display="flex" flexDirection="column" gap="3" p="4" flex="1">
        <chakra.div display="flex" gap="3" minW="0">
          <Avatar name={company.brandName} image={company.logo} square size="lg" />
          <chakra.div flex="1" minW="0">
            <chakra.h2 textStyle="h3" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
              <CompanyLink to={`/companies/show/${company.id}`}>
                <bdi>{company.brandName}</bdi>
              </CompanyLink>
            </chakra.h2>
            <chakra.p textStyle="caption" color="fg.subtle">
              {activityName(company.businessActivity)}
              {company.owner.username && (
                <>
                  {company.businessActivity && " · "}
                  <bdi>{company.owner.username}</bdi>
                </>
              )}
            </chakra.p>
          </chakra.div>
          <chakra.span flex="none" me="-1.5" mt="-1">
            <CompanyMenu company={company} onDelete={onDelete} />
          </chakra.span>
        </chakra.div>
        {company.slogan && (
          <chakra.p textStyle="small" color="fg.muted" lineClamp={2}>
            <bdi>{company.slogan}</bdi>
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
        py="2"
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
    </CardItem>
  );
}

/** As many empty cards as a page may have in its first rows. */
export function CompanyCardsSkeleton() {
  const { t } = useTranslation();
  return (
    <Grid aria-busy aria-label={t("loading")}>
      {Array.from({ length: 6 }, (_, index) => (
        <CardItem key={index} aria-hidden p="4" minH="172px">
          <Skeleton lines={4} height={14} />
        </CardItem>
      ))}
    </Grid>
  );
}
