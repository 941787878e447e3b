import { useMutation } from "@apollo/client/react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import {
  type ContactCardFragment,
  ContactsDocument,
  type ContactStage,
  ContactStagesDocument,
  UpdateContactDocument,
} from "../../generated/graphql.ts";
import { reportFailure } from "../../lib/http/report-failure.ts";

/** A contact on its way to another column. */
export interface Move {
  contact: ContactCardFragment;
  to: ContactStage;
}

/** Moves contacts on: they stand in the new column at once, and in the old one again when it couldn't be kept. */
export function useStageMoves() {
  const { t } = useTranslation("crm");
  const [moves, setMoves] = useState<readonly Move[]>([]);
  const [said, setSaid] = useState("");
  const [update] = useMutation(UpdateContactDocument, {
    refetchQueries: [ContactsDocument, ContactStagesDocument],
    awaitRefetchQueries: true,
  });

  /** Where each contact on its way was wanted last. */
  const wanted = useRef(new Map<string, ContactStage>());

  const move = async (contact: ContactCardFragment, to: ContactStage) => {
    const { id, name } = contact;
    const onItsWay = wanted.current.has(id);
    if (!onItsWay && contact.stage === to) return;
    wanted.current.set(id, to);
    setMoves((current) => [...current.filter((one) => one.contact.id !== id), { contact, to }]);
    setSaid(t("moved", { name, stage: t(`stages.${to}`) }));
    if (onItsWay) return;
    try {
      for (let stage = contact.stage, next = to; next !== stage; next = wanted.current.get(id) ?? stage) {
        // oxlint-disable-next-line no-await-in-loop -- the service takes them in this order
        await update({ variables: { id, stage: next } });
        stage = next;
      }
    } catch (error) {
      setSaid("");
      reportFailure(error, t("notMoved", { name }));
    } finally {
      wanted.current.delete(id);
      setMoves((current) => current.filter((one) => one.contact.id !== id));
    }
  };
  return { moves, move, said };
}
