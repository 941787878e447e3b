import { chakra } from "@chakra-ui/react";
import { CircleAlert, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Icon, type IconShape } from "./icon.tsx";

export type NoteTone = "neutral" | "info" | "warning" | "danger";

const LOOKS: Record<NoteTone, { shape: IconShape; box: object; icon: string }> = {
  neutral: { shape: Info, box: { bg: "bg.subtle", borderColor: "border" }, icon: "fg.subtle" },
  info: { shape: Info, box: { bg: "info.subtle", borderColor: "info.border" }, icon: "info.fg" },
  warning: { shape: TriangleAlert, box: { bg: "warning.subtle", borderColor: "warning.border" }, icon: "warning.fg" },
  danger: { shape: CircleAlert, box: { bg: "danger.subtle", borderColor: "danger.border" }, icon: "danger.fg" },
};

interface NoteProps {
  tone?: NoteTone;
  icon?: IconShape;
  children: ReactNode;
  /** At the end: what can be done about it. */
  action?: ReactNode;
  /** Read out as soon as it appears. */
  alert?: boolean;
}

export function Note({ tone = "neutral", icon, children, action, alert }: NoteProps) {
  const look = LOOKS[tone];
  return (
    <chakra.div
      {...(alert ? { role: "alert" } : {})}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
      p="3"
      border="1px solid"
      borderRadius="md"
      textStyle="small"
      {...look.box}
    >
      <Icon as={icon ?? look.shape} color={look.icon} />
      <chakra.div flex="1" minW="180px">
        {children}
      </chakra.div>
      {action}
    </chakra.div>
  );
}
