import { Image } from "@tiptap/extension-image";
import { Placeholder } from "@tiptap/extension-placeholder";
import { TableKit } from "@tiptap/extension-table";
import { TextAlign } from "@tiptap/extension-text-align";
import { Markdown } from "@tiptap/markdown";
import { StarterKit } from "@tiptap/starter-kit";
import { AutoDirection, DirectedTable } from "./auto-direction.ts";
import { CallOuts } from "./call-out.ts";
import { Footnote } from "./footnote.ts";
import { HighlightedCode } from "./code-highlight.ts";
import { safeImage, safeLink } from "./safe-address.ts";
import { Deletion, Insertion, SuggestibleCode } from "./suggestion-marks.ts";
import { WorkedPart } from "./worked-range.ts";

/** An address that isn't a picture's is made blank, wherever the document comes from. */
const SafeImage = Image.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      src: {
        default: "",
        parseHTML: (element: HTMLElement) => safeImage(element.getAttribute("src") ?? ""),
        renderHTML: ({ src }: { src?: string }) => ({ src: safeImage(src ?? "") }),
      },
    };
  },
});

/** What a document may hold; the content service knows the same nodes and marks. */
export const editorExtensions = (placeholder: string) => [
  StarterKit.configure({
    heading: { levels: [1, 2, 3, 4] },
    link: { openOnClick: false, defaultProtocol: "https", isAllowedUri: (address) => safeLink(address) !== "" },
    codeBlock: false,
    code: false,
  }),
  SuggestibleCode,
  Insertion,
  Deletion,
  HighlightedCode,
  SafeImage.configure({ allowBase64: true }),
  TableKit.configure({ table: { resizable: false, View: DirectedTable } }),
  TextAlign.configure({ types: ["heading", "paragraph"], alignments: ["start", "center", "end", "justify"] }),
  Placeholder.configure({ placeholder }),
  Markdown,
  AutoDirection,
  CallOuts,
  Footnote,
  WorkedPart,
];
