import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { ChunkLoadError } from "../lib/chunk-load.ts";
import { usePageTitle } from "../lib/page-title.ts";
import { sayOnlyThatNotFound } from "../lib/not-found.ts";
import { useOnline } from "../lib/use-online.ts";
import { AnchorButton, Button } from "../ui/button.tsx";
import { Message } from "../ui/message.tsx";
import { currentLocale, prefixOf } from "../lib/locale/locales.ts";
import { ErrorFrame } from "./error-frame.tsx";
import { NotFoundPage } from "./not-found-page.tsx";
import { FirstLoader } from "./first-loader.tsx";
import { claimReload } from "../lib/reload-once.ts";

function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}

/** What an answer says beside its status. */
const detailOf = (error: unknown) => (isRouteErrorResponse(error) && typeof error.data === "string" ? error.data : "");

function BrokenPage({ status, detail }: { status: number; detail: string }) {
  const { t } = useTranslation("errors");
  usePageTitle(t("pageFailed"));
  return (
    <ErrorFrame>
      <Message heading="h1" title={t("pageFailed")} text={t("pageFailedHint")} code={[status, detail].filter(Boolean).join(" · ")}>
        <Button onClick={() => location.reload()}>{t("common:tryAgain")}</Button>
        <AnchorButton href={prefixOf(currentLocale()) || "/"} variant="solid">
          {t("home")}
        </AnchorButton>
      </Message>
    </ErrorFrame>
  );
}

/** A page that was never opened on this device, and no network to fetch it from. It comes with the network. */
function MissingPage() {
  const { t } = useTranslation("offline");
  usePageTitle(t("noPage.title"));
  const online = useOnline();
  useEffect(() => {
    if (online) location.reload();
  }, [online]);
  return (
    <ErrorFrame>
      <Message heading="h1" title={t("noPage.title")} text={t("noPage.text")}>
        <AnchorButton href={`${prefixOf(currentLocale())}/contents`} variant="solid">
          {t("common:nav.contents")}
        </AnchorButton>
      </Message>
    </ErrorFrame>
  );
}

/** What broke a page, with the way home. A script that couldn't be loaded is tried once more by loading the whole page. */
export function ErrorPage() {
  const error = useRouteError();
  const [missing] = useState(() => error instanceof ChunkLoadError && !navigator.onLine);
  const [reloading] = useState(() => error instanceof ChunkLoadError && !missing && claimReload());
  useEffect(() => {
    if (reloading) location.reload();
  }, [reloading]);
  useEffect(() => sayOnlyThatNotFound(error), [error]);

  if (missing) return <MissingPage />;
  if (reloading) return <FirstLoader />;
  const status = statusOf(error);
  return status === 404 ? <NotFoundPage /> : <BrokenPage status={status} detail={detailOf(error)} />;
}
