import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";

interface StreamingTextProps {
  /** What is being written. */
  label: string;
  text: string;
  /** In line: nothing is being written yet. */
  waiting?: boolean;
}

/** Text as it arrives, with a caret at its end. Where it stands is said once, not with each word. */
export function StreamingText({ label, text, waiting }: StreamingTextProps) {
  const { t } = useTranslation("generation");
  return (
    <chakra.section
      aria-label={label}
      dir="auto"
      minH="84px"
      px="2.5"
      py="2"
      bg="bg.panel"
      border="1px solid"
      borderColor="border.control"
      borderInlineStart="2px solid"
      borderInlineStartColor="brand.solid"
      borderRadius="md"
      fontSize="md"
      lineHeight="body"
      whiteSpace="pre-wrap"
    >
      <chakra.output srOnly>{t(waiting ? "queued" : "writing")}</chakra.output>
      {waiting && !text ? <chakra.span color="fg.subtle">{t("queued")}</chakra.span> : text}
      <Caret />
    </chakra.section>
  );
}

export function Caret() {
  return (
    <chakra.span
      aria-hidden
      display="inline-block"
      w="2px"
      h="1.1em"
      ms="0.5"
      verticalAlign="-0.18em"
      bg="brand.solid"
      animation="blink 1s steps(2) infinite"
    />
  );
}
