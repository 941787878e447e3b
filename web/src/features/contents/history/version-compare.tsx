import { chakra } from "@chakra-ui/react";
import { History } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { type ChangedNode, diffCount, documentDiff } from "../../../ui/document/document-diff.ts";
import { DocumentView } from "../../../ui/document/document-view.tsx";
import { markOf } from "../../../entities/generation/mark-of.ts";
import { ProvenanceMark } from "../../../ui/provenance-mark.tsx";
import type { BodyVersion } from "./use-version-body.ts";

interface VersionCompareProps {
  version: BodyVersion;
  current: BodyVersion;
  /** Left out where nothing may be brought back. */
  onRestore: (() => void) | undefined;
}

const documentOf = ({ body }: BodyVersion) => body as ChangedNode | null;

/** A version beside the current one: what has changed since, in words, formats and pictures. */
export function VersionCompare({ version, current, onRestore }: VersionCompareProps) {
  const { t } = useTranslation("contents");
  const isCurrent = version.id === current.id;
  const diff = useMemo(() => documentDiff(documentOf(version), documentOf(current)), [version, current]);
  const { added, removed, changed } = diffCount(diff);
  return (
    <Card
      title={t(isCurrent ? "history.version" : "history.since", { number: version.number })}
      action={
        !isCurrent &&
        onRestore && (
          <Button size="sm" icon={History} flip onClick={onRestore}>
            {t("history.restore")}
          </Button>
        )
      }
    >
      <chakra.div display="flex" flexDirection="column" gap="4">
        <chakra.div display="flex" flexWrap="wrap" gap="3" textStyle="small" color="fg.muted">
          <ProvenanceMark source={markOf(version)} />
          {!isCurrent && (
            <span>
              {added + removed > 0 ? t("history.changed", { added, removed }) : t(changed ? "history.formatted" : "history.same")}
            </span>
          )}
        </chakra.div>
        <DocumentView document={diff} />
      </chakra.div>
    </Card>
  );
}
