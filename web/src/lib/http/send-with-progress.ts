import type { Transport } from "./api-fetch.ts";

function answerOf(request: XMLHttpRequest): Response {
  const type = request.getResponseHeader("Content-Type");
  return new Response(request.responseText || null, { status: request.status, ...(type ? { headers: { "Content-Type": type } } : {}) });
}

/** Sends as fetch does, and tells from 0 to 1 how much has gone out, which fetch can't. */
export const sendWithProgress =
  (onProgress: (share: number) => void): Transport =>
  (input, init) =>
    new Promise((resolve, reject) => {
      const stop = () => reject(new DOMException("The request was aborted", "AbortError"));
      if (init.signal?.aborted) return stop();
      const request = new XMLHttpRequest();
      request.open(init.method ?? "GET", String(input));
      request.withCredentials = init.credentials === "include";
      for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) onProgress(loaded / total);
      });
      request.addEventListener("load", () => resolve(answerOf(request)));
      request.addEventListener("error", () => reject(new TypeError("The server can't be reached")));
      request.addEventListener("abort", stop);
      init.signal?.addEventListener("abort", () => request.abort());
      return request.send(init.body as XMLHttpRequestBodyInit);
    });
