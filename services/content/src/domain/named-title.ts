const MAX_TITLE = 200;

/** A title with a name behind it, within what a title may have. */
export function named(title: string, name: string): string {
  const behind = ` – ${name}`;
  const cut = title.slice(0, MAX_TITLE - behind.length);
  return `${cut.isWellFormed() ? cut : cut.slice(0, -1)}${behind}`;
}
