import { chakra } from "@chakra-ui/react";
import { DiffText } from "../../ui/document/diff-text.tsx";
import { wordDiff } from "../../ui/document/word-diff.ts";

/** A field in words, as it stands on two sides. */
export interface DifferentField {
  /** Its path. */
  field: string;
  label: string;
  stored: string;
  mine: string;
}

/** What differs between two sides of a form, word by word. */
export const FieldDifferences = ({ fields }: { fields: readonly DifferentField[] }) => (
  <chakra.dl m="0" textStyle="small" border="1px solid" borderColor="border" borderRadius="md" px="3">
    {fields.map(({ label, stored, mine }) => (
      <chakra.div key={label} py="2" borderBlockEnd="1px solid" borderColor="border.muted" _last={{ borderBlockEndWidth: "0" }}>
        <chakra.dt color="fg.subtle" textStyle="caption">
          {label}
        </chakra.dt>
        <chakra.dd m="0">
          <DiffText lines={wordDiff(stored, mine)} />
        </chakra.dd>
      </chakra.div>
    ))}
  </chakra.dl>
);
