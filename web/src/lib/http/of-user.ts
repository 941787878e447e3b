import { authState } from "../auth/auth.ts";
import { claimsOf } from "../auth/token.ts";
import { apiFetch, type Transport } from "./api-fetch.ts";

const never = () => new Promise<Response>(() => {});

const bearerOf = ({ headers }: RequestInit) => claimsOf(new Headers(headers).get("Authorization") ?? "")?.sub;

/**
 * Requests of one person. After a sign-out the page that is being left may still ask for something: that waits for ever, and goes with the
 * page. So does what would go out in nobody's name, or in that of whoever has signed in meanwhile, in this tab or another.
 */
export function ofUser(userId: string | undefined): Transport {
  const send: Transport = (input, init) => (bearerOf(init) === userId ? fetch(input, init) : never());
  return (input, init) => (userId !== undefined && authState().user?.id === userId ? apiFetch(input, init, send) : never());
}
