import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { Khatam } from "./marks.tsx";
import { HEIR } from "./use-focus-kept.ts";

interface NotGeneratedProps {
  /** On the button; "Generate". */
  label?: string;
  onGenerate: () => void;
  disabled?: boolean | undefined;
  /** Beside the button: how the AI is to write. */
  options?: ReactNode;
}

/** Stands in the place of a field that the AI writes first. */
export function NotGenerated({ label, onGenerate, disabled, options }: NotGeneratedProps) {
  const { t } = useTranslation("generation");
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      rowGap="2"
      p="3"
      border="1px dashed"
      borderColor="brand.border"
      borderRadius="md"
      bg="brand.subtle"
      textStyle="small"
    >
      <Icon as={Khatam} color="brand.fg" />
      <chakra.span flex="1" flexBasis="200px">
        {t("clickAi")}
      </chakra.span>
      {options}
      <Button variant="solid" size="sm" icon={Khatam} onClick={onGenerate} disabled={disabled} {...HEIR}>
        {label ?? t("generate")}
      </Button>
    </chakra.div>
  );
}
