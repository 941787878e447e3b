import { Copy } from "lucide-react";
import { useTranslation } from "react-i18next";
import { copyText } from "../lib/copy-text.ts";
import { notify } from "../lib/notify.ts";
import { Button } from "./button.tsx";

interface CopyButtonProps {
  text: string | (() => Promise<string>);
  /** Says what is copied, where that isn't plain. */
  label?: string;
  size?: "sm" | "md";
  disabled?: boolean;
}

/** Puts a text on the clipboard, and says whether it is there. */
export function CopyButton({ text, label, size = "sm", disabled }: CopyButtonProps) {
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
    <Button size={size} icon={Copy} disabled={disabled} onClick={() => void copy()}>
      {label ?? t("copy")}
    </Button>
  );
}
