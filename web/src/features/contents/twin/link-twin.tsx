import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { TwinCandidatesDocument } from "../../../generated/graphql.ts";
import { wasReported } from "../../../lib/http/problem.ts";
import { notify } from "../../../lib/notify.ts";
import { useOnline } from "../../../lib/use-online.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ErrorDisplay } from "../../../ui/error-display.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { SearchInput } from "../../../ui/search-input.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { BodyContent } from "../body-content.ts";
import type { Body } from "../use-body.ts";
import { CandidatePairs } from "./candidate-pairs.tsx";
import { TwinCandidate } from "./twin-candidate.tsx";
import { useTwinLink } from "./use-twin-link.ts";

const PAGE_SIZE = 8;

interface LinkTwinProps {
  content: BodyContent;
  body: Body;
  onClose: () => void;
}

/** Makes a content of the company's that is there, in the other language, the twin of this one. */
export function LinkTwin({ content: { id, company, locale: own, title }, body, onClose }: LinkTwinProps) {
  const { t } = useTranslation("contents");
  const online = useOnline();
  const group = useId();
  const locale = own === "ar" ? "en" : "ar";
  const [search, setSearch] = useState("");
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { link } = useTwinLink(id);
  const { data, previousData, loading, error, refetch } = useQuery(TwinCandidatesDocument, {
    variables: { companyId: company.id, locale, search: search || null, page, pageSize: PAGE_SIZE },
    fetchPolicy: "network-only",
  });
  const list = (data ?? (loading ? previousData : undefined))?.contents;
  const seek = (term: string) => {
    setSearch(term);
    setPage(1);
    setChosen(undefined);
  };
  const confirm = async () => {
    if (chosen === undefined || busy) return;
    setBusy(true);
    try {
      // what is written here is what is paired
      if (!(await body.store())) return;
      await link(chosen);
      notify.success(t("twin.linking.done"));
      onClose();
    } catch (failure) {
      if (!wasReported(failure)) notify.error(t("twin.linking.notDone"));
      setChosen(undefined);
      void refetch();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      size="lg"
      busy={busy}
      onClose={onClose}
      title={t("twin.link")}
      description={t("twin.linking.text", { locale, title })}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t("common:cancel")}
          </Button>
          <Button
            variant="solid"
            busy={busy}
            busyLabel={t("twin.linking.busy")}
            disabled={chosen === undefined || !online}
            onClick={() => void confirm()}
          >
            {t("twin.linking.confirm")}
          </Button>
        </>
      }
    >
      <chakra.div display="flex" flexDirection="column" gap="3">
        <SearchInput label={t("twin.linking.search", { locale })} value={search} onChange={seek} width="100%" />
        {!list && !error && <Skeleton lines={4} />}
        {!list && error && <ErrorDisplay message={t("twin.linking.failed")} onRetry={() => void refetch()} />}
        {list?.totalCount === 0 && (
          <chakra.p role="status" py="6" textAlign="center" color="fg.muted">
            {search ? t("twin.linking.noMatch") : t("twin.linking.none", { locale })}
          </chakra.p>
        )}
        {list && list.totalCount > 0 && (
          <>
            <chakra.div role="radiogroup" aria-label={t("twin.linking.list", { locale })} aria-busy={loading} maxH="40dvh" overflowY="auto">
              {list.results.map((candidate) => (
                <TwinCandidate
                  key={candidate.id}
                  group={group}
                  candidate={candidate}
                  locale={locale}
                  chosen={candidate.id === chosen}
                  disabled={busy}
                  onChoose={() => setChosen(candidate.id)}
                />
              ))}
            </chakra.div>
            <Pagination page={page} pageSize={PAGE_SIZE} totalCount={list.totalCount} onPage={setPage} />
          </>
        )}
        {chosen !== undefined && <CandidatePairs id={chosen} text={body.current} />}
      </chakra.div>
    </Dialog>
  );
}
