import { apiUrl } from "../config.ts";
import { apiFetch } from "./api-fetch.ts";

/** A REST call that answers JSON. */
export async function rest<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await apiFetch(apiUrl(path), init);
  return (await response.json()) as T;
}
