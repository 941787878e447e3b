import { useTranslation } from "react-i18next";
import { usePageTitle } from "../lib/page-title.ts";
import { LinkButton } from "../ui/button.tsx";
import { Message } from "../ui/message.tsx";
import { ErrorFrame } from "./error-frame.tsx";

export function NotFoundPage() {
  const { t } = useTranslation("errors");
  usePageTitle(t("notFound"));
  return (
    <ErrorFrame>
      <Message heading="h1" title={t("notFound")} text={t("notFoundHint")} code="404">
        <LinkButton to="/" variant="solid">
          {t("home")}
        </LinkButton>
      </Message>
    </ErrorFrame>
  );
}
