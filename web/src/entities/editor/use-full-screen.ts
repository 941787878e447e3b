import { type RefObject, useEffect, useState } from "react";

/** The editor may fill the window below the page's top bar, and the screen where the browser lets it. */
export function useFullScreen(frame: RefObject<HTMLElement | null>) {
  const [full, setFull] = useState(false);

  useEffect(() => {
    if (!full) return undefined;
    const { documentElement } = document;
    let isLeft = false;
    const leaveScreen = () => document.fullscreenElement && void document.exitFullscreen().catch(() => undefined);
    // Refused, or not there on some phones: then it fills the window alone.
    void documentElement.requestFullscreen?.().then(
      () => isLeft && leaveScreen(),
      () => undefined,
    );
    // What is covered can't be reached by the keyboard.
    const covered: HTMLElement[] = [];
    for (let element = frame.current; element && element.tagName !== "MAIN"; element = element.parentElement)
      for (const sibling of element.parentElement?.children ?? [])
        if (sibling !== element && sibling instanceof HTMLElement && !sibling.inert) covered.push(sibling);
    for (const element of covered) element.inert = true;
    const left = () => !document.fullscreenElement && setFull(false);
    document.addEventListener("fullscreenchange", left);
    return () => {
      document.removeEventListener("fullscreenchange", left);
      for (const element of covered) element.inert = false;
      isLeft = true;
      leaveScreen();
    };
  }, [full, frame]);

  return { full, toggle: () => setFull((now) => !now), leave: () => setFull(false) };
}
