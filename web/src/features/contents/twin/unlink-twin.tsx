import { useTranslation } from "react-i18next";
import { wasReported } from "../../../lib/http/problem.ts";
import { notify } from "../../../lib/notify.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useTwinLink } from "./use-twin-link.ts";

interface UnlinkTwinProps {
  contentId: string;
  twin: { readonly id: string; readonly title: string };
  onClose: () => void;
}

/** Asks before two twins are parted. */
export function UnlinkTwin({ contentId, twin, onClose }: UnlinkTwinProps) {
  const { t } = useTranslation("contents");
  const { unlink } = useTwinLink(contentId);
  const part = async () => {
    try {
      await unlink(twin.id);
      notify.success(t("twin.unlinking.done"));
      onClose();
      return undefined;
    } catch (error) {
      return wasReported(error) ? undefined : t("twin.unlinking.notDone");
    }
  };
  return (
    <ConfirmDialog
      open
      danger
      title={t("twin.unlinking.title", { title: twin.title })}
      text={t("twin.unlinking.text")}
      confirmLabel={t("twin.unlinking.confirm")}
      cancelLabel={t("twin.unlinking.keep")}
      busyLabel={t("twin.unlinking.busy")}
      onConfirm={part}
      onClose={onClose}
    />
  );
}
