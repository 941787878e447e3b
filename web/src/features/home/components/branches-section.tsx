import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { ErrorDisplay } from "../../../ui/error-display.tsx";
import { loadHome, useHome } from "../home-state.ts";
import { BranchShape } from "./branch-card.tsx";
import { BranchGrid, Grid } from "./branch-grid.tsx";
import { Section, SectionTitle, Width } from "./section.tsx";
import { lazyPart } from "../../../ui/lazy-part.tsx";

/** More than this can't be taken in at a glance. */
const FEW = 6;

const BranchFinder = lazyPart(() => import("./branch-finder.tsx").then((module) => ({ default: module.BranchFinder })));

/** Where the company can be visited and called; no section where there is no branch. */
export function BranchesSection() {
  const { t } = useTranslation("home");
  const { branches, loading, failed } = useHome((home) => home);
  if (!loading && !failed && branches.length === 0) return null;
  const all = branches.length > 0 && <BranchGrid branches={branches} />;
  return (
    <Section id="branches" alternate aria-busy={loading}>
      <Width display="flex" flexDirection="column" gap="6">
        <SectionTitle>{t("branches")}</SectionTitle>
        {failed && <ErrorDisplay message={t("branchesFailed")} onRetry={() => void loadHome()} />}
        {loading && (
          <Grid>
            {["first", "second", "third", "fourth"].map((place) => (
              <BranchShape key={place} />
            ))}
          </Grid>
        )}
        {branches.length > FEW ? (
          <Suspense fallback={all}>
            <BranchFinder />
          </Suspense>
        ) : (
          all
        )}
      </Width>
    </Section>
  );
}
