import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { TwinPairInput } from "../../../generated/graphql.ts";
import { Button } from "../../../ui/button.tsx";
import { Note } from "../../../ui/note.tsx";
import type { PairedRow } from "./use-twin.ts";

interface TwinGuessesProps {
  rows: readonly PairedRow[];
  /** Undefined where nothing can be said now. */
  onConfirm: ((pairs: readonly TwinPairInput[]) => void) | undefined;
}

/** How many pairs are a guess, and a button for who has looked at all of them. What was changed since is confirmed by itself only. */
export function TwinGuesses({ rows, onConfirm }: TwinGuessesProps) {
  const { t } = useTranslation("contents");
  const count = rows.filter(({ guessed }) => guessed).length;
  const pairs = rows.flatMap(({ own, other, state, guessed }) =>
    guessed && state === "IN_STEP" && own && other ? [{ own: own.key, other: other.key }] : [],
  );
  if (count === 0) return null;
  return (
    <Note
      tone="neutral"
      action={
        pairs.length > 1 && (
          <Button size="sm" icon={Check} disabled={!onConfirm} onClick={() => onConfirm?.(pairs)}>
            {t("twin.guess.confirm", { count: pairs.length })}
          </Button>
        )
      }
    >
      {t("twin.guess.count", { count })}
    </Note>
  );
}
