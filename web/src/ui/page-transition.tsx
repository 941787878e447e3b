import { Global } from "@emotion/react";
import { type ReactElement, ViewTransition } from "react";
import { useLocation } from "react-router";

/** Out, then in: the old page fades, the new one rises 4 px as it appears. */
const PAGE_TRANSITION = `
::view-transition-old(root), ::view-transition-new(root) { animation: none; mix-blend-mode: normal; }
::view-transition-group(page) { animation: none; }
::view-transition-image-pair(page) { isolation: auto; }
::view-transition-old(page) { animation: page-out 80ms cubic-bezier(.6,0,.8,.3) both; mix-blend-mode: normal; }
::view-transition-new(page) { animation: page-in 120ms 80ms cubic-bezier(.2,.7,.2,1) both; mix-blend-mode: normal; }
@keyframes page-out { to { opacity: 0; } }
@keyframes page-in { from { opacity: 0; transform: translateY(4px); } }
`;

interface PageTransitionProps {
  /** One element that takes up the page's place: what has no box of its own can't be seen going. */
  children: ReactElement;
}

/** The transition named `page`, between pages whose paths differ. */
export function PageTransition({ children }: PageTransitionProps) {
  const { pathname } = useLocation();
  return (
    <>
      <Global styles={PAGE_TRANSITION} />
      <ViewTransition key={pathname} name="page" default="none" share="auto">
        {children}
      </ViewTransition>
    </>
  );
}
