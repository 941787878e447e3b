import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { MarkdownView } from "./document/markdown-view.tsx";
import { useSpokenSentences } from "./spoken-sentences.ts";

interface StreamingTextProps {
  /** What is being written. */
  label: string;
  text: string;
  /** In line: nothing is being written yet. */
  waiting?: boolean;
  /** The connection broke, and what is written just now isn't heard. */
  silent?: boolean | undefined;
  /** False once the text is complete, or was stopped. */
  running?: boolean;
}

/**
 * Text as it arrives, with a caret at its end; once it is complete, as what its Markdown says. Where it stands is said once; the text is read
 * out in whole sentences, not word by word.
 */
export function StreamingText({ label, text, waiting, silent, running = true }: StreamingTextProps) {
  const { t } = useTranslation("generation");
  const spoken = useSpokenSentences(text, running);
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
      whiteSpace={running ? "pre-wrap" : undefined}
      overflowWrap="anywhere"
    >
      <chakra.output srOnly>{t(!running ? "done" : silent ? "connectionLost" : waiting ? "queued" : "writing")}</chakra.output>
      {waiting && !text ? <chakra.span color="fg.subtle">{t("queued")}</chakra.span> : running ? text : <MarkdownView text={text} />}
      {running && !silent && <Caret />}
      {running && silent && (
        <chakra.p aria-hidden mt="2" textStyle="small" color="fg.muted">
          {t("connectionLost")}
        </chakra.p>
      )}
      <chakra.span srOnly aria-live="polite">
        {spoken}
      </chakra.span>
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
      _motionReduce={{ animation: "none" }}
    />
  );
}
