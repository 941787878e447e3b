import { chakra } from "@chakra-ui/react";
import { type ComponentProps, type FocusEvent, type ReactNode, useState } from "react";
import { Link, type LinkProps } from "react-router";
import { buttonRecipe } from "./button-recipe.ts";
import { Icon, type IconShape } from "./icon.tsx";
import { Spinner } from "./spinner.tsx";

const Base = chakra("button", buttonRecipe);
const LinkBase = chakra(Link, buttonRecipe);
const AnchorBase = chakra("a", buttonRecipe);

export type ButtonVariant = "solid" | "outline" | "ghost" | "ai" | "danger" | "dangerSolid";
export type ButtonSize = "sm" | "md" | "lg";

interface Look {
  /** solid: the one primary action of a view. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  full?: boolean;
  /** For an icon alone; give it an aria-label. */
  square?: boolean;
  icon?: IconShape;
  /** Mirrors the icons where text runs right to left. */
  flip?: boolean;
  iconEnd?: IconShape;
}

type NativeButton = Omit<ComponentProps<"button">, "color">;

export interface ButtonProps extends Look, NativeButton {
  /** Work is under way: a spinner stands at the start and clicks do nothing. */
  busy?: boolean;
  /** Says what is being done, "Saving"; the button keeps at least its width. */
  busyLabel?: string;
}

/** A click does nothing, and neither does Enter in a field of the same form. */
const INERT = { onClick: (event: { preventDefault: () => void }) => event.preventDefault() } as const;
const WORKING = { "aria-busy": true, ...INERT } as const;

/**
 * A button that can't be used any more after it was pressed keeps the focus, until the person moves on: disabled by the browser's means, it
 * would lose it to the top of the page.
 */
function useUsable({ onFocus, onBlur }: Pick<NativeButton, "onFocus" | "onBlur">, disabled: boolean | undefined) {
  const [focused, setFocused] = useState(false);
  return {
    ...(disabled && focused ? { "aria-disabled": true, ...INERT } : { disabled }),
    onFocus: (event: FocusEvent<HTMLButtonElement>) => {
      setFocused(true);
      onFocus?.(event);
    },
    onBlur: (event: FocusEvent<HTMLButtonElement>) => {
      setFocused(false);
      onBlur?.(event);
    },
  };
}

function Content({ icon, iconEnd, flip, busy, children }: Look & { busy?: boolean | undefined; children?: ReactNode }) {
  return (
    <>
      {busy ? <Spinner /> : icon && <Icon as={icon} {...(flip ? { flip } : {})} />}
      {children}
      {iconEnd && !busy && <Icon as={iconEnd} {...(flip ? { flip } : {})} />}
    </>
  );
}

export function Button({ icon, iconEnd, flip, busy, busyLabel, children, disabled, onClick, type = "button", ...rest }: ButtonProps) {
  const usable = useUsable(rest, disabled);
  return (
    <Base type={type} {...(busy ? WORKING : { onClick })} {...rest} {...usable}>
      <Content icon={icon} iconEnd={iconEnd} flip={flip} busy={busy}>
        {busy && busyLabel ? busyLabel : children}
      </Content>
    </Base>
  );
}

/** A link within the application that looks like a button. */
export function LinkButton({ icon, iconEnd, flip, children, ...rest }: Look & Omit<LinkProps, "color">) {
  return (
    <LinkBase {...rest}>
      <Content icon={icon} iconEnd={iconEnd} flip={flip}>
        {children}
      </Content>
    </LinkBase>
  );
}

/** A link that leaves the application, or to a place on the page, and looks like a button. */
export function AnchorButton({ icon, iconEnd, flip, children, ...rest }: Look & Omit<ComponentProps<"a">, "color">) {
  return (
    <AnchorBase {...rest}>
      <Content icon={icon} iconEnd={iconEnd} flip={flip}>
        {children}
      </Content>
    </AnchorBase>
  );
}

export interface IconButtonProps extends Omit<ButtonProps, "icon" | "iconEnd" | "children"> {
  icon: IconShape;
  /** What it does: its accessible name and its tooltip. */
  label: string;
}

export function IconButton({
  icon,
  label,
  flip,
  busy,
  variant = "ghost",
  size = "sm",
  disabled,
  onClick,
  type = "button",
  ...rest
}: IconButtonProps) {
  const usable = useUsable(rest, disabled);
  return (
    <Base
      type={type}
      aria-label={label}
      title={label}
      square
      variant={variant}
      size={size}
      {...(busy ? WORKING : { onClick })}
      {...rest}
      {...usable}
    >
      {busy ? <Spinner /> : <Icon as={icon} {...(flip ? { flip } : {})} />}
    </Base>
  );
}
