import { useMutation } from "@apollo/client/react";
import { useState } from "react";
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

  const move = async (contact: ContactCardFragment, to: ContactStage) => {
    if (contact.stage === to || moves.some((one) => one.contact.id === contact.id)) return;
    setMoves((current) => [...current, { contact, to }]);
    setSaid(t("moved", { name: contact.name, stage: t(`stages.${to}`) }));
    try {
      await update({ variables: { id: contact.id, stage: to } });
    } catch (error) {
      setSaid("");
      reportFailure(error, t("notMoved", { name: contact.name }));
    } finally {
      setMoves((current) => current.filter((one) => one.contact.id !== contact.id));
    }
  };
  return { moves, move, said };
}
