import type { Locale } from "@muhtawa/contracts";

interface Colour {
  readonly hex: string;
  readonly en: string;
  readonly ar: string;
  /** How people ask for it, as whole words. */
  readonly asked: RegExp;
}

const COLOURS: readonly Colour[] = [
  { hex: "#C62828", en: "red", ar: "حمراء", asked: /\bred\b|(?<!\p{L})(?:ال)?(?:أحمر|حمراء)(?!\p{L})/iu },
  { hex: "#E65100", en: "orange", ar: "برتقالية", asked: /\borange\b|(?<!\p{L})(?:ال)?برتقالي(?:ة)?(?!\p{L})/iu },
  { hex: "#C79100", en: "golden", ar: "ذهبية", asked: /\bgold(?:en)?\b|(?<!\p{L})(?:ال)?ذهبي(?:ة)?(?!\p{L})/iu },
  { hex: "#F9D423", en: "yellow", ar: "صفراء", asked: /\byellow\b|(?<!\p{L})(?:ال)?(?:أصفر|صفراء)(?!\p{L})/iu },
  { hex: "#2E7D32", en: "green", ar: "خضراء", asked: /\bgreen\b|(?<!\p{L})(?:ال)?(?:أخضر|خضراء)(?!\p{L})/iu },
  { hex: "#00796B", en: "teal", ar: "فيروزية", asked: /\b(?:teal|turquoise)\b|(?<!\p{L})(?:ال)?فيروزي(?:ة)?(?!\p{L})/iu },
  { hex: "#1565C0", en: "blue", ar: "زرقاء", asked: /\bblue\b|(?<!\p{L})(?:ال)?(?:أزرق|زرقاء)(?!\p{L})/iu },
  { hex: "#6A1B9A", en: "purple", ar: "بنفسجية", asked: /\b(?:purple|violet)\b|(?<!\p{L})(?:ال)?بنفسجي(?:ة)?(?!\p{L})/iu },
  { hex: "#C2185B", en: "pink", ar: "وردية", asked: /\bpink\b|(?<!\p{L})(?:ال)?وردي(?:ة)?(?!\p{L})/iu },
  { hex: "#6D4C41", en: "brown", ar: "بنية", asked: /\bbrown\b|(?<!\p{L})(?:ال)?بني(?:ة)?(?!\p{L})/iu },
  { hex: "#546E7A", en: "grey", ar: "رمادية", asked: /\bgr[ae]y\b|(?<!\p{L})(?:ال)?رمادي(?:ة)?(?!\p{L})/iu },
];

/** The colour that a wish names, as `#rrggbb`: by its value, else by its name in either language. */
export const colourIn = (wish: string): string | undefined =>
  /#[0-9a-f]{6}\b/i.exec(wish)?.[0] ?? COLOURS.find(({ asked }) => asked.test(wish))?.hex;

const partsOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as [number, number, number];

function hueOf(hex: string) {
  const [r, g, b] = partsOf(hex);
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const span = most - least;
  const turn = span === 0 ? 0 : most === r ? ((g - b) / span + 6) % 6 : most === g ? (b - r) / span + 2 : (r - g) / span + 4;
  const light = (most + least) / 2;
  return { hue: turn * 60, light, saturation: span === 0 ? 0 : span / (1 - Math.abs(2 * light - 1)) };
}

const SHADES = { dark: { en: "dark ", ar: " داكنة" }, pale: { en: "pale ", ar: " فاتحة" }, full: { en: "", ar: "" } } as const;

/** What a person would call a colour: its nearest hue, and whether it is dark or pale. */
export function nameOf(hex: string, locale: Locale): string {
  const { hue, light, saturation } = hueOf(hex);
  const distance = (to: string) => Math.min(Math.abs(hueOf(to).hue - hue), 360 - Math.abs(hueOf(to).hue - hue));
  const hues = COLOURS.filter(({ en }) => en !== "brown" && en !== "grey");
  const grey = COLOURS.find(({ en }) => en === "grey");
  const nearest = saturation < 0.1 && grey ? grey : hues.reduce((best, next) => (distance(next.hex) < distance(best.hex) ? next : best));
  const shade = SHADES[light < 0.22 ? "dark" : light > 0.75 ? "pale" : "full"];
  return locale === "ar" ? `${nearest.ar}${shade.ar}` : `${shade.en}${nearest.en}`;
}
