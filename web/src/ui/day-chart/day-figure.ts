/** A figure that there is for each day, and how it is written. */
export interface DayFigure<Key extends string = string> {
  key: Key;
  /** Its name: the head of its column in the table. */
  label: string;
  format: (value: number) => string;
  /** Beside the axis, where there is little room; as in the table otherwise. */
  tick?: (value: number) => string;
  /** Over a bar; as in the table otherwise. */
  note?: (value: number) => string;
  /** Whether there is anything between two whole numbers. */
  fractions?: boolean;
}

/** What there is of a day: YYYY-MM-DD, and its figures by their keys. */
export type FiguresOfDay<Key extends string> = { day: string } & Record<Key, number>;
