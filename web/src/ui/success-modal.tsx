import { chakra } from "@chakra-ui/react";
import { type ReactNode, useRef } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { KhatamOutline } from "./marks.tsx";

interface SuccessModalProps {
  open: boolean;
  /** "Form submitted successfully" */
  message: string;
  detail?: ReactNode;
  /** The one next step. Focus starts on it. */
  actionLabel: string;
  onAction: () => void;
  /** Esc; the same as the action, unless it is given. */
  onClose?: () => void;
}

export function SuccessModal({ open, message, detail, actionLabel, onAction, onClose }: SuccessModalProps) {
  const action = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      alert
      open={open}
      onClose={onClose ?? onAction}
      initialFocus={action}
      title={
        <chakra.span display="flex" flexDirection="column" alignItems="center" gap="3" pt="3" textAlign="center">
          <chakra.span color="brand.fg">
            <KhatamOutline width={40} height={40} strokeWidth={1} aria-hidden />
          </chakra.span>
          {message}
        </chakra.span>
      }
      description={
        detail && (
          <chakra.span display="block" textAlign="center">
            {detail}
          </chakra.span>
        )
      }
      footer={
        <Button ref={action} variant="solid" full onClick={onAction}>
          {actionLabel}
        </Button>
      }
    />
  );
}
