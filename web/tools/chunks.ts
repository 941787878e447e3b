import { join } from "node:path";
import type { Rolldown } from "vite";

/** What asks a module for what it imports at once, while chunks are made. */
type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** Every signed-in page stands in these. */
const SIGNED_IN = ["app/signed-in.tsx", "app/layouts/dashboard-layout.tsx", "app/layouts/default-layout.tsx"];
/** The pages by which one gets in. */
const ACCOUNTS = [
  "app/layouts/auth-layout.tsx",
  ...["sign-in", "sign-up", "forget-password", "verification-code", "new-password"].map((page) => `features/auth/pages/${page}-page.tsx`),
];
/** Libraries that few pages need, much larger than what they would be joined with. */
const LARGE = /[\\/]node_modules[\\/](?:@tiptap|prosemirror|recharts|d3-|lowlight|highlight\.js|yet-another)/;
/** Bytes of source: what is shared by the same pages and smaller is joined with what is shared by nearly the same. */
const SMALL = { accounts: 1_500, pages: 5_000 };

/**
 * Which modules are one file of the build. Left to itself the bundler makes a file of each set of modules that the same pages share: two hundred
 * for one page, most of a few hundred bytes, each a request. What every page begins with, what all signed-in pages share, and what those share
 * with sign-in are a file each; the rest is joined where little more than a page needs comes along.
 */
export function chunks(root: string): Rolldown.CodeSplittingOptions {
  const signedIn = importedBy(SIGNED_IN.map((path) => join(root, "src", path)));
  const entry = ["index.html", "src/main.tsx"].map((path) => join(root, path));
  const accounts = importedBy(ACCOUNTS.map((path) => join(root, "src", path)));
  return {
    groups: [
      // the entry stays itself: the kept application is known by its name
      { name: (id) => (entry.includes(id) ? null : "start"), tags: ["$initial"], priority: 4 },
      { name: (id, graph) => (signedIn(id, graph) && accounts(id, graph) ? "everywhere" : null), priority: 3 },
      { name: (id, graph) => (signedIn(id, graph) ? "signed-in-parts" : null), priority: 2 },
      {
        name: (id, graph) => (accounts(id, graph) ? "accounts" : null),
        priority: 1,
        minShareCount: 2,
        entriesAware: true,
        entriesAwareMergeThreshold: SMALL.accounts,
      },
      {
        name: (id, graph) => (LARGE.test(id) || accounts(id, graph) ? null : "shared"),
        minShareCount: 2,
        entriesAware: true,
        entriesAwareMergeThreshold: SMALL.pages,
      },
    ],
  };
}

/** Tells whether a module is one of these or is imported by them at once, in however many steps. */
function importedBy(roots: readonly string[]): (id: string, graph: Graph) => boolean {
  let found: Set<string> | undefined;
  return (id, graph) => {
    if (!found) {
      found = new Set(roots);
      for (const each of found) for (const imported of graph.getModuleInfo(each)?.importedIds ?? []) found.add(imported);
    }
    return found.has(id);
  };
}
