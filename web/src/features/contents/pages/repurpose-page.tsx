import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Navigate, useParams } from "react-router";
import { useIsOwn } from "../../../entities/account/use-is-own.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { FocusBar } from "../../../ui/focus-bar.tsx";
import { PageWaiting } from "../components/page-waiting.tsx";
import { RepurposePanel } from "../repurpose/repurpose-panel.tsx";
import { useRepurposing } from "../repurpose/use-repurposing.ts";

/** What is made of one text: posts, a newsletter, scripts. */
export function Component() {
  const { t } = useTranslation("contents");
  const { id = "" } = useParams();
  const repurposing = useRepurposing(id);
  const { source, error, refetch } = repurposing;
  usePageTitle(t("repurpose.title"));
  const own = useIsOwn(source?.owner);
  if (!id) return <Navigate to="/contents" replace />;
  if (!source) return <PageWaiting error={error} onRetry={() => void refetch()} />;
  if (!own) return <Navigate to={`/contents/show/${id}`} replace />;
  return (
    <>
      <FocusBar
        backTo={`/contents/show/${id}`}
        backLabel={t("repurpose.back")}
        crumbs={[source.company.brandName, source.title, t("repurpose.title")]}
      />
      <chakra.main id="main" w="100%" maxW="page" mx="auto" px={{ base: "4", md: "8" }} py="6">
        <chakra.h1 textStyle="h1" mb="1">
          {t("repurpose.title")}
        </chakra.h1>
        <chakra.p color="fg.muted" mb="4">
          <bdi>{source.title}</bdi>
        </chakra.p>
        <RepurposePanel key={id} source={source} repurposing={repurposing} />
      </chakra.main>
    </>
  );
}
