import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { answer, originIs, serve } from "./http-server.ts";
import { tokenOf } from "./tokens.ts";

export const USER = { id: "u1", username: "sara", role: "CLIENT" };
/** The service tells more of a user than is kept. */
const TOLD = { ...USER, email: "sara@example.com" };

/** A token whose time is over and that may still be refreshed. */
export const staleToken = () => tokenOf({ iat: Math.floor(Date.now() / 1000) - 3600 });

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** An API that remembers what it was asked. Its refresh takes each key once and hands out k1, k2 and so on, unless told otherwise. */
export async function refreshingApi(refresh?: Handler) {
  const refreshes: IncomingHttpHeaders[] = [];
  const requests: (string | undefined)[] = [];
  const keys = () => refreshes.map((headers) => headers["x-session-key"]);

  const rotate: Handler = (_, response) => {
    const step = refreshes.length;
    if (new Set(keys()).size < step) answer(response, 401, { message: "Your session has ended", error: "Your session has ended" });
    else answer(response, 200, { token: tokenOf({ lifetime: 1800 + step }), sessionKey: `k${step}`, user: TOLD });
  };

  originIs(
    await serve((request, response) => {
      if (request.url === "/auth/refresh") {
        refreshes.push(request.headers);
        (refresh ?? rotate)(request, response);
      } else {
        requests.push(request.headers.authorization);
        answer(response, 200, { data: [] });
      }
    }),
  );
  return { refreshes, requests, keys };
}
