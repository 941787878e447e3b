import { readFileSync } from "node:fs";
import { join } from "node:path";
import tokens from "../src/theme/tokens.json" with { type: "json" };

type Tree = { readonly [key: string]: Tree | { readonly value: string | { readonly _light: string; readonly _dark: string } } };

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The site's style sheet, in the application's own colours. */
export function styleSheet(): string {
  const light = variables("_light");
  const dark = variables("_dark");
  return `:root{color-scheme:light;${light}}\nhtml.dark{color-scheme:dark;${dark}}\n${readFileSync(join(import.meta.dirname, "browser/docs.css"), "utf8")}`;
}

function variables(mode: "_light" | "_dark"): string {
  const colours = tokens.theme.semanticTokens.colors as unknown as Record<string, Record<string, { value: Record<string, string> }>>;
  return Object.entries(colours)
    .flatMap(([family, shades]) =>
      Object.entries(shades).map(([shade, { value }]) => {
        const name = shade === "DEFAULT" ? family : `${family}-${kebab(shade)}`;
        return `--${name}:${resolved(value[mode] ?? "")}`;
      }),
    )
    .join(";");
}

/** `{colors.ink.25}` is another token's value. */
function resolved(value: string): string {
  if (!value.startsWith("{")) return value;
  let node: unknown = tokens.theme.tokens;
  for (const step of value.slice(1, -1).split(".")) node = (node as Tree)[step];
  return (node as { value: string }).value;
}
