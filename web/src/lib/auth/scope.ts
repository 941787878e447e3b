import { claimsOf } from "./token.ts";
import { currentToken } from "./auth.ts";

/** What a person may do: names in a list, or as the keys of a map. */
type Scope = readonly string[] | Readonly<Record<string, unknown>>;

/** Whether a scope contains a name. */
export function includesName(scope: Scope | null | undefined, name: string): boolean {
  if (Array.isArray(scope)) return scope.includes(name);
  return Boolean((scope as Readonly<Record<string, unknown>> | null | undefined)?.[name]);
}

/** Whether the signed-in person's token names this. It decides what is offered; what is allowed the services decide. */
export function hasScope(name: string): boolean {
  const token = currentToken();
  return includesName(token ? claimsOf(token)?.scope : null, name);
}
