import { chakra } from "@chakra-ui/react";
import { ArrowLeft, ArrowRight, X } from "lucide-react";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, IconButton } from "../../ui/button.tsx";
import { elementOf, type TourStep } from "./tour-steps.ts";

const WIDTH = 340;
/** Between the card, what it points at and the edge of the window. */
const GAP = 12;

interface Place {
  ring: { top: number; start: number; width: number; height: number };
  card: { top: number; start: number };
}

/** In logical directions: `start` is counted from where lines begin. */
function placeAt(element: HTMLElement, height: number): Place {
  const { top, bottom, left, right, width, height: tall } = element.getBoundingClientRect();
  const { innerWidth, innerHeight } = window;
  const start = document.documentElement.dir === "rtl" ? innerWidth - right : left;
  const below = bottom + GAP;
  return {
    ring: { top: top - 4, start: start - 4, width: width + 8, height: tall + 8 },
    card: {
      top: below + height <= innerHeight - GAP ? below : Math.max(GAP, top - GAP - height),
      start: Math.max(GAP, Math.min(start, innerWidth - Math.min(WIDTH, innerWidth - 2 * GAP) - GAP)),
    },
  };
}

interface TourCardProps {
  steps: readonly TourStep[];
  at: number;
  onGo: (at: number) => void;
  onEnd: () => void;
}

/** One step of the tour beside what it is about, with a ring around that. */
export function TourCard({ steps, at, onGo, onEnd }: TourCardProps) {
  const { t } = useTranslation();
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const onward = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState<Place>();
  const step = steps[at];

  useLayoutEffect(() => {
    if (!step) return undefined;
    // Looked for anew: at another width another element stands for it.
    const settle = () => {
      const element = elementOf(step);
      if (element) setPlace(placeAt(element, card.current?.offsetHeight ?? 0));
    };
    settle();
    addEventListener("resize", settle);
    addEventListener("scroll", settle, true);
    return () => {
      removeEventListener("resize", settle);
      removeEventListener("scroll", settle, true);
    };
  }, [step]);
  const placed = place !== undefined;
  // What is hidden can't take the focus.
  useEffect(() => {
    if (placed) onward.current?.focus();
  }, [at, placed]);

  // A menu that closes after the first step has come gives the focus to its button, which can't have it now.
  useEffect(() => {
    const keep = () =>
      requestAnimationFrame(() => {
        if (!card.current?.contains(document.activeElement)) onward.current?.focus();
      });
    addEventListener("focusout", keep);
    return () => removeEventListener("focusout", keep);
  }, []);
  // Wherever the focus is.
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      onEnd();
    };
    addEventListener("keydown", leave, true);
    return () => removeEventListener("keydown", leave, true);
  }, [onEnd]);

  if (!step) return null;
  const last = at === steps.length - 1;
  return (
    <>
      {place && (
        <chakra.div
          aria-hidden
          position="fixed"
          zIndex="dialog"
          pointerEvents="none"
          border="2px solid"
          borderColor="brand.solid"
          borderRadius="md"
          style={{
            insetBlockStart: place.ring.top,
            insetInlineStart: place.ring.start,
            inlineSize: place.ring.width,
            blockSize: place.ring.height,
            boxShadow: "0 0 0 200vmax rgb(0 0 0 / 0.45)",
          }}
          css={{ "@media (prefers-reduced-motion: no-preference)": { transition: "all {durations.slow} {easings.out}" } }}
        />
      )}
      <chakra.div
        ref={card}
        role="dialog"
        aria-modal
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        position="fixed"
        zIndex="dialog"
        w={`min(${WIDTH}px, calc(100vw - ${2 * GAP}px))`}
        p="4"
        display="flex"
        flexDirection="column"
        gap="3"
        bg="bg.panel"
        border="1px solid"
        borderColor="border"
        borderRadius="lg"
        boxShadow="lg"
        style={{ insetBlockStart: place?.card.top, insetInlineStart: place?.card.start, visibility: place ? "visible" : "hidden" }}
      >
        <chakra.div display="flex" alignItems="flex-start" gap="2">
          <chakra.h2 id={`${id}-title`} textStyle="h3" flex="1">
            {t(`tour.steps.${step.id}.title`)}
          </chakra.h2>
          <IconButton icon={X} label={t("tour.leave")} onClick={onEnd} />
        </chakra.div>
        <chakra.p id={`${id}-text`} textStyle="small" color="fg.muted">
          {t(`tour.steps.${step.id}.text`)}
        </chakra.p>
        <chakra.div display="flex" alignItems="center" gap="2">
          <chakra.span textStyle="caption" color="fg.subtle" flex="1">
            {t("tour.place", { at: at + 1, count: steps.length })}
          </chakra.span>
          {at > 0 && (
            <Button size="sm" icon={ArrowLeft} flip onClick={() => onGo(at - 1)}>
              {t("goBack")}
            </Button>
          )}
          <Button
            ref={onward}
            size="sm"
            variant="solid"
            {...(last ? {} : { iconEnd: ArrowRight, flip: true })}
            onClick={() => (last ? onEnd() : onGo(at + 1))}
          >
            {t(last ? "tour.end" : "tour.next")}
          </Button>
        </chakra.div>
      </chakra.div>
    </>
  );
}
