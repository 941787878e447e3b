import { createServer, type Plugin } from "vite";

interface Page {
  index?: boolean;
  path?: string;
}

/** Leaves the application's routes beside its pages as `routes.json`, so that the server can answer 404 where none matches. */
export function emitRoutes(): Plugin {
  return {
    name: "muhtawa:emit-routes",
    apply: "build",
    async generateBundle() {
      const server = await createServer({
        configFile: false,
        root: process.cwd(),
        server: { middlewareMode: true },
        appType: "custom",
        logLevel: "error",
      });
      try {
        const { pagesIn } = (await server.ssrLoadModule("/src/app/feature-list.ts")) as { pagesIn: (layout: string) => Page[] };
        const { LOGIN_CALLBACK } = (await server.ssrLoadModule("/src/app/paths.ts")) as { LOGIN_CALLBACK: string };
        const pages = ["home", "auth", "dashboard", "default"].flatMap(pagesIn).map(({ index, path }) => (index ? "/" : `/${path}`));
        this.emitFile({ type: "asset", fileName: "routes.json", source: JSON.stringify([...pages, LOGIN_CALLBACK]) });
      } finally {
        await server.close();
      }
    },
  };
}
