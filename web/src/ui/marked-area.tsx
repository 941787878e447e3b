import { chakra } from "@chakra-ui/react";
import { type ComponentProps, type ReactNode, type Ref, useLayoutEffect, useRef } from "react";
import { controlRecipe } from "./control-recipe.ts";

const Area = chakra("textarea", controlRecipe);

export type AreaProps = ComponentProps<typeof Area>;

/** Several lines of text that a person writes; each paragraph finds its own direction. */
export const PlainArea = (props: AreaProps) => <Area multiline dir="auto" {...props} />;

/** A part of the text, in UTF-16 units. */
export interface AreaMark {
  start: number;
  end: number;
  tone: "error" | "likely" | "note";
  /** Its card is open. */
  current?: boolean;
}

const LINES = {
  textDecorationLine: "underline",
  textDecorationStyle: "wavy",
  textDecorationThickness: "1px",
  textDecorationSkipInk: "none",
  textUnderlineOffset: "4px",
} as const;

const TONES = {
  error: { ...LINES, textDecorationColor: "{colors.danger.fg}" },
  likely: { ...LINES, textDecorationColor: "{colors.warning.fg}" },
  note: { ...LINES, textDecorationColor: "{colors.info.fg}", textDecorationStyle: "dotted" },
} as const;

/** Around the words, which lie beneath. */
const CURRENT = { outline: "1px solid", outlineColor: "brand.solid", outlineOffset: "1px", borderRadius: "xs" } as const;

/** The text in parts: those that are marked, and what stands between. Marks that overlap one before them are left out. */
function partsOf(text: string, marks: readonly AreaMark[]): ReactNode[] {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { start, end, tone, current } of marks.toSorted((a, b) => a.start - b.start)) {
    if (start < at || end > text.length) continue;
    parts.push(
      text.slice(at, start),
      <chakra.span key={start} data-mark={tone} css={TONES[tone]} {...(current ? CURRENT : {})}>
        {text.slice(start, end)}
      </chakra.span>,
    );
    at = end;
  }
  return [...parts, text.slice(at)];
}

/**
 * A text area whose text is underlined in places. A text area draws its text alone, so that the same text lies over it, drawn by nothing but its
 * underlines, line for line where the area has it: as wide, as far scrolled.
 */
export function MarkedArea({
  marks,
  ref,
  ...props
}: AreaProps & { value: string; marks: readonly AreaMark[]; ref?: Ref<HTMLTextAreaElement> }) {
  const box = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const area = box.current?.querySelector("textarea");
    const over = layer.current;
    if (!area || !over) return undefined;
    const fit = () => {
      const { paddingBlock, paddingInline, font, letterSpacing } = getComputedStyle(area);
      Object.assign(over.style, {
        insetBlockStart: `${area.offsetTop + area.clientTop}px`,
        insetInlineStart: `${area.offsetLeft + area.clientLeft}px`,
        width: `${area.clientWidth}px`,
        height: `${area.clientHeight}px`,
      });
      const words = over.firstElementChild as HTMLElement;
      Object.assign(words.style, { paddingBlock, paddingInline, font, letterSpacing });
      over.scrollTop = area.scrollTop;
    };
    fit();
    const resized = new ResizeObserver(fit);
    resized.observe(area);
    area.addEventListener("scroll", fit, { passive: true });
    return () => {
      resized.disconnect();
      area.removeEventListener("scroll", fit);
    };
  });

  return (
    <chakra.div ref={box} position="relative">
      <PlainArea {...props} ref={ref} />
      {marks.length > 0 && (
        // Where it lies is measured from the physical edge.
        <chakra.div ref={layer} dir="ltr" aria-hidden position="absolute" overflow="hidden" pointerEvents="none">
          <chakra.div
            dir="auto"
            color="transparent"
            whiteSpace="pre-wrap"
            overflowWrap="break-word"
            textAlign="start"
            unicodeBidi="plaintext"
          >
            {partsOf(props.value, marks)}
            {/* a last line without text is as high as one with */}
            {"\u200B"}
          </chakra.div>
        </chakra.div>
      )}
    </chakra.div>
  );
}
