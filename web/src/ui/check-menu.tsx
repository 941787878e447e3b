import { Menu as Parts } from "@chakra-ui/react/menu";
import { Portal } from "@chakra-ui/react/portal";
import { chakra } from "@chakra-ui/react";
import { Check } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { Icon } from "./icon.tsx";

interface CheckMenuProps<Id extends string> {
  /** The button that opens it. */
  trigger: ReactElement;
  choices: readonly { id: Id; label: string; checked: boolean }[];
  onToggle: (id: Id, checked: boolean) => void;
  /** Stands below the choices, and isn't one. */
  note?: ReactNode;
}

/** Choices of which any number may be made; it stays open while they are. */
export function CheckMenu<Id extends string>({ trigger, choices, onToggle, note }: CheckMenuProps<Id>) {
  return (
    <Parts.Root positioning={{ placement: "bottom-end" }} closeOnSelect={false}>
      <Parts.Trigger asChild>{trigger}</Parts.Trigger>
      <Portal>
        <Parts.Positioner>
          <Parts.Content>
            {choices.map(({ id, label, checked }) => (
              <Parts.CheckboxItem key={id} value={id} checked={checked} onCheckedChange={(next) => onToggle(id, next)}>
                <chakra.span display="inline-flex" w="16px" color="brand.fg">
                  {checked && <Icon as={Check} />}
                </chakra.span>
                {label}
              </Parts.CheckboxItem>
            ))}
            {note}
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  );
}
