import { box, chance, circle, line, picture, ridge, shape } from "./drawing.ts";

function receipt(x: number, y: number, height: number, turn: number): string {
  const next = chance(x);
  const lines = Array.from({ length: Math.floor(height / 34) - 1 }, (_, at) =>
    box(x + 20, y + 26 + at * 34, 60 + next() * 70, 9, "#9fb0bd", 4),
  ).join("");
  return `<g transform="rotate(${turn} ${x + 80} ${y + 100})">${box(x, y, 170, height, "#ffffff", 6)}${lines}</g>`;
}

const boat = (x: number, y: number, colour: string) =>
  shape(`M${x},${y} H${x + 180} L${x + 146},${y + 48} H${x + 34} Z`, colour) +
  line(`M${x + 84},${y} V${y - 170}`, "#334a5e", 6) +
  shape(`M${x + 92},${y - 164} L${x + 164},${y - 20} H${x + 92} Z`, "#fdfbf5") +
  shape(`M${x + 76},${y - 140} L${x + 24},${y - 20} H${x + 76} Z`, "#f2d6a6");

export const HARBOUR = {
  "one-envelope": picture(
    "#e6eef2",
    "#cfdde5",
    box(0, 540, 1_200, 135, "#7d5b43") +
      receipt(470, 130, 250, -9) +
      receipt(560, 110, 260, 4) +
      receipt(650, 140, 240, 13) +
      shape("M380,300 H880 V548 H380 Z", "#d9a760") +
      shape("M380,300 L630,450 L880,300 V330 L630,482 L380,330 Z", "#c08f4b") +
      box(930, 330, 200, 210, "#2e4a62", 14) +
      box(954, 356, 152, 56, "#bfe0d2", 8) +
      [0, 1, 2].map((row) => [0, 1, 2].map((column) => box(958 + column * 52, 432 + row * 32, 40, 22, "#8fa6b8", 5)).join("")).join(""),
  ),
  harbour: picture(
    "#f9e2c8",
    "#fdf3e1",
    circle(900, 200, 74, "#f3a65a") +
      ridge(
        [
          [0, 330],
          [260, 280],
          [520, 330],
          [860, 300],
          [1_200, 340],
        ],
        "#9db4bd",
      ) +
      box(0, 380, 1_200, 295, "#3f7f93") +
      [430, 500, 580]
        .map((y, at) => line(`M${60 + at * 90},${y} q40,-14 80,0 t80,0 M${640 + at * 60},${y + 20} q40,-14 80,0 t80,0`, "#7fb3c1", 5))
        .join("") +
      boat(180, 410, "#b5482f") +
      boat(520, 470, "#22506b") +
      boat(860, 420, "#d99a3f"),
  ),
  "closing-time": picture(
    "#24384d",
    "#41566b",
    box(160, 110, 880, 565, "#172635") +
      box(190, 140, 820, 535, "#f4c978") +
      box(590, 140, 20, 535, "#172635") +
      line("M600,150 L470,270 M600,150 L730,270", "#5b4632", 5) +
      box(430, 262, 340, 130, "#fbf7ee", 14) +
      box(470, 300, 260, 20, "#b5482f", 10) +
      box(520, 340, 160, 16, "#9a8a76", 8) +
      circle(640, 470, 12, "#172635") +
      box(120, 90, 960, 46, "#b5482f", 8) +
      Array.from(
        { length: 8 },
        (_, at) =>
          shape(`M${120 + at * 120},136 h60 v34 q-30,28 -60,0 Z`, "#fbf7ee") +
          shape(`M${180 + at * 120},136 h60 v34 q-30,28 -60,0 Z`, "#b5482f"),
      ).join(""),
  ),
} as const;
