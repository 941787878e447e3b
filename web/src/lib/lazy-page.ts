import { loadNamespaces } from "i18next";
import type { ComponentType } from "react";

const TIME_OUT_MS = 120_000;

/** A page's script that couldn't be had: an older build's, or the connection's fault. */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
}

function withTimeOut<T>(loading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError("Loading the page took too long")), TIME_OUT_MS);
    loading.then(resolve, (error: Error) => reject(new ChunkLoadError(error.message, { cause: error }))).finally(() => clearTimeout(timer));
  });
}

/** A route's `lazy`: the page's script and its messages, loaded together. The page's module exports `Component`. */
export function lazyPage(load: () => Promise<{ Component: ComponentType }>, ...namespaces: string[]) {
  return async () => {
    const [page] = await withTimeOut(Promise.all([load(), loadNamespaces(namespaces)]));
    return { Component: page.Component };
  };
}
