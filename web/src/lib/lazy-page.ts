import { loadNamespaces } from "i18next";
import type { ComponentType } from "react";
import { withTimeOut } from "./chunk-load.ts";

/** A route's `lazy`: the page's script and its messages, loaded together. The page's module exports `Component`. */
export function lazyPage(load: () => Promise<{ Component: ComponentType }>, ...namespaces: string[]) {
  return async () => {
    const [page] = await withTimeOut(Promise.all([load(), loadNamespaces(namespaces)]));
    return { Component: page.Component };
  };
}
