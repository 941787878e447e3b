import { Placeholder } from "@tiptap/extension-placeholder";
import { TableKit } from "@tiptap/extension-table";
import { TextAlign } from "@tiptap/extension-text-align";
import { Markdown } from "@tiptap/markdown";
import { StarterKit } from "@tiptap/starter-kit";
import { AutoDirection } from "./auto-direction.ts";
import { safeLink } from "./safe-address.ts";

/** What a document may hold; the content service knows the same nodes and marks. */
export const editorExtensions = (placeholder: string) => [
  StarterKit.configure({
    heading: { levels: [1, 2, 3, 4] },
    link: { openOnClick: false, defaultProtocol: "https", isAllowedUri: (address) => safeLink(address) !== "" },
  }),
  TableKit.configure({ table: { resizable: false } }),
  TextAlign.configure({ types: ["heading", "paragraph"], alignments: ["start", "center", "end", "justify"] }),
  Placeholder.configure({ placeholder }),
  Markdown,
  AutoDirection,
];
