import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Card } from "../../../ui/card.tsx";
import { ContactLinks } from "../../../ui/contact-links.tsx";
import { ErrorDisplay } from "../../../ui/error-display.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { Branch } from "../use-home-data.ts";
import { Section, SectionTitle, Width } from "./section.tsx";

const Grid = chakra("div", {
  base: { display: "grid", gridTemplateColumns: { base: "minmax(0, 1fr)", md: "1fr 1fr", lg: "repeat(3, 1fr)" }, gap: "4" },
});

function BranchCard({ branch }: { branch: Branch }) {
  const { i18n } = useTranslation();
  const arabic = i18n.language === "ar";
  return (
    <Card flush>
      <chakra.div p="4" display="flex" flexDirection="column" gap="1" minH="96px">
        <chakra.h3 textStyle="h3">
          <bdi>{(arabic && branch.nameAr) || branch.name}</bdi>
        </chakra.h3>
        <chakra.bdi textStyle="small" color="fg.muted">
          {(arabic && branch.addressAr) || branch.address}
        </chakra.bdi>
        {branch.phone && (
          <chakra.bdi dir="ltr" textStyle="small" color="fg.subtle" fontVariantNumeric="tabular-nums" alignSelf="flex-start">
            {branch.phone}
          </chakra.bdi>
        )}
      </chakra.div>
      <ContactLinks place={branch} />
    </Card>
  );
}

interface BranchesProps {
  branches: readonly Branch[];
  status: "loading" | "ready" | "failed";
  onRetry: () => void;
}

/** Where the company can be visited and called; no section where there is no branch. */
export function BranchesSection({ branches, status, onRetry }: BranchesProps) {
  const { t } = useTranslation("home");
  if (status === "ready" && branches.length === 0) return null;
  return (
    <Section id="branches" alternate>
      <Width display="flex" flexDirection="column" gap="6">
        <SectionTitle>{t("branches")}</SectionTitle>
        {status === "failed" && <ErrorDisplay message={t("branchesFailed")} onRetry={onRetry} />}
        {status === "loading" && (
          <Grid>
            {["first", "second", "third"].map((place) => (
              <Card key={place}>
                <chakra.div minH="152px">
                  <Skeleton lines={3} />
                </chakra.div>
              </Card>
            ))}
          </Grid>
        )}
        {status === "ready" && (
          <Grid>
            {branches.map((branch) => (
              <BranchCard key={branch.id} branch={branch} />
            ))}
          </Grid>
        )}
      </Width>
    </Section>
  );
}
