import { box, chance, circle, line, picture, ridge, shape } from "./drawing.ts";

function stars(count: number, lowest: number): string {
  const next = chance(7);
  return Array.from({ length: count }, () =>
    circle(next() * 1_200, next() * lowest, 0.8 + next() * 2.2, "#fdf6e3", 0.4 + next() * 0.6),
  ).join("");
}

/** Steep rock with a flat top, its layers showing. */
function rock(x: number, top: number, width: number, colour: string, layers: string): string {
  const [end, foot] = [x + width, 620];
  const wall = `M${x - 60},${foot} C${x - 20},${foot - 60} ${x},${top + 80} ${x + 30},${top + 12} Q${x + 60},${top - 14} ${x + width / 2},${top} T${end - 20},${top + 20} C${end},${top + 90} ${end + 20},${foot - 60} ${end + 70},${foot} Z`;
  const marks = [0.3, 0.5, 0.7].map((part) => {
    const y = top + (foot - top) * part;
    return line(`M${x + 14},${y} Q${x + width / 3},${y - 14} ${x + width / 2},${y + 4} T${end - 6},${y}`, layers, 5);
  });
  return shape(wall, colour) + marks.join("");
}

const sand = (light: string, dark: string) =>
  ridge(
    [
      [0, 560],
      [300, 600],
      [640, 550],
      [920, 590],
      [1_200, 545],
    ],
    light,
  ) +
  ridge(
    [
      [0, 640],
      [400, 600],
      [800, 645],
      [1_200, 610],
    ],
    dark,
  );

const tent = (x: number, y: number, colour: string, door: string) =>
  shape(`M${x},${y} L${x + 150},${y - 150} L${x + 300},${y} Z`, colour) +
  shape(`M${x + 115},${y} L${x + 150},${y - 105} L${x + 185},${y} Z`, door);

const cabin = (x: number, y: number) =>
  line(`M${x},${y - 46} V${y}`, "#3f4f4a", 5) + box(x - 34, y, 68, 52, "#c8553d", 12) + box(x - 24, y + 10, 48, 20, "#f3efe6", 6);

export const DUROOB = {
  "alula-morning": picture(
    "#fbe3c0",
    "#f3b678",
    circle(520, 250, 84, "#fff4d6") +
      rock(640, 250, 300, "#d98e56", "#c77a45") +
      rock(60, 190, 330, "#b9653a", "#a4542d") +
      rock(980, 300, 260, "#c4743f", "#b06434") +
      sand("#e6b980", "#d19a5f"),
  ),
  "star-night": picture(
    "#0d1b3d",
    "#3b3f73",
    stars(230, 470) +
      circle(960, 130, 46, "#fdf2cf") +
      circle(980, 116, 42, "#101e41") +
      ridge(
        [
          [0, 470],
          [240, 380],
          [430, 450],
          [700, 400],
          [960, 470],
          [1_200, 410],
        ],
        "#26264f",
      ) +
      sand("#3d2f4d", "#2c2240") +
      shape("M330,600 L860,600 L930,640 L260,640 Z", "#8c3b46") +
      line("M300,622 H890", "#e0b25c", 5) +
      circle(590, 560, 70, "#ffcf6b", 0.18) +
      box(574, 536, 32, 46, "#ffcf6b", 8) +
      line("M576,536 Q590,506 604,536", "#f1dfb4", 5),
  ),
  "rock-arch": picture(
    "#f6a56b",
    "#fbd9a0",
    circle(600, 420, 110, "#fff0cb") +
      ridge(
        [
          [0, 520],
          [260, 480],
          [600, 520],
          [940, 470],
          [1_200, 510],
        ],
        "#d98a54",
      ) +
      shape(
        "M240,640 C250,420 300,170 470,150 C640,120 820,150 900,260 C960,340 960,520 970,640 L800,640 C800,520 800,380 700,330 C590,280 480,330 450,430 C425,510 430,580 420,640 Z",
        "#7e3b2a",
      ) +
      sand("#b5653f", "#8e4a30"),
  ),
  "abha-fog": picture(
    "#dfeae6",
    "#f5f3ea",
    ridge(
      [
        [0, 330],
        [220, 200],
        [420, 310],
        [640, 170],
        [900, 300],
        [1_200, 210],
      ],
      "#a9c4b7",
    ) +
      shape("M0,330 Q300,270 620,330 T1200,300 V430 H0 Z", "#f1f5f0", 0.75) +
      ridge(
        [
          [0, 460],
          [260, 360],
          [520, 470],
          [800, 370],
          [1_200, 470],
        ],
        "#6f9c86",
      ) +
      shape("M0,470 Q320,420 700,480 T1200,450 V560 H0 Z", "#eef4ee", 0.7) +
      ridge(
        [
          [0, 590],
          [340, 500],
          [700, 600],
          [1_200, 520],
        ],
        "#3f7460",
      ) +
      line("M-20,150 Q600,270 1220,200", "#3f4f4a", 4) +
      cabin(360, 256) +
      cabin(820, 276),
  ),
  "desert-camp": picture(
    "#233a5e",
    "#e08e5a",
    stars(60, 200) +
      circle(260, 150, 54, "#fdf2cf") +
      ridge(
        [
          [0, 500],
          [320, 430],
          [620, 510],
          [900, 440],
          [1_200, 500],
        ],
        "#a65a3e",
      ) +
      sand("#c47a4a", "#8d4b35") +
      tent(660, 610, "#f2e2c4", "#5a3628") +
      tent(480, 630, "#d9bf95", "#4a2c22") +
      line("M330,640 L390,606 M390,640 L330,606", "#4a2c22", 12) +
      shape("M360,540 C398,576 388,612 360,612 C330,612 324,578 360,540 Z", "#ffb545"),
  ),
} as const;
