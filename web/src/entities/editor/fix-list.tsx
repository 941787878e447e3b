import { chakra } from "@chakra-ui/react";
import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { Check } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { applyWithinWorked, insertBelow, placeWithinWorked } from "./worked-text.ts";

/** One change that is proposed; `before` is empty where something is added. */
interface Fix {
  part: "title" | "description" | "introduction" | "heading" | "paragraph" | "questions";
  before: string;
  after: string;
  reason: string;
}

const isFix = (item: unknown): item is Fix =>
  typeof item === "object" &&
  item !== null &&
  ["part", "before", "after", "reason"].every((key) => typeof Reflect.get(item, key) === "string");

interface FixListProps {
  editor: Editor;
  /** Of a generation, as the service gives them. */
  items: unknown;
  onApplied: () => void;
}

/** Changes that the AI proposes for being found, each with its reason; each is taken on its own, where what it quotes still stands. */
export function FixList({ editor, items, onApplied }: FixListProps) {
  const { t } = useTranslation("editor");
  const fixes = Array.isArray(items) ? items.filter(isFix) : [];
  const [applied, setApplied] = useState<ReadonlySet<number>>(new Set());
  const places = useEditorState({
    editor,
    selector: ({ editor: current }) => fixes.map(({ before }) => placeWithinWorked(current, before) !== null),
  });

  const note = (index: number) => {
    setApplied(new Set([...applied, index]));
    onApplied();
  };
  const apply = (index: number, { before, after }: Fix) => {
    if (applyWithinWorked(editor, before, after)) note(index);
  };
  const insert = (index: number, { after }: Fix) => {
    insertBelow(editor, after, true);
    note(index);
  };

  return (
    <chakra.ul aria-label={t("ai.fixes")} listStyleType="none" m="0" p="0" display="flex" flexDirection="column" gap="3">
      {fixes.map((fix, index) => (
        <chakra.li
          key={`${fix.part}-${fix.after}`}
          display="flex"
          flexDirection="column"
          gap="2"
          p="3"
          border="1px solid"
          borderColor="border"
          borderRadius="md"
          textStyle="small"
        >
          <chakra.strong fontWeight="medium">{t(`ai.parts.${fix.part}`)}</chakra.strong>
          {fix.before && (
            <chakra.del dir="auto" color="fg.subtle" overflowWrap="anywhere">
              {fix.before}
            </chakra.del>
          )}
          <chakra.ins dir="auto" textDecoration="none" bg="brand.muted" overflowWrap="anywhere" whiteSpace="pre-wrap">
            {fix.after}
          </chakra.ins>
          <chakra.span dir="auto" textStyle="caption" color="fg.muted">
            {fix.reason}
          </chakra.span>
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
            {applied.has(index) ? (
              <Badge tone="brand" icon={Check}>
                {t("ai.applied")}
              </Badge>
            ) : (
              places[index] && (
                <Button size="sm" aria-label={t("ai.applyNamed", { part: t(`ai.parts.${fix.part}`) })} onClick={() => apply(index, fix)}>
                  {t("ai.apply")}
                </Button>
              )
            )}
            {fix.part === "questions" && !applied.has(index) && (
              <Button size="sm" onClick={() => insert(index, fix)}>
                {t("ai.insertBelow")}
              </Button>
            )}
            <CopyButton text={fix.after} />
          </chakra.div>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
