import { chakra } from "@chakra-ui/react";
import { Dialog as Parts } from "@chakra-ui/react/dialog";
import { Portal } from "@chakra-ui/react/portal";
import { X } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "./button.tsx";

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons, the safe one first. */
  footer?: ReactNode;
  /** Work is under way: Esc and a click outside do nothing. */
  busy?: boolean;
  size?: "md" | "lg";
  /** A question that must be answered: no cross, no click outside. */
  alert?: boolean;
  initialFocus?: RefObject<HTMLElement | null>;
}

export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, children, footer, busy, size = "md", alert, initialFocus } = props;
  const { t } = useTranslation();
  return (
    <Parts.Root
      open={open}
      onOpenChange={(change) => !change.open && !busy && onClose()}
      closeOnEscape={!busy}
      closeOnInteractOutside={!busy && !alert}
      role={alert ? "alertdialog" : "dialog"}
      lazyMount
      unmountOnExit
      {...({ size } as object)}
      {...(initialFocus ? { initialFocusEl: () => initialFocus.current } : {})}
    >
      <Portal>
        <Parts.Backdrop />
        <Parts.Positioner>
          <Parts.Content aria-busy={busy}>
            <Parts.Header pe={alert ? "0" : "8"}>
              <Parts.Title>{title}</Parts.Title>
              {description && <Parts.Description>{description}</Parts.Description>}
            </Parts.Header>
            {children && <chakra.div>{children}</chakra.div>}
            {footer && <Parts.Footer>{footer}</Parts.Footer>}
            {!alert && (
              <chakra.span position="absolute" insetBlockStart="3" insetInlineEnd="3">
                <IconButton icon={X} label={t("close")} onClick={onClose} disabled={busy} />
              </chakra.span>
            )}
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  );
}
