import { chakra } from "@chakra-ui/react";
import { lazy, Suspense } from "react";
import { DocumentView } from "./document-view.tsx";

/** What a text without any of these says is all there is to see. */
const MARKS = /[*_`#>|[\]~]|^[ \t]*(?:[-+]|\d+[.)])\s/m;

const Parsed = lazy(async () => {
  const { parseMarkdown } = await import("./parse-markdown.ts");
  return { default: ({ text, lang }: MarkdownViewProps) => <DocumentView small document={parseMarkdown(text)} lang={lang} /> };
});

interface MarkdownViewProps {
  text: string;
  lang?: string | undefined;
}

/** A text in Markdown, as the editor would show it. The words are there at once, their formats when what reads them has come. */
export function MarkdownView({ text, lang }: MarkdownViewProps) {
  const plain = (
    <chakra.p dir="auto" lang={lang} whiteSpace="pre-wrap" overflowWrap="anywhere">
      {text}
    </chakra.p>
  );
  if (!MARKS.test(text)) return plain;
  return (
    <Suspense fallback={plain}>
      <Parsed text={text} lang={lang} />
    </Suspense>
  );
}
