import { colourIn } from "./colours.ts";

/** The colours of one poster, as `#rrggbb`. */
export interface Palette {
  readonly ground: string;
  readonly shade: string;
  readonly ink: string;
}

/** The product's own, for brands that name no colour. */
const BRAND = "#A700FE";

type Rgb = readonly [number, number, number];

const rgbOf = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

const hexOf = (rgb: Rgb) => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;

const mix = (from: Rgb, to: Rgb, share: number): Rgb => from.map((part, n) => part + ((to[n] ?? 0) - part) * share) as unknown as Rgb;

/** Relative luminance by WCAG 2.2. */
function luminance(rgb: Rgb): number {
  const [r = 0, g = 0, b = 0] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(rgbOf(a)), luminance(rgbOf(b))].toSorted((x, y) => x - y);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

const WHITE: Rgb = [255, 255, 255];
const DEEP: Rgb = [24, 8, 38];

/** The grounds that variants take turns with: full colour, deep, and pale. */
const GROUNDS = [
  { ground: 0.12, to: DEEP, shade: 0.55 },
  { ground: 0.78, to: DEEP, shade: 0.4 },
  { ground: 0.9, to: WHITE, shade: 0.6 },
] as const;

/** The poster's colours: the one named in `style` (`#0A7F5A`, green), else the product's; variants differ, and writing can always be read. */
export function paletteOf(style: string | undefined, variant: number): Palette {
  const named = colourIn(style ?? "") ?? BRAND;
  const base = rgbOf(named);
  const { ground, to, shade } = GROUNDS[variant % GROUNDS.length] ?? GROUNDS[0];
  const groundHex = hexOf(mix(base, to, ground));
  const ink = contrast(groundHex, "#ffffff") >= 4.5 ? "#ffffff" : hexOf(DEEP);
  return { ground: groundHex, shade: hexOf(mix(base, to, shade)), ink };
}
