import type { SVGProps } from "react";

type Svg = SVGProps<SVGSVGElement>;

/** The eight-pointed star around a centre, as a path. */
export function khatamPath(cx: number, cy: number, radius: number): string {
  const points = Array.from({ length: 16 }, (_, index) => {
    const angle = (index * Math.PI) / 8 - Math.PI / 2;
    const reach = index % 2 ? radius * 0.76537 : radius;
    return `${(cx + reach * Math.cos(angle)).toFixed(2)} ${(cy + reach * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join("L")}Z`;
}

const FULL = khatamPath(12, 12, 10.8);
const OUTLINE = khatamPath(12, 12, 10);
const WORD_STAR = khatamPath(32, 32, 31);

/** The AI's mark. */
export const Khatam = (props: Svg) => (
  <svg viewBox="0 0 24 24" {...props}>
    <path d={FULL} fill="currentColor" />
  </svg>
);

export const KhatamOutline = (props: Svg) => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" {...props}>
    <path d={OUTLINE} />
  </svg>
);

/** Written by the AI, then edited by a person. */
export const KhatamHalf = (props: Svg) => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" {...props} strokeWidth={1.6}>
    <path d={OUTLINE} />
    <path d="M12 2 14.93 4.93H19.07V9.07L22 12 19.07 14.93V19.07H14.93L12 22Z" fill="currentColor" stroke="none" />
  </svg>
);

export const Human = (props: Svg) => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeLinecap="round" {...props}>
    <circle cx="12" cy="7.6" r="4" />
    <path d="M4.5 21c.6-4.4 3.6-7 7.5-7s6.9 2.6 7.5 7" />
  </svg>
);

/** What it was written from has changed since. */
export const Stale = (props: Svg) => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" {...props}>
    <circle cx="12" cy="12" r="9.2" strokeDasharray="3.4 3" />
    <path d="M12 7.5v5l3 2" />
  </svg>
);

export const StopSquare = (props: Svg) => (
  <svg viewBox="0 0 24 24" {...props}>
    <rect x="6" y="6" width="12" height="12" rx="2" fill="currentColor" />
  </svg>
);

/** The product's mark: a khatam holding the initial meem. */
export const ProductMark = (props: Svg) => (
  <svg viewBox="0 0 64 64" aria-hidden {...props}>
    <path d={WORD_STAR} fill="#A700FE" />
    <path
      fill="#fff"
      fillRule="evenodd"
      d="M38.5 19a11.5 11.5 0 1 1 0 23H13.5l4-6.4H29.8A11.5 11.5 0 0 1 38.5 19Zm0 6.4a5.1 5.1 0 1 0 0 10.2 5.1 5.1 0 0 0 0-10.2Z"
    />
  </svg>
);
