import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { ProfileDocument } from "../../../generated/graphql.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { Card } from "../../../ui/card.tsx";
import { ErrorDisplay } from "../../../ui/error-display.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { AccountCard } from "../components/account-card.tsx";
import { ConfirmEmailCard } from "../components/confirm-email-card.tsx";
import { OwnDataCard } from "../components/own-data-card.tsx";
import { PasswordCard } from "../components/password-card.tsx";
import { ProfileForm } from "../components/profile-form.tsx";
import { TokensCard } from "../components/tokens-card.tsx";
import { WebhooksCard } from "../components/webhooks-card.tsx";

export function Component() {
  const { t } = useTranslation("profile");
  usePageTitle(t("title"));
  // a form is filled once: what the cache still knows could be older
  const { data, error, refetch } = useQuery(ProfileDocument, { fetchPolicy: "network-only", nextFetchPolicy: "cache-first" });
  const user = data?.currentUser;
  return (
    <>
      <PageHeader title={t("title")} />
      {user && (
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) {sizes.panel}" }}
          gridTemplateRows="auto 1fr"
          gap="4"
          alignItems="start"
        >
          <chakra.div gridColumn={{ lg: "2" }} gridRow={{ lg: "1" }}>
            <AccountCard user={user} />
            {user.role === "CLIENT" && user.emailConfirmed === false && (
              <chakra.div mt="4">
                <ConfirmEmailCard user={user} />
              </chakra.div>
            )}
          </chakra.div>
          <chakra.div gridColumn={{ lg: "1" }} gridRow={{ lg: "1 / span 2" }} minW="0">
            <ProfileForm key={user.id} user={user} />
          </chakra.div>
          <chakra.div gridColumn={{ lg: "2" }} gridRow={{ lg: "2" }}>
            <PasswordCard user={user} />
            <chakra.div mt="4">
              <OwnDataCard />
            </chakra.div>
            <chakra.div mt="4">
              <TokensCard />
            </chakra.div>
            <chakra.div mt="4">
              <WebhooksCard />
            </chakra.div>
          </chakra.div>
        </chakra.div>
      )}
      {!user && error && <ErrorDisplay message={t("fetchFailed")} onRetry={() => void refetch()} />}
      {!user && !error && (
        <Card>
          <Skeleton lines={8} />
        </Card>
      )}
    </>
  );
}
