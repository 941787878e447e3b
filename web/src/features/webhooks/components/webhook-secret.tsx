import { useTranslation } from "react-i18next";
import { SecretDialog } from "../../../ui/secret-dialog.tsx";

/** What deliveries are signed with, this once. */
export function WebhookSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { t } = useTranslation("webhooks");
  const words = { title: t("secretTitle"), once: t("secretOnce"), copy: t("copy"), kept: t("copied") };
  return <SecretDialog secret={secret} words={words} onClose={onClose} />;
}
