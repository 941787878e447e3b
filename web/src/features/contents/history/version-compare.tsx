import { chakra } from "@chakra-ui/react";
import type { JSONContent } from "@tiptap/core";
import { History } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { ProvenanceMark } from "../../../ui/provenance-mark.tsx";
import { documentText } from "../document-text.ts";
import { markOf } from "../provenance-of.ts";
import { DiffText } from "./diff-text.tsx";
import type { BodyVersion } from "./version-list.tsx";
import { diffCount, wordDiff } from "./word-diff.ts";

interface VersionCompareProps {
  version: BodyVersion;
  current: BodyVersion;
  onRestore: () => void;
}

const textOf = ({ body }: BodyVersion) => documentText(body as JSONContent | null);

/** A version beside the current one: what has changed since, word by word. */
export function VersionCompare({ version, current, onRestore }: VersionCompareProps) {
  const { t } = useTranslation("contents");
  const isCurrent = version.id === current.id;
  const lines = useMemo(() => wordDiff(textOf(version), textOf(current)), [version, current]);
  const { added, removed } = diffCount(lines);
  return (
    <Card
      title={t(isCurrent ? "history.version" : "history.since", { number: version.number })}
      action={
        !isCurrent && (
          <Button size="sm" icon={History} flip onClick={onRestore}>
            {t("history.restore")}
          </Button>
        )
      }
    >
      <chakra.div display="flex" flexDirection="column" gap="4">
        <chakra.div display="flex" flexWrap="wrap" gap="3" textStyle="small" color="fg.muted">
          <ProvenanceMark source={markOf(version.source)} />
          {!isCurrent && <span>{added + removed > 0 ? t("history.changed", { added, removed }) : t("history.same")}</span>}
        </chakra.div>
        <DiffText lines={lines} />
      </chakra.div>
    </Card>
  );
}
