import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PersonalTokensDocument, type PersonalTokenEntryFragment } from "../../../generated/graphql.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { ErrorDisplay } from "../../../ui/error-display.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { CreateTokenDialog } from "../components/create-token-dialog.tsx";
import { RevokeToken } from "../components/revoke-token.tsx";
import { TokenSecret } from "../components/token-secret.tsx";
import { TokensTable } from "../components/tokens-table.tsx";

/** One's personal tokens: what programs call with in one's name. */
export function Component() {
  const { t } = useTranslation("tokens");
  usePageTitle(t("title"));
  const { data, error, refetch } = useQuery(PersonalTokensDocument, { fetchPolicy: "cache-and-network" });
  const [creating, setCreating] = useState(false);
  const [revoking, setRevoking] = useState<PersonalTokenEntryFragment>();
  // nowhere else: a secret that was shown is forgotten with the dialog
  const [secret, setSecret] = useState<string>();
  const add = (
    <Button variant="solid" icon={Plus} onClick={() => setCreating(true)}>
      {t("create")}
    </Button>
  );
  return (
    <>
      <PageHeader title={t("title")} below={t("intro")} actions={data && data.personalTokens.length > 0 && add} />
      {error && !data ? (
        <ErrorDisplay message={t("fetchFailed")} onRetry={() => void refetch()} />
      ) : (
        <Card flush>
          <TokensTable tokens={data?.personalTokens} onRevoke={setRevoking} emptyAction={add} />
        </Card>
      )}
      <chakra.div>
        <LinkButton to="/profile" variant="ghost">
          {t("toProfile")}
        </LinkButton>
      </chakra.div>
      {creating && (
        <CreateTokenDialog
          onClose={() => setCreating(false)}
          onCreated={(made) => {
            setCreating(false);
            setSecret(made);
          }}
        />
      )}
      {secret !== undefined && <TokenSecret secret={secret} onClose={() => setSecret(undefined)} />}
      {revoking && <RevokeToken token={revoking} onClose={() => setRevoking(undefined)} />}
    </>
  );
}
