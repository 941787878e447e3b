import { useApolloClient } from "@apollo/client/react";
import type { JSONContent } from "@tiptap/core";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { countErrors, rulesBeforeReview } from "../../../entities/proof/errors-in-text.ts";
import { notify } from "../../../lib/notify.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useDelayed } from "../../../ui/use-delayed.ts";

interface Asked {
  /** The move, as its button says it. */
  label: string;
  go: () => Promise<void>;
  /** Undefined until it is known whether the company wants its texts proofread. */
  errors?: number | "looking";
}

/**
 * Stands between a person and a move of a text whose company wants it proofread: says that errors are looked for, which the person may choose
 * not to wait for, and how many there are.
 */
export function useProofQuestion(content: { readonly id: string; readonly company: { readonly id: string } }, text: JSONContent | null) {
  const { t } = useTranslation("contents");
  const client = useApolloClient();
  const [asked, setAsked] = useState<Asked>();
  /** What is still to be answered: a late answer to another one is none. */
  const open = useRef<Asked>(undefined);
  const become = (next: Asked | undefined) => {
    open.current = next;
    setAsked(next);
  };

  const ask = async (label: string, go: () => Promise<void>): Promise<void> => {
    let asking: Asked = { label, go };
    become(asking);
    const rules = text ? await rulesBeforeReview(client, content.company.id) : undefined;
    if (text && rules && open.current === asking) {
      asking = { ...asking, errors: "looking" };
      become(asking);
      const errors = await countErrors(content.id, text, rules);
      if (open.current === asking && errors) return become({ ...asking, errors });
      if (open.current === asking && errors === undefined) notify.info(t("errorsLeft.unknown"));
    }
    if (open.current !== asking) return undefined;
    become(undefined);
    return go();
  };

  const errors = asked?.errors;
  const looking = errors === "looking";
  const late = useDelayed(looking);
  const question =
    asked && errors !== undefined && (late || !looking) ? (
      <ConfirmDialog
        open
        title={<span aria-live="polite">{looking ? t("errorsLeft.looking") : t("errorsLeft.title", { count: errors })}</span>}
        text={t(looking ? "errorsLeft.lookingText" : "errorsLeft.text")}
        confirmLabel={looking ? t("errorsLeft.dontWait") : asked.label}
        cancelLabel={t("errorsLeft.back")}
        onClose={() => become(undefined)}
        onConfirm={async () => {
          // what is found from now on is no question any more
          open.current = undefined;
          await asked.go();
          setAsked(undefined);
        }}
      />
    ) : null;
  return { ask, busy: looking || (asked !== undefined && errors === undefined), question };
}
