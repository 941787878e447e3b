import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import type { ModelConnectionFieldsFragment } from "../../generated/graphql.ts";
import { useAuth } from "../../lib/auth/auth.ts";
import { Card } from "../../ui/card.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Note } from "../../ui/note.tsx";
import { ConnectForm } from "./connect-form.tsx";

/** Settings of the processes `ai`, as an `.env` file has them; a key is typed in there, and nowhere else. */
const SETTINGS = [
  { id: "local", settings: "AI_BASE_URL=http://localhost:11434/v1\nAI_MODEL=llama3.2" },
  { id: "openai", settings: "AI_API_KEY=…\nAI_MODEL=gpt-4.1-mini" },
  { id: "compatible", settings: "AI_BASE_URL=https://openrouter.ai/api/v1\nAI_API_KEY=…\nAI_MODEL=…" },
] as const;

/** For admins, while no model is connected: what is different without one, and how one is connected, which is a super admin's to do. */
export function ConnectModel({ connection }: { connection: ModelConnectionFieldsFragment }) {
  const { t } = useTranslation("generation");
  const { user } = useAuth();
  return (
    <Card title={t("connect.titles.TEXT")}>
      <chakra.div display="flex" flexDirection="column" gap="4" textStyle="small">
        <p>{t("connect.without")}</p>
        {user?.role === "SUPER_ADMIN" ? <ConnectForm connection={connection} /> : <Note>{t("connect.operatorOnly")}</Note>}
        <chakra.details>
          <chakra.summary cursor="pointer" fontWeight="medium">
            {t("connect.byEnvironment")}
          </chakra.summary>
          <chakra.div display="flex" flexDirection="column" gap="4" mt="3">
            <chakra.ol ps="5" m="0" display="flex" flexDirection="column" gap="4">
              {SETTINGS.map(({ id, settings }) => (
                <li key={id}>
                  <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="2" mb="1">
                    <chakra.span fontWeight="medium">{t(`connect.ways.${id}`)}</chakra.span>
                    <CopyButton text={settings} label={t("connect.copy")} />
                  </chakra.div>
                  <chakra.pre dir="ltr" bg="bg.subtle" borderRadius="md" p="3" overflowX="auto" textAlign="start" tabIndex={0}>
                    {settings}
                  </chakra.pre>
                </li>
              ))}
            </chakra.ol>
            <p>{t("connect.then")}</p>
          </chakra.div>
        </chakra.details>
      </chakra.div>
    </Card>
  );
}
