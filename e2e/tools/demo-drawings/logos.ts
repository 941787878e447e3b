import { box, circle, line, shape } from "./drawing.ts";

/** Pixels from side to side. */
const SIDE = 512;

const logo = (ground: string, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}"><rect width="${SIDE}" height="${SIDE}" fill="${ground}"/>${inner}</svg>`;

/** What each company of the demo is known by: square, without words, to be read at the size of a letter. */
export const LOGOS = {
  // A lighthouse on a ledger's lines.
  "harbour-logo": logo(
    "#123c54",
    shape("M206,360 L228,176 H284 L306,360 Z", "#f4efe4") +
      box(216, 132, 80, 44, "#f2b544", 8) +
      shape("M208,136 L256,92 L304,136 Z", "#f4efe4") +
      shape("M296,140 L432,104 V200 L296,168 Z", "#f2b544", 0.75) +
      line("M88,384 H424", "#f4efe4", 20) +
      line("M128,432 H384", "#7fb2c9", 20),
  ),
  // A path that goes up between two hills.
  "duroob-logo": logo(
    "#f6e3c5",
    circle(352, 148, 56, "#d9803f") +
      shape("M0,400 Q128,180 256,336 T512,300 V512 H0 Z", "#b9653a") +
      shape("M0,448 Q160,344 300,424 T512,400 V512 H0 Z", "#8a4426") +
      line("M208,512 C232,464 328,448 300,400 S196,356 236,300", "#fff4d6", 28),
  ),
  // A bean whose sound spreads.
  "sada-logo": logo(
    "#2c1a12",
    `<g transform="rotate(-24 196 256)"><ellipse cx="196" cy="256" rx="92" ry="128" fill="#c98a4b"/>${line("M196,136 C150,200 242,312 196,376", "#2c1a12", 20)}</g>` +
      line("M316,176 Q364,256 316,336", "#f0d9b5", 24) +
      line("M372,136 Q440,256 372,376", "#f0d9b5", 24),
  ),
};
