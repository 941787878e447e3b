import type { Locale } from "@muhtawa/contracts";
import type { ReadingDirection } from "@muhtawa/text-analysis";
import type { About } from "./structured-data.ts";

/** A content as every format writes it: its blocks with their direction found, their pictures at hand, their tables without gaps. */
export interface Article {
  readonly title: string;
  /** Whether the title has to be written above the blocks; else they begin with it. */
  readonly titled: boolean;
  readonly locale: Locale;
  readonly dir: ReadingDirection;
  readonly blocks: readonly Block[];
  readonly pictures: readonly Picture[];
  /** In the order of their references. */
  readonly notes: readonly WrittenNote[];
  /** What a page's head tells of it. */
  readonly about?: About | undefined;
}

export interface Picture {
  readonly type: "jpg" | "png";
  readonly bytes: Uint8Array;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** A note or a source, as it stands at the end or at a page's foot. */
export interface WrittenNote {
  /** Its number, in the digits of the text. */
  readonly label: string;
  readonly dir: ReadingDirection;
  readonly text: string;
  readonly href?: string;
}

/** A side of the page, whichever way is read; absent: the side where reading begins. */
export type Alignment = "left" | "right" | "center" | "justify";

/** A suggestion that waits to be accepted, where a format tracks changes. */
export interface Tracked {
  readonly kind: "insertion" | "deletion";
  readonly author: string;
  /** ISO 8601. */
  readonly date: string;
}

/** What stands on lines of its own. */
export interface Written {
  readonly dir: ReadingDirection;
  /** Its end is only suggested, or is to go. */
  readonly end?: Tracked;
  readonly align?: Alignment;
  readonly inlines: readonly Inline[];
}

export type Paragraph = Written & { readonly kind: "paragraph" };
export type Heading = Written & { readonly kind: "heading"; readonly level: number };

export interface List {
  readonly kind: "list";
  readonly dir: ReadingDirection;
  /** The first number of an ordered one. */
  readonly start?: number;
  readonly items: readonly (readonly Block[])[];
}

/** What a quotation that quotes nobody is for. */
export type CallOut = "note" | "tip" | "warning";

export interface Quote {
  readonly kind: "quote";
  /** Absent where somebody is quoted. */
  readonly callOut?: CallOut;
  readonly dir: ReadingDirection;
  readonly blocks: readonly Block[];
}

export interface Code {
  readonly kind: "code";
  readonly dir: ReadingDirection;
  readonly language: string;
  readonly text: string;
}

export interface Table {
  readonly kind: "table";
  readonly dir: ReadingDirection;
  readonly columns: number;
  readonly rows: readonly (readonly Cell[])[];
}

export interface Cell {
  readonly column: number;
  readonly colspan: number;
  readonly rowspan: number;
  readonly header: boolean;
  readonly align?: Alignment;
  readonly blocks: readonly Block[];
}

export type Block = Paragraph | Heading | List | Quote | Code | Table | { readonly kind: "rule" };

export interface Run {
  readonly kind: "text";
  readonly text: string;
  readonly bold?: true;
  readonly italic?: true;
  readonly underline?: true;
  readonly strike?: true;
  readonly code?: true;
  readonly href?: string;
  readonly tracked?: Tracked;
}

export interface PlacedPicture {
  readonly kind: "picture";
  /** Its place in the article's pictures. */
  readonly picture: number;
  readonly alt: string;
  /** In CSS pixels, as far as the page allows. */
  readonly width: number;
  readonly height: number;
}

/** A reference to a note. */
export interface NoteReference {
  readonly kind: "note";
  /** Its place in the article's notes. */
  readonly note: number;
  readonly tracked?: Tracked;
}

export type Inline = Run | PlacedPicture | NoteReference | { readonly kind: "break" };

/** The words of inline parts alone. */
export const wordsOf = (inlines: readonly Inline[]): string =>
  inlines.map((part) => (part.kind === "text" ? part.text : part.kind === "break" ? " " : "")).join("");
