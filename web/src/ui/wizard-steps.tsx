import { chakra } from "@chakra-ui/react";

interface WizardStepsProps {
  /** Their names, in order. */
  steps: readonly string[];
  /** The one under way, from 0. */
  current: number;
}

/** How far a wizard is. */
export function WizardSteps({ steps, current }: WizardStepsProps) {
  return (
    <chakra.ol display="flex" gap="2">
      {steps.map((step, index) => {
        const done = index < current;
        const now = index === current;
        return (
          <chakra.li
            key={step}
            flex="1"
            minW="0"
            pt="2.5"
            borderBlockStart="2px solid"
            borderColor={now ? "brand.solid" : done ? "fg" : "border.emphasized"}
            textStyle="caption"
            color={now ? "fg" : done ? "fg.muted" : "fg.subtle"}
            fontWeight={now ? "medium" : "normal"}
            {...(now ? { "aria-current": "step" } : {})}
          >
            {step}
          </chakra.li>
        );
      })}
    </chakra.ol>
  );
}
