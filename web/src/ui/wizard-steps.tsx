import { chakra } from "@chakra-ui/react";

interface WizardStepsProps {
  /** Their names, in order. */
  steps: readonly string[];
  /** The one under way, from 0. */
  current: number;
  /** Given, the steps up to `reached` are buttons that lead there. */
  onGo?: (step: number) => void;
  reached?: number;
}

const GoTo = chakra("button", {
  base: { textAlign: "start", borderRadius: "sm", _hover: { color: "fg", textDecoration: "underline" } },
});

/** How far a wizard is. */
export function WizardSteps({ steps, current, onGo, reached = current }: WizardStepsProps) {
  return (
    <chakra.ol display="flex" gap="2" data-kept-clear>
      {steps.map((step, index) => {
        const done = index < current || (index <= reached && index !== current);
        const now = index === current;
        return (
          <chakra.li
            key={step}
            flex="1"
            minW="0"
            pt="1.5"
            css={{ "& > *": { display: "flex", alignItems: "flex-start", minH: "24px", pt: "1" } }}
            borderBlockStart="2px solid"
            borderColor={now ? "brand.solid" : done ? "fg" : "border.emphasized"}
            textStyle="caption"
            color={now ? "fg" : done ? "fg.muted" : "fg.subtle"}
            fontWeight={now ? "medium" : "normal"}
            {...(now ? { "aria-current": "step" } : {})}
          >
            {onGo && done ? (
              <GoTo type="button" onClick={() => onGo(index)}>
                {step}
              </GoTo>
            ) : (
              <span>{step}</span>
            )}
          </chakra.li>
        );
      })}
    </chakra.ol>
  );
}
