import { join } from "node:path";
import type { Plugin } from "vite";
import { gzipWeight, withImports } from "./with-imports.ts";

/** What a page may load before it stands: scripts, and bytes of them as compressed by gzip. */
const MOST = { scripts: 45, bytes: 560_000 };
/** Before one is signed in there is less. */
const MOST_FOR_GUESTS = { scripts: 25, bytes: 370_000 };

const PAGE = /\/src\/features\/(?<feature>[\w-]+)\/pages\/(?<page>[\w-]+)-page\.tsx$/;
const GUESTS = "auth";

/** Fails the build when a page loads more than it may, and tells which loads most. The home page has a build and limits of its own. */
export function pageBudgets(): Plugin {
  let root = "";
  return {
    name: "muhtawa:page-budgets",
    apply: "build",
    configResolved(config) {
      ({ root } = config);
    },
    writeBundle(_, bundle) {
      const files = Object.values(bundle);
      const chunks = files.filter((file) => file.type === "chunk");
      const chunkOf = (path: string) =>
        chunks.find((chunk) => chunk.facadeModuleId === join(root, "src", path)) ?? this.error(`${path} is no script of its own`);
      const begun = chunks.filter(({ isEntry }) => isEntry);
      const signedIn = ["app/signed-in.tsx", "app/layouts/dashboard-layout.tsx"].map(chunkOf);
      const guest = [chunkOf("app/layouts/auth-layout.tsx")];
      const pages = chunks.flatMap((chunk) => {
        const { feature, page } = PAGE.exec(chunk.facadeModuleId ?? "")?.groups ?? {};
        if (!feature || !page) return [];
        const most = feature === GUESTS ? MOST_FOR_GUESTS : MOST;
        const loaded = withImports([...begun, ...(feature === GUESTS ? guest : signedIn), chunk], files);
        return [{ page, most, scripts: loaded.length, bytes: gzipWeight(loaded) }];
      });
      if (pages.length === 0) this.error("no page was found whose scripts could be counted");
      for (const { page, most, scripts, bytes } of pages)
        if (scripts > most.scripts || bytes > most.bytes)
          this.error(`page ${page}: ${scripts} scripts, ${bytes} bytes; it may load ${most.scripts} and ${most.bytes}`);
      const [heaviest] = pages.toSorted((one, other) => other.bytes - one.bytes);
      this.info(`heaviest of ${pages.length} pages, ${heaviest?.page}: ${heaviest?.scripts} scripts, ${heaviest?.bytes} bytes by gzip`);
    },
  };
}
