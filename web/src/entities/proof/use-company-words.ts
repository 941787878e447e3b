import { useMutation } from "@apollo/client/react";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { SetCompanyWordsDocument } from "../../generated/graphql.ts";
import { wasReported } from "../../lib/http/problem.ts";
import { notify } from "../../lib/notify.ts";

/** Adds to the words that a company writes its own way, and takes from them; resolves to whether that was done. */
export function useCompanyWords(companyId: string): (change: { add?: string; remove?: string }) => Promise<boolean> {
  const { t } = useTranslation("editor");
  const [set] = useMutation(SetCompanyWordsDocument);
  return useCallback(
    async ({ add, remove }) => {
      try {
        await set({
          variables: { companyId, add: add === undefined ? [] : [add], remove: remove === undefined ? [] : [remove] },
          update: (cache, { data }) => {
            const words = data?.setCompanyWords.words;
            if (words) cache.modify({ id: cache.identify({ __typename: "Company", id: companyId }), fields: { words: () => words } });
          },
        });
        return true;
      } catch (error) {
        if (!wasReported(error)) notify.error(t("proof.wordsFailed"));
        return false;
      }
    },
    [companyId, set, t],
  );
}
