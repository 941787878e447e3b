import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { orNotFound } from "../../../lib/not-found.ts";
import { ErrorDisplay } from "../../../ui/error-display.tsx";
import { FocusBar } from "../../../ui/focus-bar.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";

interface PageWaitingProps {
  error?: unknown;
  onRetry?: () => void;
}

/** Stands for a content that is being fetched, or couldn't be; one that isn't there has the 404 page. */
export function PageWaiting({ error, onRetry }: PageWaitingProps) {
  const { t } = useTranslation("contents");
  orNotFound(error);
  return (
    <>
      <FocusBar backTo="/contents" backLabel={t("backToContents")} crumbs={[t("title")]} />
      <chakra.main id="main" w="100%" maxW="form" mx="auto" p="6">
        {error ? <ErrorDisplay message={t("fetchFailed")} {...(onRetry ? { onRetry } : {})} /> : <Skeleton lines={8} />}
      </chakra.main>
    </>
  );
}
