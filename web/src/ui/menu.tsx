import { Menu as Parts } from "@chakra-ui/react/menu";
import { Portal } from "@chakra-ui/react/portal";
import { Fragment, type ReactElement, type ReactNode } from "react";
import { Icon, type IconShape } from "./icon.tsx";

export interface MenuEntry {
  id: string;
  label: string;
  icon?: IconShape;
  flip?: boolean;
  onSelect: () => void;
  /** Stands last, after a rule, in red. */
  danger?: boolean;
  disabled?: boolean;
}

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  entries: readonly MenuEntry[];
  /** Stands above the entries, and isn't one. */
  heading?: ReactNode;
  /** The trigger stays where it is while the page scrolls: so does the menu then, instead of following it, late, under a hand that presses. */
  fixed?: boolean;
}

export function Menu({ trigger, entries, heading, fixed = false }: MenuProps) {
  const ordered = [...entries.filter((entry) => !entry.danger), ...entries.filter((entry) => entry.danger)];
  const firstDanger = ordered.find((entry) => entry.danger);
  return (
    <Parts.Root positioning={{ placement: "bottom-end", strategy: fixed ? "fixed" : "absolute" }}>
      <Parts.Trigger asChild>{trigger}</Parts.Trigger>
      <Portal>
        <Parts.Positioner>
          <Parts.Content>
            {heading}
            {ordered.map((entry) => (
              <Fragment key={entry.id}>
                {entry === firstDanger && ordered.length > 1 && <Parts.Separator />}
                <Parts.Item
                  value={entry.id}
                  disabled={entry.disabled ?? false}
                  // Zag selects on pointer events; a click without them (screen readers, a moved layout) has to select too.
                  {...(entry.disabled ? {} : { onClick: entry.onSelect })}
                  {...(entry.danger ? { "data-danger": "" } : {})}
                >
                  {entry.icon && <Icon as={entry.icon} {...(entry.flip ? { flip: true } : {})} />}
                  {/* of a person's words, whose direction is their own */}
                  <bdi>{entry.label}</bdi>
                </Parts.Item>
              </Fragment>
            ))}
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  );
}
