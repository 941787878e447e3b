import { useEffect, useRef, useState } from "react";

/** Milliseconds between two things that are read out, so that one is heard to its end. */
const PAUSE_MS = 4_000;

/** Where a sentence or a line ends: . ! ? … and their Arabic kin, before a space or the next line. */
const ENDS = /[.!?؟…۔]["'»”)\]]*(?=\s)|\n/gu;

/** The length of the whole sentences at a text's beginning. */
export function wholeSentences(text: string): number {
  let end = 0;
  for (const match of text.matchAll(ENDS)) end = match.index + match[0].length;
  return end;
}

/**
 * What of a growing text is to be read out just now: whole sentences that haven't been, gathered for some seconds, never single words. What
 * is left over is read out when the text is complete; a text that began again is read from where it differs on.
 */
export function useSpokenSentences(text: string, running: boolean): string {
  const [spoken, setSpoken] = useState("");
  const current = useRef({ text, running });
  current.current = { text, running };
  const told = useRef("");

  useEffect(() => {
    const speak = () => {
      const now = current.current;
      const before = now.text.startsWith(told.current) ? told.current.length : 0;
      const end = now.running ? wholeSentences(now.text) : now.text.length;
      if (end <= before) return;
      told.current = now.text.slice(0, end);
      setSpoken(now.text.slice(before, end).trim());
    };
    if (!running) {
      if (told.current) speak();
      return undefined;
    }
    told.current = "";
    setSpoken("");
    const timer = setInterval(speak, PAUSE_MS);
    return () => clearInterval(timer);
  }, [running]);

  return spoken;
}
