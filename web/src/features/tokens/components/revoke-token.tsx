import { useMutation } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { PersonalTokensDocument, RevokePersonalTokenDocument } from "../../../generated/graphql.ts";
import { DeleteDialog } from "../../../ui/delete-dialog.tsx";

interface RevokeTokenProps {
  token: { id: string; name: string };
  onClose: () => void;
}

/** Asks before a token is revoked. */
export function RevokeToken({ token: { id, name }, onClose }: RevokeTokenProps) {
  const { t } = useTranslation("tokens");
  const [revoke] = useMutation(RevokePersonalTokenDocument, { refetchQueries: [PersonalTokensDocument], awaitRefetchQueries: true });
  return (
    <DeleteDialog
      open
      id={id}
      words={{
        title: t("revokeTitle", { name }),
        text: t("revokeText"),
        confirm: t("revoke"),
        keep: t("keep"),
        busy: t("revoking"),
        done: t("revoked"),
        failed: t("notRevoked"),
      }}
      remove={() => revoke({ variables: { id } })}
      onClose={onClose}
    />
  );
}
