/** Pixels of a picture. */
const [WIDTH, HEIGHT] = [1200, 675];

/** Numbers from 0 to 1 that are the same each time, so that a drawing is, too. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** A whole picture on a ground that goes from one colour above to another below. */
export const picture = (above: string, below: string, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <defs><linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${above}"/><stop offset="1" stop-color="${below}"/></linearGradient></defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#ground)"/>${inner}</svg>`;

/** A ridge across the whole picture through the points, filled to the lower edge. */
export function ridge(points: readonly (readonly [number, number])[], colour: string): string {
  const [first = [0, HEIGHT], ...rest] = points;
  let [fromX, fromY] = first;
  const curves = rest.map(([x, y]) => {
    const middle = (fromX + x) / 2;
    const curve = `C${middle},${fromY} ${middle},${y} ${x},${y}`;
    [fromX, fromY] = [x, y];
    return curve;
  });
  return `<path d="M${first.join()} ${curves.join(" ")} V${HEIGHT} H${first[0]} Z" fill="${colour}"/>`;
}

export const circle = (x: number, y: number, radius: number, colour: string, opacity = 1): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}" opacity="${opacity}"/>`;

export const box = (x: number, y: number, width: number, height: number, colour: string, round = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${colour}"/>`;

export const shape = (path: string, colour: string, opacity = 1): string => `<path d="${path}" fill="${colour}" opacity="${opacity}"/>`;

export const line = (path: string, colour: string, width = 6): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
