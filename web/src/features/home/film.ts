/** The scenes of the film on the home page, and how many pictures each has: `npm run film -w e2e` takes them from the application. */
export const SCENES = [
  { id: "voice", pictures: 1 },
  { id: "idea", pictures: 2 },
  { id: "topics", pictures: 1 },
  { id: "draft", pictures: 4 },
  { id: "score", pictures: 1 },
  { id: "calendar", pictures: 1 },
] as const satisfies readonly { id: string; pictures: number }[];

export type SceneId = (typeof SCENES)[number]["id"];

/** One picture of a scene, counted from 0. */
export interface Picture {
  readonly scene: SceneId;
  readonly at: number;
}

/** All of them, in their order. */
export const PICTURES: readonly Picture[] = SCENES.flatMap(({ id, pictures }) =>
  Array.from({ length: pictures }, (_, at) => ({ scene: id, at })),
);

/** For screens of two widths, in CSS pixels. */
export const FORMATS = { wide: { width: 1280, height: 800 }, phone: { width: 375, height: 600 } } as const;

/** Where a picture lies, below the site's root. */
export const pathOf = ({ scene, at }: Picture, format: keyof typeof FORMATS, locale: string) =>
  `film/${scene}-${at + 1}.${format}.${locale}.avif`;
