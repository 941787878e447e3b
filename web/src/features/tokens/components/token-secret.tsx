import { useTranslation } from "react-i18next";
import { SecretDialog } from "../../../ui/secret-dialog.tsx";

/** The token itself, this once. */
export function TokenSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { t } = useTranslation("tokens");
  const words = { title: t("secretTitle"), once: t("secretOnce"), copy: t("copy"), kept: t("copied") };
  return <SecretDialog secret={secret} words={words} onClose={onClose} />;
}
