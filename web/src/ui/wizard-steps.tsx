import { chakra } from "@chakra-ui/react";

interface WizardStepsProps {
  steps: readonly string[];
  /** Counts from 0. */
  current: number;
}

/** Where one stands in a form of several steps: done in ink, the current one in the accent. */
export function WizardSteps({ steps, current }: WizardStepsProps) {
  return (
    <chakra.ol display="flex" gap="2" listStyleType="none" p="0" m="0">
      {steps.map((step, index) => (
        <chakra.li
          key={step}
          flex="1"
          pt="2.5"
          borderBlockStartWidth="2px"
          borderBlockStartStyle="solid"
          borderColor={index < current ? "fg" : index === current ? "brand.solid" : "border.emphasized"}
          textStyle="caption"
          color={index < current ? "fg.muted" : index === current ? "fg" : "fg.subtle"}
          fontWeight={index === current ? "medium" : "normal"}
          {...(index === current ? { "aria-current": "step" as const } : {})}
        >
          {step}
        </chakra.li>
      ))}
    </chakra.ol>
  );
}
