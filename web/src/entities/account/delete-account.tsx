import { useMutation } from "@apollo/client/react";
import { DeleteAccountDocument } from "../../generated/graphql.ts";
import { DeleteDialog, type DeleteWords } from "../../ui/delete-dialog.tsx";

interface DeleteAccountProps {
  open: boolean;
  /** Whose account. */
  id: string;
  words: DeleteWords;
  onClose: () => void;
  /** The account is gone. */
  onDeleted: () => Promise<unknown> | void;
}

/** Asks before an account is deleted. */
export function DeleteAccount({ id, ...dialog }: DeleteAccountProps) {
  const [deleteAccount] = useMutation(DeleteAccountDocument);
  return <DeleteDialog {...dialog} id={id} remove={() => deleteAccount({ variables: { id } })} />;
}
