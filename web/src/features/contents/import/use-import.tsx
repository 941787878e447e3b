import type { JSONContent } from "@tiptap/core";
import { FileUp } from "lucide-react";
import { Suspense, useCallback, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Text } from "../../../lib/editing/blocks.ts";
import { notify } from "../../../lib/notify.ts";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import type { MenuEntry } from "../../../ui/menu.tsx";
import type { Incoming } from "../../../entities/editor/take-incoming.ts";
import { holdsNothing } from "../document-text.ts";

const ImportDialog = lazyPart(
  () => import("../../../entities/import/import-dialog.tsx").then((module) => ({ default: module.ImportDialog })),
  { above: true },
);

/** One document after the other. */
const inTurn = (first: JSONContent, then: JSONContent): JSONContent => ({
  ...first,
  content: [...(first.content ?? []), ...(then.content ?? [])],
});

interface ImportInto {
  /** Of the content: it stands above the text anyway. */
  title: string;
  text: Text;
  /** Brings the text before the person. */
  onShow?: () => void;
}

/** A file whose text goes into the editor: it is asked for, seen, and put there once. */
export function useImport({ title, text, onShow }: ImportInto) {
  const { t } = useTranslation("imports");
  const [asking, setAsking] = useState(false);
  const [incoming, setIncoming] = useState<Incoming>();
  const said = useRef("");
  const ask = () => setAsking(true);
  const onIncoming = useCallback(() => {
    setIncoming(undefined);
    notify.success(said.current);
  }, []);
  /** Puts a document after what is written, and says `taken` once it is there. */
  const put = useCallback((document: JSONContent, taken: string) => {
    said.current = taken;
    // the editor takes nothing while a text is being written: what waits until then isn't replaced
    setIncoming((waiting) => (waiting ? { ...waiting, document: inTurn(waiting.document, document) } : { document, place: "after" }));
  }, []);
  const entry: MenuEntry = { id: "import", label: t("open"), icon: FileUp, onSelect: ask };
  return {
    /** For a menu. */
    entry,
    put,
    /** Of the editor's place. */
    place: { incoming, onIncoming, onImport: ask },
    dialog: asking && (
      <Suspense>
        <ImportDialog
          text={text && !holdsNothing(text) ? text : undefined}
          title={title}
          onTake={({ file, place }) => {
            said.current = t("taken", { name: file.name });
            setAsking(false);
            setIncoming({ document: file.document, place });
            onShow?.();
          }}
          onClose={() => setAsking(false)}
        />
      </Suspense>
    ),
  };
}

export type ImportPlaceProps = ReturnType<typeof useImport>["place"];
