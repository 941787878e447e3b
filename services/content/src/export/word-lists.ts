import { AlignmentType, type ILevelsOptions, LevelFormat } from "docx";

/** Twips that each level stands further in. */
export const INDENT = 480;
const LEVELS = 9;
const BULLETS = ["•", "◦", "▪"];

interface Numbering {
  readonly reference: string;
  readonly levels: ILevelsOptions[];
}

/** The numberings of a document: one for each list, since each counts by itself. */
export class WordLists {
  readonly config: Numbering[] = [];

  /** Its reference. `start` is the first number of an ordered list. */
  add(level: number, start: number | undefined): string {
    const reference = `list-${this.config.length + 1}`;
    const levels = Array.from({ length: LEVELS }, (_, at): ILevelsOptions => {
      const style = { paragraph: { indent: { left: INDENT * (at + 1), hanging: INDENT * 0.75 } } };
      return start === undefined
        ? { level: at, format: LevelFormat.BULLET, text: BULLETS[at % BULLETS.length] ?? "•", alignment: AlignmentType.LEFT, style }
        : {
            level: at,
            format: LevelFormat.DECIMAL,
            text: `%${at + 1}.`,
            alignment: AlignmentType.LEFT,
            start: at === level ? start : 1,
            style,
          };
    });
    this.config.push({ reference, levels });
    return reference;
  }
}
