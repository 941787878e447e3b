import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { UserCompanyFragment } from "../../../generated/graphql.ts";
import { currentLocale } from "../../../lib/locale/locales.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Card } from "../../../ui/card.tsx";

const Name = chakra(Link, { base: { overflowWrap: "anywhere", _hover: { textDecoration: "underline" } } });

const activityOf = ({ businessActivity }: UserCompanyFragment) =>
  currentLocale() === "ar" ? businessActivity?.businessActivityAr : businessActivity?.businessActivityEn;

/** A user's companies, each with what it does and its projects. */
export function UserCompanies({ companies }: { companies: readonly UserCompanyFragment[] }) {
  const { t } = useTranslation("users");
  return (
    <Card title={t("companies")} count={companies.length} flush>
      {companies.length === 0 && (
        <chakra.p p="4" textStyle="small" color="fg.subtle">
          {t("noCompanies")}
        </chakra.p>
      )}
      <chakra.ul listStyleType="none" m="0" p="0">
        {companies.map((company) => (
          <chakra.li
            key={company.id}
            display="flex"
            gap="3"
            p="4"
            borderBlockEnd="1px solid"
            borderColor="border.muted"
            _last={{ borderBlockEndWidth: "0" }}
          >
            <Avatar name={company.brandName} image={company.logo} square size="lg" />
            <chakra.div flex="1" minW="0" display="flex" flexDirection="column" gap="2">
              <div>
                <chakra.h3 textStyle="h3">
                  <Name to={`/companies/show/${company.id}`}>
                    <bdi>{company.brandName}</bdi>
                  </Name>
                </chakra.h3>
                <chakra.p textStyle="caption" color="fg.subtle">
                  {[company.companyName !== company.brandName && company.companyName, activityOf(company)].filter(Boolean).map((part) => (
                    <chakra.bdi key={String(part)} _notFirst={{ _before: { content: '" · "' } }}>
                      {part}
                    </chakra.bdi>
                  ))}
                </chakra.p>
              </div>
              <Projects projects={company.projects} />
            </chakra.div>
          </chakra.li>
        ))}
      </chakra.ul>
    </Card>
  );
}

function Projects({ projects }: Pick<UserCompanyFragment, "projects">) {
  const { t } = useTranslation("users");
  if (projects.length === 0)
    return (
      <chakra.p textStyle="small" color="fg.subtle">
        {t("noProjects")}
      </chakra.p>
    );
  return (
    <chakra.ul aria-label={t("projects")} listStyleType="none" m="0" p="0" display="flex" flexWrap="wrap" columnGap="4" rowGap="1">
      {projects.map((project) => (
        <chakra.li key={project.id} display="flex" alignItems="center" gap="2" minH="28px" minW="0" textStyle="small">
          <Avatar name={project.name} image={project.image} square size="sm" />
          <Name to={`/companies/project-content/${project.id}`}>
            <bdi>{project.name}</bdi>
          </Name>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
