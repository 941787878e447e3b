import { chakra } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { DocumentView } from "./document-view.tsx";
import { loadMarkdown } from "./load-markdown.ts";

/** What a text without any of these says is all there is to see. */
const MARKS = /[*_`#>|[\]~]|^[ \t]*(?:[-+]|\d+[.)])\s/m;

type Markdown = Awaited<ReturnType<typeof loadMarkdown>>;

let known: Markdown | undefined;

/** What reads Markdown, once it is here. Where it can't be had the words stand as they are, which is no reason to take a page away. */
function useMarkdown(needed: boolean): Markdown | undefined {
  const [markdown, setMarkdown] = useState(known);
  useEffect(() => {
    if (!needed || markdown) return undefined;
    let left = false;
    loadMarkdown().then(
      (loaded) => {
        known = loaded;
        if (!left) setMarkdown(loaded);
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [needed, markdown]);
  return markdown;
}

interface MarkdownViewProps {
  text: string;
  lang?: string | undefined;
}

/** A text in Markdown, as the editor would show it. The words are there at once, their formats when what reads them has come. */
export function MarkdownView({ text, lang }: MarkdownViewProps) {
  const marked = MARKS.test(text);
  const markdown = useMarkdown(marked);
  if (marked && markdown) return <DocumentView small document={markdown.parseMarkdown(text)} lang={lang} />;
  return (
    <chakra.p dir="auto" lang={lang} whiteSpace="pre-wrap" overflowWrap="anywhere">
      {text}
    </chakra.p>
  );
}
