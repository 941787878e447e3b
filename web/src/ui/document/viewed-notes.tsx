import { chakra } from "@chakra-ui/react";
import { NOTE_NODE, noteDigits, noteNumber, noteOf, readingDirection } from "@muhtawa/text-analysis";
import { createContext, type ReactNode, use, useId, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ChangedNode } from "./document-diff.ts";
import { safeLink } from "./safe-address.ts";

interface Notes {
  readonly id: string;
  /** The references in their order, each with its number as it is written. */
  readonly labels: ReadonlyMap<ChangedNode, string>;
}

const NotesContext = createContext<Notes>({ id: "", labels: new Map() });

const textOf = (node: ChangedNode): string => node.text ?? (node.content ?? []).map(textOf).join(" ");
const referencesIn = (node: ChangedNode): ChangedNode[] => (node.type === NOTE_NODE ? [node] : (node.content ?? []).flatMap(referencesIn));

/** A document's references know their numbers, and what they refer to stands below it. */
export function WithNotes({ document, children }: { document: ChangedNode; children: ReactNode }) {
  const { t } = useTranslation();
  const id = useId();
  const { references, labels, around } = useMemo(() => {
    const all = referencesIn(document);
    const text = all.length > 0 ? textOf(document) : "";
    const digits = noteDigits(text);
    return {
      references: all,
      labels: new Map(all.map((node, at) => [node, noteNumber(at + 1, digits)])),
      around: readingDirection(text),
    };
  }, [document]);
  const notes = useMemo(() => ({ id, labels }), [id, labels]);
  return (
    <NotesContext value={notes}>
      {children}
      {references.length > 0 && (
        <chakra.section aria-label={t("notes")} pt="3" borderBlockStartWidth="1px" borderColor="border" textStyle="small">
          <chakra.ol dir={around} style={{ listStyleType: "none", padding: 0 }}>
            {references.map((node, at) => {
              const { text = "", href = "" } = noteOf(node) ?? {};
              const [label, address] = [labels.get(node), safeLink(href)];
              return (
                <li key={at} id={`${id}note${label}`} dir={readingDirection(text, around)}>
                  <a href={`#${id}ref${label}`}>{label}.</a> {text}{" "}
                  {address && (
                    <a href={address} dir="ltr" target="_blank" rel="noopener noreferrer nofollow">
                      {address}
                    </a>
                  )}
                </li>
              );
            })}
          </chakra.ol>
        </chakra.section>
      )}
    </NotesContext>
  );
}

/** A reference, which leads to its note. */
export function NoteReference({ node }: { node: ChangedNode }) {
  const { id, labels } = use(NotesContext);
  const label = labels.get(node);
  return (
    <sup>
      <a id={`${id}ref${label}`} href={`#${id}note${label}`} role="doc-noteref" title={noteOf(node)?.text}>
        {label}
      </a>
    </sup>
  );
}
