import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SaveContentPicturesDocument } from "../../../generated/graphql.ts";
import { formatList } from "../../../lib/format.ts";
import { notify } from "../../../lib/notify.ts";
import type { BodyContent } from "../body-content.ts";

/** The pictures of a content: every change of which or in what order is saved at once. */
export function usePictures(content: BodyContent, onReload: () => Promise<unknown>) {
  const { t } = useTranslation("contents");
  const [savePictures] = useMutation(SaveContentPicturesDocument);
  const [busy, setBusy] = useState(false);
  const ids = content.pictures.map(({ id }) => id);

  const save = async (pictureIds: string[]) => {
    setBusy(true);
    try {
      const variables = { id: content.id, pictureIds, expectedVersion: content.partVersions.pictures };
      const { data } = await savePictures({ variables });
      // what stands in the text goes with the content for as long as it does
      const stay = data?.saveContentBody.content.pictures.filter(({ id }) => !pictureIds.includes(id)) ?? [];
      if (stay.length > 0) notify.info(t("pictures.inText", { name: formatList(stay.map(({ name }) => name)) }));
      else notify.success(t("dataUpdated"));
    } catch {
      // Somebody else's order may be the stored one now: it is shown, and the person has been told why.
      await onReload().catch(() => undefined);
    } finally {
      setBusy(false);
    }
  };

  return {
    busy,
    add: (added: readonly string[]) => save([...ids, ...added]),
    remove: (id: string) => save(ids.filter((known) => known !== id)),
    move: (id: string, step: -1 | 1) => {
      const from = ids.indexOf(id);
      return save(ids.toSpliced(from, 1).toSpliced(from + step, 0, id));
    },
  };
}
