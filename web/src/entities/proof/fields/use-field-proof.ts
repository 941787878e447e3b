import type { Finding } from "@muhtawa/text-analysis";
import { useEffect, useRef, useState } from "react";
import type { ProofProgress } from "../proof-marks.ts";
import type { Proofreader } from "../use-company-proof.ts";
import { followed, linesOf, placed } from "./field-findings.ts";

/** Milliseconds without a change until the text is looked at. */
const PAUSE_MS = 300;
/** Milliseconds until it is tried again after that failed, unless the text changes before. */
const AGAIN_MS = 10_000;

interface Found {
  /** The text that it was found in. */
  readonly text: string;
  readonly findings: readonly Finding[];
  readonly progress: ProofProgress;
}

const NOTHING: Found = { text: "", findings: [], progress: "begun" };

/** What is found in a field's text, where it stands now: looked at once nothing has changed for a moment, and followed until then. */
export function useFieldProof(text: string, proofread: Proofreader | undefined): Pick<Found, "findings" | "progress"> {
  const [found, setFound] = useState(NOTHING);
  const [failures, setFailures] = useState(0);
  const known = useRef(found);
  if (known.current.text !== text)
    known.current = { ...known.current, findings: followed(known.current.findings, known.current.text, text), text };

  useEffect(() => {
    if (!proofread) return undefined;
    let gone = false;
    const learn = (next: Found) => {
      if (gone) return;
      known.current = next;
      setFound(next);
    };
    const look = async () => {
      const lines = linesOf(text);
      try {
        const findings = lines.length === 0 ? [] : placed(lines, await proofread(lines.map(({ proofText }) => proofText)));
        learn({ text, findings, progress: "done" });
      } catch {
        learn({ ...known.current, progress: "failed" });
        if (!gone) again = setTimeout(() => setFailures((before) => before + 1), AGAIN_MS);
      }
    };
    let again: ReturnType<typeof setTimeout> | undefined;
    const timer = setTimeout(() => void look(), PAUSE_MS);
    return () => {
      gone = true;
      clearTimeout(timer);
      clearTimeout(again);
    };
  }, [failures, proofread, text]);

  return known.current;
}
