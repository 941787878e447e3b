import type { SuggestedPart } from "@muhtawa/text-analysis";
import { Mark } from "@tiptap/core";
import { Code } from "@tiptap/extension-code";

/** What a suggestion is known by, who made it and when. */
export interface SuggestionAttributes {
  readonly id: string;
  /** A person's name; empty of the AI's. */
  readonly author: string;
  readonly by: "PERSON" | "AI";
  /** When it was begun, ISO 8601. */
  readonly at: string;
  readonly part: SuggestedPart;
}

const NAMES = ["id", "author", "by", "at", "part"] as const;

const suggestionMark = (name: "insertion" | "deletion", tag: "ins" | "del") =>
  Mark.create({
    name,
    // Before strikethrough, which takes any `del`.
    priority: 1_100,
    inclusive: false,
    excludes: "insertion deletion",
    addAttributes: () =>
      Object.fromEntries(
        NAMES.map((attribute) => [
          attribute,
          {
            default: attribute === "by" ? "PERSON" : attribute === "part" ? null : "",
            parseHTML: (element: HTMLElement) => element.getAttribute(`data-${attribute}`),
            renderHTML: (attrs: Record<string, unknown>) => (attrs[attribute] ? { [`data-${attribute}`]: String(attrs[attribute]) } : {}),
          },
        ]),
      ),
    // Only the editor's own: a page's `ins` and `del` are words of that page.
    parseHTML: () => [{ tag: `${tag}[data-suggestion]` }],
    renderHTML: ({ HTMLAttributes }) => [tag, { ...HTMLAttributes, "data-suggestion": "" }, 0],
  });

export const Insertion = suggestionMark("insertion", "ins");
export const Deletion = suggestionMark("deletion", "del");

/** Inline code that can be suggested, too; it still has no other form. */
export const SuggestibleCode = Code.extend({ excludes: "bold italic underline strike link" });
