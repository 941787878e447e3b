import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ModelConnectionFieldsFragment } from "../../generated/graphql.ts";
import { useAuth } from "../../lib/auth/auth.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Note } from "../../ui/note.tsx";
import { ConnectForm } from "./connect-form.tsx";

/** For admins, while no model draws: what stands in its place, and for super admins how one is connected. */
export function ConnectImages({ connection }: { connection: ModelConnectionFieldsFragment }) {
  const { t } = useTranslation("generation");
  const { user } = useAuth();
  const [open, setOpen] = useState(false);
  const mayConnect = user?.role === "SUPER_ADMIN";
  return (
    <Card title={t("connect.titles.IMAGES")}>
      <chakra.div display="flex" flexDirection="column" alignItems="stretch" gap="4" textStyle="small">
        <p>{t("connect.withoutImages")}</p>
        {!mayConnect && <Note>{t("connect.operatorOnly")}</Note>}
        {mayConnect && open && <ConnectForm connection={connection} onDone={() => setOpen(false)} />}
        {mayConnect && !open && (
          <span>
            <Button size="sm" onClick={() => setOpen(true)}>
              {t("connect.titles.IMAGES")}
            </Button>
          </span>
        )}
      </chakra.div>
    </Card>
  );
}
