import type { Editor } from "@tiptap/core";
import { type RefObject, useId } from "react";
import { FindingCard } from "../proof/finding-card.tsx";
import type { Current } from "../proof/proof-marks.ts";
import { CardBeside } from "./card-beside.tsx";
import type { Proof } from "./use-proof.ts";

interface ProofCardProps {
  editor: Editor;
  sheet: RefObject<HTMLElement | null>;
  proof: Proof;
  current: Current;
}

/** Beside a finding: its rule, what to write instead, and how to be told of it no more. */
export function ProofCard({ editor, sheet, proof, current }: ProofCardProps) {
  const ids = { title: useId(), reason: useId() };
  return (
    <CardBeside
      editor={editor}
      sheet={sheet}
      current={current}
      ids={{ title: ids.title, description: ids.reason }}
      walkKey="F8"
      onWalk={proof.walk}
      onClose={proof.close}
    >
      <FindingCard
        ids={ids}
        finding={current.finding}
        text={current.text}
        onTake={(suggestion) => proof.take(current, suggestion)}
        onIgnore={() => proof.ignore(current)}
        onAdd={proof.add && (() => void proof.add?.(current))}
        onClose={proof.close}
      />
    </CardBeside>
  );
}
