import { Copy } from "lucide-react";
import { useTranslation } from "react-i18next";
import { copyText } from "../lib/copy-text.ts";
import { notify } from "../lib/notify.ts";
import { Button } from "./button.tsx";

/** Puts a text on the clipboard, and says whether it is there. */
export function CopyButton({ text, disabled }: { text: string | (() => Promise<string>); disabled?: boolean }) {
  const { t } = useTranslation("generation");
  const copy = async () => {
    try {
      await copyText(typeof text === "string" ? text : await text());
      notify.success(t("common:copied"));
    } catch {
      notify.error(t("common:copyFailed"));
    }
  };
  return (
    <Button size="sm" icon={Copy} disabled={disabled} onClick={() => void copy()}>
      {t("copy")}
    </Button>
  );
}
