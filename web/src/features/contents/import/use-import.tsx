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
  /** A part of the text is a generation's now. */
  onTaken?: (generationId: string) => void;
}

/** A file whose text goes into the editor: it is asked for, seen, and put there once. */
export function useImport({ title, text, onShow, onTaken }: ImportInto) {
  const { t } = useTranslation("imports");
  const [asking, setAsking] = useState(false);
  const [incoming, setIncoming] = useState<Incoming>();
  const said = useRef("");
  /** Whose what waits is in part. */
  const generation = useRef<string>(undefined);
  const ask = () => setAsking(true);
  const onIncoming = useCallback(() => {
    setIncoming(undefined);
    notify.success(said.current);
    if (generation.current) onTaken?.(generation.current);
    generation.current = undefined;
  }, [onTaken]);
  /** Puts a document after what is written, and says `taken` once it is there; with a generation it is its from then on. */
  const put = useCallback((document: JSONContent, taken: string, generationId?: string) => {
    said.current = taken;
    if (generationId) generation.current = generationId;
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
            generation.current = undefined;
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
