import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { CompanyQuery } from "../../../generated/graphql.ts";
import { formatDate } from "../../../lib/format.ts";
import { Card } from "../../../ui/card.tsx";
import { ReviewList } from "../../../ui/review-list.tsx";
import { activityName } from "../activity-name.ts";
import { CompanyReview } from "./company-review.tsx";
import { PersonaCard } from "./persona-card.tsx";
import { ArchiveCard } from "../archive/archive-card.tsx";
import { ReviewCard } from "./review-card.tsx";
import { ProofreadingCard } from "./proofreading-card.tsx";

/** What a company is: its own words at the start, the facts and its customer beside them. */
export function CompanyOverview({ company, readOnly }: { company: CompanyQuery["company"]; readOnly: boolean }) {
  const { t } = useTranslation("companies");
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1.6fr) minmax(0, 1fr)" }}
      gap="4"
      alignItems="start"
      pt="1"
    >
      <Column>
        <CompanyReview company={company} steps={["basics", "direction", "market"]} activity={activityName(company.businessActivity)} />
      </Column>
      <Column>
        <Card title={t("details")}>
          <chakra.div my="-2">
            <ReviewList
              entries={[
                {
                  label: t("owner"),
                  value: company.owner.username && (
                    <Owner to={`/users/user-details/${company.owner.id}`}>
                      <bdi>{company.owner.username}</bdi>
                    </Owner>
                  ),
                },
                { label: t("createdAt"), value: formatDate(company.createdAt) },
                { label: t("updatedAt"), value: formatDate(company.updatedAt) },
              ]}
            />
          </chakra.div>
        </Card>
        <PersonaCard persona={company.persona} />
        <ReviewCard companyId={company.id} readOnly={readOnly} />
        <ProofreadingCard companyId={company.id} readOnly={readOnly} />
        {!readOnly && <ArchiveCard company={company} />}
      </Column>
    </chakra.div>
  );
}

const Owner = chakra(Link, { base: { color: "brand.fg", _hover: { textDecoration: "underline" } } });

const Column = chakra("div", { base: { display: "flex", flexDirection: "column", gap: "4", minW: "0" } });
