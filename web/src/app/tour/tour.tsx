import { Portal } from "@chakra-ui/react/portal";
import { useEffect, useRef, useState } from "react";
import { useAuth } from "../../lib/auth/auth.ts";
import { endTour, useTour } from "../../lib/tour.ts";
import { stepsInSight } from "./tour-steps.ts";
import { TourCard } from "./tour-card.tsx";

/** Shows somebody around who has asked for it. */
export function Tour() {
  return useTour() ? <ShowingAround /> : null;
}

function ShowingAround() {
  const { user } = useAuth();
  const [steps] = useState(stepsInSight);
  const [at, setAt] = useState(0);
  const before = useRef(document.activeElement);
  const leave = useRef(() => endTour(user?.id));

  useEffect(() => {
    const { current: focused } = before;
    // The page stays in sight and can't be used meanwhile: keys and pointers are the card's.
    const page = document.querySelector<HTMLElement>("#root");
    page?.toggleAttribute("inert", true);
    return () => {
      page?.toggleAttribute("inert", false);
      const back = focused instanceof HTMLElement && focused.isConnected && focused !== document.body ? focused : undefined;
      (back ?? document.querySelector<HTMLElement>("#main"))?.focus();
    };
  }, []);
  useEffect(() => {
    if (steps.length === 0) leave.current();
  }, [steps]);

  return (
    <Portal>
      <TourCard steps={steps} at={at} onGo={setAt} onEnd={leave.current} />
    </Portal>
  );
}
