/** Browsers drop some of them, which could turn "/\t/host" into another address. */
const hasControlCharacter = (text: string) => [...text].some((character) => character < " ");

/** Whether a redirect target stays on this site: a path, not an address that a browser would read as another host. */
export function isLocalPath(target: string | null | undefined): target is string {
  if (!target?.startsWith("/") || target.startsWith("//") || target.includes("\\") || hasControlCharacter(target)) return false;
  try {
    return new URL(target, "http://local.invalid").host === "local.invalid";
  } catch {
    return false;
  }
}
