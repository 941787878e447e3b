/** Values longer than this are not read back: the limit the product sets for its cookie parser. */
const MAX_COOKIE_LENGTH = 4096;

export function readCookie(name: string): string | null {
  for (const pair of document.cookie.split("; ")) {
    const separator = pair.indexOf("=");
    if (separator < 0 || pair.slice(0, separator) !== name || pair.length > MAX_COOKIE_LENGTH) continue;
    try {
      return decodeURIComponent(pair.slice(separator + 1));
    } catch {
      return null;
    }
  }
  return null;
}

export function writeCookie(name: string, value: string, days: number): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${days * 86_400}; Path=/; SameSite=Lax${secure}`;
}

export function removeCookie(name: string): void {
  document.cookie = `${name}=; Max-Age=0; Path=/; SameSite=Lax`;
}
