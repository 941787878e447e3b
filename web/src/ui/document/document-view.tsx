import { chakra } from "@chakra-ui/react";
import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { NOTE_NODE } from "@muhtawa/text-analysis";
import { safeImage, safeLink } from "./safe-address.ts";
import { directionOfText } from "./block-direction.ts";
import type { Change, ChangedNode } from "./document-diff.ts";
import { documentStyles } from "./document-styles.ts";
import { NoteReference, WithNotes } from "./viewed-notes.tsx";

const Sheet = chakra("div", {
  base: {
    ...documentStyles,
    "& > :first-child": { mt: "0" },
    // apart from its neighbour, so that Arabic letters don't join across the two
    "& ins": { px: "0.5", bg: "brand.muted", color: "fg", textDecoration: "underline", textDecorationColor: "brand.solid" },
    "& del": { px: "0.5", color: "fg.subtle", textDecoration: "line-through" },
    "& :is(ins, del)[data-block]": { display: "block", ps: "3", borderInlineStart: "3px solid" },
    "& ins[data-block]": { borderColor: "brand.solid", textDecoration: "none" },
    "& del[data-block]": { borderColor: "border.emphasized" },
    "& del img": { opacity: "0.5" },
  },
  variants: {
    // among other parts of a page the document's own sizes would be too large
    small: {
      true: {
        "& > * + *": { mt: "2" },
        "& :is(h3, h4, h5, h6)[data-level]": { fontSize: "1em", mt: "3", lineHeight: "inherit" },
      },
    },
  },
});

interface DocumentViewProps {
  document: ChangedNode | null;
  lang?: string | undefined;
  small?: boolean;
}

/** A document to be read: as the editor shows it, what came and what went in it marked. */
export function DocumentView({ document, lang, small = false }: DocumentViewProps) {
  return (
    <Sheet lang={lang} small={small}>
      {document && (
        <WithNotes document={document}>
          <Children of={document} />
        </WithNotes>
      )}
    </Sheet>
  );
}

const Children = ({ of }: { of: ChangedNode }) => (of.content ?? []).map((node, at) => <Part key={at} node={node} />);

function Part({ node }: { node: ChangedNode }) {
  if (node.type === "text") return <Marked node={node} />;
  if (node.type === "hardBreak") return <br />;
  if (node.type === NOTE_NODE) return <Noted node={node} />;
  const block = <Block node={node} />;
  return node.change ? (
    <Changed how={node.change} block>
      {block}
    </Changed>
  ) : (
    block
  );
}

function Changed({ how, block, children }: { how: Change; block?: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  const As = how === "added" ? "ins" : "del";
  return (
    <As {...(block ? { "data-block": true } : {})}>
      <chakra.span srOnly>{t(`change.${how}`)}</chakra.span>
      {children}
    </As>
  );
}

const textOf = (node: ChangedNode): string => node.text ?? (node.content ?? []).map(textOf).join("");

/** As the editor does it: what was set by hand, else what the text begins with. */
const directed = (node: ChangedNode) => ({ dir: (node.attrs?.dir as string | null) ?? directionOfText(textOf(node)) });

const aligned = (node: ChangedNode) => {
  const textAlign = node.attrs?.textAlign as "center" | "end" | "justify" | null;
  return textAlign ? { style: { textAlign } } : {};
};

function Block({ node }: { node: ChangedNode }) {
  const { attrs = {} } = node;
  const children = <Children of={node} />;
  switch (node.type) {
    case "paragraph":
      return (
        <p {...directed(node)} {...aligned(node)}>
          {children}
        </p>
      );
    case "heading": {
      // within a page, whose own title stands above
      const As = `h${Math.min(6, Number(attrs.level ?? 1) + 2)}` as "h3";
      return (
        <As data-level={Number(attrs.level)} {...directed(node)} {...aligned(node)}>
          {children}
        </As>
      );
    }
    case "bulletList":
      return <ul {...directed(node)}>{children}</ul>;
    case "orderedList":
      return (
        <ol {...directed(node)} start={Number(attrs.start ?? 1)}>
          {children}
        </ol>
      );
    case "listItem":
      return <li>{children}</li>;
    case "blockquote":
      return (
        <blockquote {...directed(node)} {...(attrs.kind ? { "data-kind": String(attrs.kind) } : {})}>
          {children}
        </blockquote>
      );
    case "codeBlock":
      return (
        <pre dir="ltr">
          <code>{children}</code>
        </pre>
      );
    case "horizontalRule":
      return <hr />;
    case "image": {
      const src = safeImage(String(attrs.src ?? ""));
      return src && <img src={src} alt={String(attrs.alt ?? "")} loading="lazy" />;
    }
    case "table":
      return (
        <table {...directed(node)}>
          <tbody>{children}</tbody>
        </table>
      );
    case "tableRow":
      return <tr>{children}</tr>;
    case "tableHeader":
    case "tableCell": {
      const As = node.type === "tableHeader" ? "th" : "td";
      return (
        <As colSpan={Number(attrs.colspan ?? 1)} rowSpan={Number(attrs.rowspan ?? 1)}>
          {children}
        </As>
      );
    }
    default:
      return <Fragment>{children}</Fragment>;
  }
}

const MARKS: Record<string, "strong" | "em" | "u" | "s" | "code"> = {
  bold: "strong",
  italic: "em",
  underline: "u",
  strike: "s",
  code: "code",
};

/** A reference that came, went or is only suggested says so, as words do. */
function Noted({ node }: { node: ChangedNode }) {
  const suggested = { insertion: "added", deletion: "removed" } as const;
  const change = node.change ?? node.marks?.map(({ type }) => suggested[type as keyof typeof suggested]).find(Boolean);
  const reference = <NoteReference node={node} />;
  return change ? <Changed how={change}>{reference}</Changed> : reference;
}

function Marked({ node }: { node: ChangedNode }) {
  const words = (node.marks ?? []).reduce<ReactNode>((inner, { type, attrs }) => {
    if (type === "link") return <Link address={String(attrs?.href ?? "")}>{inner}</Link>;
    if (type === "insertion") return <Changed how="added">{inner}</Changed>;
    if (type === "deletion") return <Changed how="removed">{inner}</Changed>;
    const As = MARKS[type];
    return As ? <As>{inner}</As> : inner;
  }, node.text);
  return node.change ? <Changed how={node.change}>{words}</Changed> : words;
}

function Link({ address, children }: { address: string; children: ReactNode }) {
  const safe = safeLink(address);
  return safe ? (
    <a href={safe} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  ) : (
    children
  );
}
