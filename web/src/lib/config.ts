/** Where the API is: the page's own origin, unless the build was told another. */
const API_URL: string = import.meta.env?.VITE_API_URL ?? "";

export function apiUrl(path: string, base = API_URL): string {
  return `${base.replace(/\/$/, "")}/${path.replace(/^\//, "")}`;
}
