import type { Plugin } from "vite";

const MESSAGES = /[\\/]i18n[\\/](?:en|ar)[\\/](?<namespace>\w+)\.json$/;

/** Leaves those messages in a namespace's file whose first names are given; namespaces that aren't named stay whole. */
export function keepMessages(kept: Readonly<Record<string, readonly string[]>>): Plugin {
  return {
    name: "muhtawa:keep-messages",
    enforce: "pre",
    transform(text, id) {
      const names = kept[MESSAGES.exec(id)?.groups?.namespace ?? ""];
      if (!names) return null;
      const all = JSON.parse(text) as Record<string, unknown>;
      return { code: JSON.stringify(Object.fromEntries(names.map((name) => [name, all[name]]))), map: null };
    },
  };
}
