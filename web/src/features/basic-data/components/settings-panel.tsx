import { useMutation, useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { SiteSettingsDocument, UpdateSiteSettingsDocument } from "../../../generated/graphql.ts";
import { reportFailure } from "../../../lib/http/report-failure.ts";
import { useServerErrors } from "../../../lib/http/server-errors.ts";
import { notify } from "../../../lib/notify.ts";
import { setSystemLogo } from "../../../lib/system-logo.ts";
import { Card } from "../../../ui/card.tsx";
import { ErrorDisplay } from "../../../ui/error-display.tsx";
import { ImageInput } from "../../../entities/media/image-input.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";

/** What is set for the whole installation. */
export function SettingsPanel() {
  const { t } = useTranslation("basicData");
  const { data, error, refetch } = useQuery(SiteSettingsDocument, { fetchPolicy: "cache-and-network" });
  const [update, { loading, error: refusal }] = useMutation(UpdateSiteSettingsDocument, {
    update: (cache, answer) => {
      const settings = answer.data?.updateSiteSettings.settings;
      if (settings) cache.writeQuery({ query: SiteSettingsDocument, data: { siteSettings: settings } });
    },
  });
  const said = useServerErrors().logo;

  const change = async (logo: string | null) => {
    try {
      await update({ variables: { input: { logo } } });
      setSystemLogo(logo);
      notify.success(t("settings.logoUpdated"));
    } catch (failure) {
      reportFailure(failure, t("settings.logoNotUpdated"));
    }
  };

  if (error && !data) return <ErrorDisplay message={t("settings.fetchFailed")} onRetry={() => void refetch()} />;
  return (
    <Card title={t("settings.title")}>
      <chakra.div maxW="form">
        {data ? (
          <ImageInput
            label={t("settings.logo")}
            hint={t("settings.logoHint")}
            error={refusal && (said?.join(" ") ?? t("settings.logoNotUpdated"))}
            value={data.siteSettings.logo ?? null}
            disabled={loading}
            onChange={(logo) => void change(logo)}
          />
        ) : (
          <Skeleton lines={3} />
        )}
      </chakra.div>
    </Card>
  );
}
