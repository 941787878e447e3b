import { chakra } from "@chakra-ui/react";
import { Menu as Parts } from "@chakra-ui/react/menu";
import { Portal } from "@chakra-ui/react/portal";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { useOnline } from "../../lib/use-online.ts";
import { Icon } from "../../ui/icon.tsx";
import { AI_ACTIONS, type AiAction } from "./ai-actions.ts";

interface AiMenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Those that stand elsewhere already. */
  without?: readonly AiAction["id"][];
  /** There is nothing to work on. */
  blank?: boolean;
  onOpen?: (open: boolean) => void;
  onChoose: (action: AiAction) => void;
}

/** What the AI can do with the chosen part of the text. */
export function AiMenu({ trigger, without = [], blank, onOpen, onChoose }: AiMenuProps) {
  const { t } = useTranslation("editor");
  const online = useOnline();
  const disabled = !online || (blank ?? false);
  return (
    <Parts.Root onOpenChange={(change) => onOpen?.(change.open)} positioning={{ placement: "bottom-end" }}>
      <Parts.Trigger asChild>{trigger}</Parts.Trigger>
      <Portal>
        <Parts.Positioner>
          <Parts.Content aria-label={t("ai.menu")}>
            {(!online || blank) && (
              <chakra.p px="2" py="1.5" maxW="240px" textStyle="caption" color="fg.muted">
                {t(online ? "ai.blank" : "ai.offline")}
              </chakra.p>
            )}
            {AI_ACTIONS.filter(({ id }) => !without.includes(id)).map((action) => (
              <Parts.Item key={action.id} value={action.id} disabled={disabled} {...(disabled ? {} : { onClick: () => onChoose(action) })}>
                <Icon as={action.icon} {...(action.flip ? { flip: true } : {})} />
                {t(`ai.actions.${action.id}`)}
              </Parts.Item>
            ))}
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  );
}
