import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { contentDelivery } from "../../features/contents/content-delivery.ts";
import { authState } from "../../lib/auth/auth.ts";
import { keepSending } from "../../lib/drafts/keep-sending.ts";
import { waitingOf } from "../../lib/drafts/outbox.ts";
import { notify } from "../../lib/notify.ts";

/** Back online: sends what was saved without a network, whichever page is open, and shows what has changed meanwhile. */
export function SendWaiting() {
  const { t } = useTranslation("offline");
  const client = useApolloClient();
  useEffect(() => {
    const refresh = () => void client.refetchQueries({ include: "active" });
    addEventListener("online", refresh);
    const stop = keepSending(contentDelivery(client), () => {
      refresh();
      void waitingOf(authState().user?.id ?? "").then((left) => left.length === 0 && notify.success(t("state.sent")));
    });
    return () => {
      removeEventListener("online", refresh);
      stop();
    };
  }, [client, t]);
  return null;
}
