import i18next, { loadNamespaces } from "i18next";
import type { ComponentType } from "react";
import { withTimeOut } from "./chunk-load.ts";

/** Messages of the page's language. Fails when they can't be had: a page without them shows their names. */
export async function loadMessages(namespaces: readonly string[]): Promise<void> {
  await loadNamespaces(namespaces);
  const missing = namespaces.filter((name) => !i18next.hasResourceBundle(i18next.language, name));
  if (missing.length > 0) throw new Error(`There are no messages of ${missing.join(", ")}`);
}

/** A route's `lazy`: the page's script and its messages, loaded together. The page's module exports `Component`. */
export function lazyPage(load: () => Promise<{ Component: ComponentType }>, ...namespaces: string[]) {
  return async () => {
    const [page] = await withTimeOut(Promise.all([load(), loadMessages(namespaces)]));
    return { Component: page.Component };
  };
}
