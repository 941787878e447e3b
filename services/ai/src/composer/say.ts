import type { Material } from "./material.ts";
import type { Line, SectionLine } from "./tongue.ts";

/** Chooses among wordings after filling them in, so that one with a banned word is passed over. */
export const say = (m: Material, slot: string, lines: readonly Line[]): string =>
  m.choose(
    slot,
    lines.map((line) => line(m)),
  );

export const sayOf = (m: Material, slot: string, topic: string, lines: readonly SectionLine[]): string =>
  m.choose(
    slot,
    lines.map((line) => line(topic, m)),
  );
