import { chakra } from "@chakra-ui/react";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Icon } from "./icon.tsx";

interface FoldedFieldsProps {
  label: string;
  /** Something is entered in them already. */
  filled: boolean;
  /** Something is wrong with one of them: they are unfolded, so that it can be seen. */
  wrong: boolean;
  children: ReactNode;
}

/** Optional fields of a form, out of the way until somebody wants them. */
export function FoldedFields({ label, filled, wrong, children }: FoldedFieldsProps) {
  const [open, setOpen] = useState(filled);
  return (
    <chakra.details open={open || wrong} css={{ "&[open] > summary svg": { transform: "rotate(180deg)" } }}>
      <chakra.summary
        display="flex"
        alignItems="center"
        gap="1.5"
        minH="40px"
        w="fit-content"
        cursor="pointer"
        textStyle="label"
        color="fg.muted"
        listStyle="none"
        css={{ "&::-webkit-details-marker": { display: "none" } }}
        onClick={(event) => {
          // the browser would fold what has to be seen
          event.preventDefault();
          setOpen(!open);
        }}
      >
        {label}
        <Icon as={ChevronDown} size="s" />
      </chakra.summary>
      <chakra.div display="flex" flexDirection="column" gap="4" pt="3">
        {children}
      </chakra.div>
    </chakra.details>
  );
}
