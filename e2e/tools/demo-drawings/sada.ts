import { box, circle, line, picture, shape } from "./drawing.ts";

const steam = (x: number, y: number, colour: string) =>
  [0, 46, 92].map((shift) => line(`M${x + shift},${y} q-18,-26 0,-50 t0,-50`, colour, 7)).join("");

const table = (colour: string) => box(0, 540, 1_200, 135, colour);

const bag = (x: number, colour: string, label: string, sign: string) =>
  shape(`M${x},240 H${x + 220} L${x + 232},545 Q${x + 110},560 ${x - 12},545 Z`, colour) +
  box(x - 4, 214, 228, 44, colour, 8) +
  line(`M${x + 8},236 H${x + 212}`, label, 4) +
  box(x + 40, 320, 140, 150, label, 10) +
  sign;

const finjan = (x: number, y: number) =>
  shape(`M${x},${y} H${x + 96} Q${x + 90},${y + 86} ${x + 66},${y + 92} H${x + 30} Q${x + 6},${y + 86} ${x},${y} Z`, "#fbf4e6") +
  line(`M${x + 8},${y + 30} H${x + 88}`, "#c08a3e", 7);

export const SADA = {
  "pour-over": picture(
    "#f7ead9",
    "#efd6b8",
    table("#8a5a3c") +
      shape("M520,380 H700 L680,530 Q610,552 540,530 Z", "#fdfaf4") +
      line("M704,408 C770,400 770,486 694,488", "#fdfaf4", 16) +
      shape("M482,210 H738 L640,352 H580 Z", "#c8623b") +
      shape("M516,210 H704 L636,310 H584 Z", "#5b3524") +
      line("M610,352 V378", "#5b3524", 8) +
      shape("M800,120 H960 Q1010,200 980,300 H780 Q760,190 800,120 Z", "#3f4a52") +
      line("M966,150 C1060,150 1060,280 984,282", "#3f4a52", 20) +
      line("M786,230 C720,230 716,150 650,158", "#3f4a52", 18) +
      line("M648,160 L622,232", "#a9c8d6", 8) +
      circle(180, 500, 44, "#6b3f29") +
      circle(250, 516, 30, "#7b4a31") +
      line("M158,470 Q186,500 178,540", "#f0dcc3", 5),
  ),
  "three-bags": picture(
    "#f3e6d6",
    "#e7cfb0",
    table("#6d4632") +
      bag(180, "#a8472f", "#fbeee0", shape("M290,340 C330,372 330,418 290,452 C250,418 250,372 290,340 Z", "#5d7a4a")) +
      bag(490, "#5b3524", "#fbeee0", shape("M600,344 C650,364 650,426 600,448 C550,426 550,364 600,344 Z", "#8b5a2b")) +
      bag(
        800,
        "#d98a2b",
        "#fbeee0",
        circle(910, 396, 50, "#ee9a34") + line("M910,350 V442 M870,373 L950,419 M950,373 L870,419", "#fbeee0", 6),
      ),
  ),
  "dallah-morning": picture(
    "#fde7c6",
    "#f7cf9c",
    circle(980, 190, 96, "#fff6dd") +
      table("#7a3f2e") +
      box(0, 560, 1_200, 14, "#c99a55") +
      shape("M470,250 Q560,214 640,250 L628,330 Q710,410 676,536 H434 Q402,410 484,330 Z", "#b98a3d") +
      shape("M640,262 Q720,250 760,200 Q756,300 640,330 Z", "#b98a3d") +
      line("M476,270 C380,276 370,420 438,452", "#b98a3d", 20) +
      shape("M500,240 L556,120 L610,240 Z", "#d0a456") +
      circle(556, 112, 14, "#b98a3d") +
      line("M446,430 Q556,466 664,430", "#8f672a", 8) +
      finjan(800, 452) +
      finjan(936, 452) +
      steam(804, 430, "#fffaf0"),
  ),
  "roasted-today": picture(
    "#efe7dc",
    "#dcc9b0",
    table("#4f3527") +
      shape("M450,150 H760 L780,548 Q605,566 430,548 Z", "#2f4a43") +
      box(444, 118, 322, 56, "#2f4a43", 10) +
      box(496, 232, 220, 236, "#f8efe0", 12) +
      [270, 322, 374, 426].map((y, at) => box(522, y, [168, 120, 150, 96][at] ?? 100, 16, at === 2 ? "#c8623b" : "#6b5a49", 8)).join("") +
      [
        [250, 520],
        [310, 500],
        [880, 512],
        [950, 496],
        [1_010, 524],
      ]
        .map(
          ([x = 0, y = 0]) =>
            shape(`M${x - 34},${y} a34,24 0 1,0 68,0 a34,24 0 1,0 -68,0`, "#6b3f29") + line(`M${x - 28},${y} q28,-16 56,0`, "#3d2317", 5),
        )
        .join(""),
  ),
} as const;
