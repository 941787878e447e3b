/** Whether a redirect target stays on this site: a path, not an address that a browser would read as another host. */
export function isLocalPath(target: string | null | undefined): target is string {
  if (!target?.startsWith("/") || /^\/[/\\]/.test(target) || /[\u0000-\u001f\\]/.test(target)) return false;
  try {
    return new URL(target, "http://local.invalid").host === "local.invalid";
  } catch {
    return false;
  }
}
