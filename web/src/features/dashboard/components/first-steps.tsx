import { chakra } from "@chakra-ui/react";
import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { FirstStep } from "../use-first-steps.ts";

interface FirstStepsProps {
  steps: readonly FirstStep[];
  onPutAway: () => void;
  /** For who hasn't been shown around yet. */
  onShowAround?: (() => void) | undefined;
}

/** What leads from a new account to a first finished content, ticked by what there is. */
export function FirstSteps({ steps, onPutAway, onShowAround }: FirstStepsProps) {
  const { t } = useTranslation("dashboard");
  const done = steps.filter((step) => step.done).length;
  const ended = done === steps.length;
  const next = steps.find((step) => !step.done);
  return (
    <Card
      title={t(ended ? "firstSteps.ended" : "firstSteps.title")}
      flush
      action={
        <>
          {onShowAround && (
            <Button variant="ghost" size="sm" onClick={onShowAround}>
              {t("common:tour.start")}
            </Button>
          )}
          <Button variant="ghost" size="sm" onClick={onPutAway}>
            {t(ended ? "firstSteps.close" : "firstSteps.putAway")}
          </Button>
        </>
      }
    >
      <chakra.div px="4" pt="3" pb="1" display="flex" flexDirection="column" gap="2">
        <chakra.p textStyle="small" color="fg.muted">
          {ended ? t("firstSteps.endedText") : t("firstSteps.progress", { done, count: steps.length })}
        </chakra.p>
        <chakra.div aria-hidden display="flex" gap="1">
          {steps.map((step) => (
            <chakra.span key={step.id} flex="1" h="4px" borderRadius="full" bg={step.done ? "success.solid" : "bg.emphasized"} />
          ))}
        </chakra.div>
      </chakra.div>
      <chakra.ol listStyleType="none" m="0" p="0">
        {steps.map((step, index) => (
          <StepRow key={step.id} step={step} number={index + 1} current={step === next} />
        ))}
      </chakra.ol>
    </Card>
  );
}

function StepRow({ step, number, current }: { step: FirstStep; number: number; current: boolean }) {
  const { t } = useTranslation("dashboard");
  return (
    <chakra.li
      {...(current ? { "aria-current": "step" } : {})}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      rowGap="2"
      px="4"
      py="3"
      css={{ "& + &": { borderBlockStart: "1px solid {colors.border.muted}" } }}
    >
      <Place done={step.done} current={current} number={number} />
      <chakra.div flex="1 1 180px" minW="0">
        <chakra.p textStyle="label" color={step.done ? "fg.subtle" : "fg"}>
          {t(`firstSteps.${step.id}.title`)}
          {step.done && <chakra.span srOnly> {t("firstSteps.done")}</chakra.span>}
        </chakra.p>
        {!step.done && (
          <chakra.p textStyle="small" color="fg.subtle">
            {t(`firstSteps.${step.id}.text`)}
          </chakra.p>
        )}
      </chakra.div>
      {!step.done && step.to && (
        // The page's own primary action comes with the first company.
        <LinkButton to={step.to} size="sm" variant={step.id === "brand" ? "solid" : current ? "outline" : "ghost"}>
          {t(`firstSteps.${step.id}.action`)}
        </LinkButton>
      )}
    </chakra.li>
  );
}

function Place({ done, current, number }: { done: boolean; current: boolean; number: number }) {
  return (
    <chakra.span
      aria-hidden
      display="grid"
      placeItems="center"
      flex="none"
      boxSize="24px"
      borderRadius="full"
      border="1px solid"
      borderColor={done ? "success.border" : current ? "brand.border" : "border"}
      bg={done ? "success.subtle" : current ? "brand.subtle" : "transparent"}
      color={done ? "success.fg" : current ? "brand.fg" : "fg.subtle"}
      textStyle="caption"
      fontVariantNumeric="tabular-nums"
    >
      {done ? <Icon as={Check} size="s" /> : number}
    </chakra.span>
  );
}
